import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { CatalogueItem } from '../../../domain/catalogue/catalogue.ts';
import {
  addItem,
  initialSelection,
  isSelected,
  type Package,
  packageState,
  readPackage,
  removeItem,
  type Selection,
  toggleItem,
  withoutIncompatible,
  withPackage,
} from '../../../domain/package/package.ts';
import { useHydrated } from '../../browser/hydration.tsx';
import { writePackage } from '../../forms/package-address.ts';
import { useDialog } from '../../ui/dialog.tsx';
import type { CategoryContent } from './category.server.ts';

export type ChosenPackage = ReturnType<typeof usePackage>;

/**
 * §4.8 Package selection: the choice on one category's page, and the dialog that sums it up. It begins as
 * the address says (§4.10), which the prerendered page cannot know, and the address follows it.
 */
export function usePackage({ defaultBonus, priceList }: CategoryContent) {
  const location = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const dialog = useDialog('paquete');
  const [unchanged] = useState<Package>(() => ({
    items: initialSelection(defaultBonus),
    notice: null,
  }));
  const [arrived] = useState(
    () => readPackage({ search: location.search }, priceList) ?? unchanged,
  );
  const [changed, setChanged] = useState<Package>();
  const { items: selection, notice } = changed ?? (hydrated ? arrived : unchanged);
  const { open, close } = dialog;

  const isUnchanged = withPackage('', selection) === withPackage('', unchanged.items);
  const write = () => writePackage(isUnchanged ? null : selection);

  // Also in the entry that Back, from the dialog's, or a link leads to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the location stands for the entry
  useEffect(() => {
    if (hydrated) write();
  }, [hydrated, selection, location]);

  const change = useCallback(
    (edit: (current: Selection) => Selection) =>
      setChanged((current) => withoutIncompatible(edit((current ?? arrived).items), priceList)),
    [arrived, priceList],
  );

  // Stable functions: what does not show the selection is not rendered with it.
  return {
    selection,
    /** What is no longer in the package; on arrival the page says it, later the dialog. */
    notice,
    arrivalNotice: hydrated && !changed ? arrived.notice : null,
    dialog,
    priceList,
    hasDefaultBonus: defaultBonus !== null && isSelected(selection, defaultBonus.id),
    /** 'Añadir a Solución' adds the plan and opens the summary. */
    addPlan: useCallback(
      (plan: CatalogueItem) => {
        change((current) => addItem(current, plan));
        open();
      },
      [change, open],
    ),
    toggle: useCallback(
      (item: CatalogueItem) => change((current) => toggleItem(current, item)),
      [change],
    ),
    remove: useCallback((id: string) => change((current) => removeItem(current, id)), [change]),
    /** 'Continuar': Back from there leads to this page with its package, and no dialog. */
    goOn: async () => {
      await close();
      write();
      const { to, state } = contactLink(selection);
      navigate(to, { state });
    },
  };
}

/** §4.10 The contact form, with the package in address and state. */
export function contactLink(selection: Selection) {
  const items = selection.length > 0 ? selection : null;
  return { to: `/contact${withPackage('', items)}`, state: items && packageState(items) };
}
