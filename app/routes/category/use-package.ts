import { useState } from 'react';
import type { CatalogueItem } from '../../../domain/catalogue/lookup.ts';
import {
  addItem,
  initialSelection,
  removeItem,
  toggleItem,
} from '../../../domain/package/selection.ts';
import { useDialog } from '../../ui/dialog.tsx';

/** §4 Package selection: the choice on one category's page, and the dialog that sums it up. */
export function usePackage(defaultBonus: CatalogueItem | null) {
  const [selection, setSelection] = useState(() => initialSelection(defaultBonus));
  const dialog = useDialog();
  return {
    selection,
    dialog,
    /** 'Añadir a Solución' adds the plan and opens the summary. */
    addPlan: (plan: CatalogueItem) => {
      setSelection((current) => addItem(current, plan));
      dialog.open();
    },
    toggle: (item: CatalogueItem) => setSelection((current) => toggleItem(current, item)),
    remove: (id: string) => setSelection((current) => removeItem(current, id)),
  };
}
