import { useCallback, useState } from 'react';
import type { CatalogueItem } from '../../../domain/catalogue/catalogue.ts';
import {
  addItem,
  initialSelection,
  removeItem,
  toggleItem,
} from '../../../domain/package/package.ts';
import { useDialog } from '../../ui/dialog.tsx';

/** §4 Package selection: the choice on one category's page, and the dialog that sums it up. */
export function usePackage(defaultBonus: CatalogueItem | null) {
  const [selection, setSelection] = useState(() => initialSelection(defaultBonus));
  const dialog = useDialog();
  const { open } = dialog;
  // The same functions for as long as the page stands: what does not show the selection is not
  // rendered anew with it.
  return {
    selection,
    dialog,
    /** 'Añadir a Solución' adds the plan and opens the summary. */
    addPlan: useCallback(
      (plan: CatalogueItem) => {
        setSelection((current) => addItem(current, plan));
        open();
      },
      [open],
    ),
    toggle: useCallback((item: CatalogueItem) => {
      setSelection((current) => toggleItem(current, item));
    }, []),
    remove: useCallback((id: string) => {
      setSelection((current) => removeItem(current, id));
    }, []),
  };
}
