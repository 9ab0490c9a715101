import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { CatalogueItem } from '../../../domain/catalogue/catalogue.ts';
import { breakdownOf, formatPriceWithCurrency, totalOf } from '../../../domain/catalogue/money.ts';
import {
  addItem,
  addonsIn,
  countLabel,
  initialSelection,
  isSelected,
  type Package,
  packageNotice,
  packageState,
  readPackage,
  removeItem,
  type Selection,
  samePlansNotice,
  toggleItem,
  withoutIncompatible,
  withPackage,
} from '../../../domain/package/package.ts';
import { useHydrated } from '../../browser/hydration.tsx';
import { moveFocus } from '../../browser/move-focus.ts';
import { Cloth } from '../../forms/cloth.tsx';
import { PackageActions } from '../../forms/package-actions.tsx';
import { writePackage } from '../../forms/package-address.ts';
import { PackageItems, PackageNotice } from '../../forms/package-list.tsx';
import { WhatsappLink } from '../../forms/whatsapp-link.tsx';
import { useSiteData } from '../../layout/site-data.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Dialog, useDialog } from '../../ui/dialog.tsx';
import { MayaNumeral } from '../../ui/maya-numeral.tsx';
import type { CategoryContent } from './category.server.ts';
import { CountedTotal } from './counted-total.tsx';

type ChosenPackage = ReturnType<typeof usePackage>;

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

/** §4.8 Bottom bar: absent while the selection is empty. The footer keeps room for it (base.css). */
export function PackageBar({ selection, onOpen }: { selection: Selection; onOpen: () => void }) {
  if (selection.length === 0) return null;
  const addons = addonsIn(selection);
  return (
    <section
      aria-label="Tu paquete"
      className="package-bar fixed inset-x-0 bottom-0 z-30 border-t-[1.5px] border-accent bg-surface-2"
    >
      <div className="wrap flex min-h-(--package-bar-height) flex-wrap items-center gap-x-6 gap-y-1 py-2 max-desktop:gap-x-2.5">
        <span className="w-9 max-desktop:hidden">
          <MayaNumeral value={selection.length} />
        </span>
        {/* In one sentence, and without the numbers in between. */}
        <p className="sr-only" role="status">
          {countLabel(selection)}, {formatPriceWithCurrency(totalOf(selection))} en total
        </p>
        <div className="flex grow basis-16 items-center gap-x-6 leading-tight max-desktop:block max-desktop:text-xs">
          <div aria-hidden="true" className="grow font-semibold">
            <p>{countLabel(selection)}</p>
            <p className="text-text-2">
              Total <CountedTotal total={totalOf(selection)} />
            </p>
          </div>
          {totalOf(addons) > 0 && (
            <p className="desktop:text-right">
              <span className="text-2xs text-text-2 desktop:block">Complementos </span>
              <span className="font-semibold">
                {breakdownOf(addons) ?? formatPriceWithCurrency(totalOf(addons))}
              </span>
            </p>
          )}
        </div>
        {/* On phones along the edge of the screen, where it takes no room. */}
        <span className="flex-none max-desktop:absolute max-desktop:inset-y-0 max-desktop:left-0 max-desktop:w-3 desktop:h-12 desktop:w-30">
          <Cloth items={selection} size="bar" />
        </span>
        <Button className="flex-none whitespace-nowrap" onClick={onOpen} size="tight">
          Ver paquete
        </Button>
      </div>
    </section>
  );
}

/** §4.8 Summary modal. */
export function PackageDialog({ chosen }: { chosen: ChosenPackage }) {
  const { dialog, selection, notice, priceList, hasDefaultBonus, remove, goOn } = chosen;
  const { site } = useSiteData();
  const { pathname } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const empty = selection.length === 0;
  const breakdown = breakdownOf(selection);
  const samePlans = samePlansNotice(selection);

  return (
    <Dialog
      className="stepped-dialog m-auto max-h-[calc(100dvh-2rem)] w-[min(62rem,calc(100vw-2rem))] bg-surface-2 text-text open:flex max-wide:flex-col wide:flex-row-reverse"
      describedBy="package-total-label package-total package-notice"
      dialog={dialog}
      labelledBy="package-title"
    >
      <div className="p-[clamp(1.5rem,4vw,3rem)] [--button-base:var(--surface-2)] min-w-0 flex-1">
        <div className="mb-6 flex items-start justify-between gap-5">
          <h2 className="text-h3" id="package-title" ref={heading}>
            Tu paquete
          </h2>
          <IconButton icon="close" label="Cerrar" onClick={dialog.close} />
        </div>
        {empty ? (
          <p className="border-t border-line py-8 text-text-2">Aún no has agregado paquetes.</p>
        ) : (
          <PackageItems
            items={selection}
            onRemove={(id) => {
              // The button is about to go.
              moveFocus(heading.current);
              remove(id);
            }}
            priceList={priceList}
          />
        )}
        <div className={notice || samePlans ? 'grid gap-3 pb-3' : undefined}>
          <PackageNotice id="package-notice" text={notice} />
          {samePlans && <p className="text-sm font-semibold">{samePlans}</p>}
        </div>
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-t-[1.5px] border-text py-6">
          <p>
            <span id="package-total-label">Total</span>
            <span className="block text-xs text-text-2">
              Precios aproximados en dólares (USD), {site.taxNote}
            </span>
          </p>
          <output
            aria-labelledby="package-total-label"
            className="text-figure text-[clamp(2.4rem,7vw,4.25rem)]"
          >
            <span id="package-total">{formatPriceWithCurrency(totalOf(selection))}</span>
          </output>
          {breakdown && <p className="w-full text-xs font-semibold">{breakdown}</p>}
        </div>
        <p className="border-l-[5px] border-warm pl-4.5 text-sm text-text-2">
          {packageNotice(hasDefaultBonus)}
        </p>
        {!empty && <PackageActions items={selection} path={pathname} priceList={priceList} />}
        <div className="mt-7 flex flex-wrap justify-end gap-3 max-desktop:flex-col-reverse">
          <WhatsappLink catalogue={priceList} items={selection} size="tight" />
          <Button
            aria-disabled={empty}
            disabled={empty}
            icon="arrowRight"
            onClick={goOn}
            size="tight"
          >
            Continuar
          </Button>
        </div>
      </div>
      <div className="flex-none px-[clamp(1.5rem,4vw,3rem)] empty:hidden max-wide:pb-8 wide:pr-0">
        {dialog.isOpen && !empty && <Cloth items={selection} size="dialog" />}
      </div>
    </Dialog>
  );
}
