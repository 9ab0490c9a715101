import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CatalogueItem } from '../../../domain/catalogue/catalogue.ts';
import { breakdownOf, formatPriceWithCurrency, totalOf } from '../../../domain/catalogue/money.ts';
import {
  addItem,
  addonSubtotal,
  countLabel,
  initialSelection,
  packageNotice,
  packageState,
  removeItem,
  type Selection,
  toggleItem,
} from '../../../domain/package/package.ts';
import { moveFocus } from '../../browser/move-focus.ts';
import { WhatsappLink } from '../../forms/whatsapp-link.tsx';
import { useLanguageOf, useSiteData } from '../../layout/site-data.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Dialog, useDialog } from '../../ui/dialog.tsx';
import { MayaNumeral } from '../../ui/maya-numeral.tsx';

type Package = ReturnType<typeof usePackage>;

/** §4.8 Package selection: the choice on one category's page, and the dialog that sums it up. */
export function usePackage(defaultBonus: CatalogueItem | null) {
  const [selection, setSelection] = useState(() => initialSelection(defaultBonus));
  const dialog = useDialog();
  const { open } = dialog;
  // Stable functions: what does not show the selection is not rendered with it.
  return {
    selection,
    dialog,
    hasDefaultBonus: defaultBonus !== null,
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

/** §4.8 Bottom bar: absent while the selection is empty. The footer keeps room for it (base.css). */
export function PackageBar({ selection, onOpen }: { selection: Selection; onOpen: () => void }) {
  if (selection.length === 0) return null;
  const subtotal = addonSubtotal(selection);
  return (
    <section
      aria-label="Tu paquete"
      className="package-bar fixed inset-x-0 bottom-0 z-30 border-t-[1.5px] border-accent bg-surface-2"
    >
      <div className="wrap flex min-h-(--package-bar-height) flex-wrap items-center gap-x-6 gap-y-1 py-2 max-desktop:gap-x-2.5">
        <span className="max-desktop:hidden">
          <MayaNumeral value={selection.length} />
        </span>
        <p className="grow basis-16 font-semibold max-desktop:text-xs" role="status">
          {countLabel(selection)}
        </p>
        {subtotal > 0 && (
          <p className="text-right leading-tight max-desktop:text-xs">
            <span className="block text-2xs text-text-2">Complementos</span>
            <span className="whitespace-nowrap font-semibold">
              {formatPriceWithCurrency(subtotal)}
            </span>
          </p>
        )}
        <Button className="flex-none whitespace-nowrap" onClick={onOpen} size="tight">
          Ver paquete
        </Button>
      </div>
    </section>
  );
}

const kinds = { plan: 'Plan', servicio: 'Servicio', addon: 'Complemento', bonus: 'Bonus' } as const;

/** §4.8 Summary modal. */
export function PackageDialog({ chosen }: { chosen: Package }) {
  const { dialog, selection, hasDefaultBonus, remove } = chosen;
  const { site } = useSiteData();
  const languageOf = useLanguageOf();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const empty = selection.length === 0;
  const breakdown = breakdownOf(selection);

  function goOn() {
    dialog.close();
    navigate('/contact', { state: packageState(selection) });
  }

  return (
    <Dialog
      className="stepped-dialog m-auto max-h-[calc(100dvh-2rem)] w-[min(45rem,calc(100vw-2rem))] bg-surface-2 text-text"
      dialog={dialog}
      labelledBy="package-title"
    >
      <div className="p-[clamp(1.5rem,4vw,3rem)] [--button-base:var(--surface-2)]">
        <div className="mb-6 flex items-start justify-between gap-5">
          <h2 className="text-h3" id="package-title" ref={heading}>
            Tu paquete
          </h2>
          <IconButton icon="close" label="Cerrar" onClick={dialog.close} />
        </div>
        {empty ? (
          <p className="border-t border-line py-8 text-text-2">Aún no has agregado paquetes.</p>
        ) : (
          <ul>
            {selection.map(({ id, name, type, price, priceType }) => (
              <li className="flex min-h-16 items-center gap-4 border-t border-line py-3" key={id}>
                <span className="flex flex-1 flex-wrap items-center gap-x-4">
                  <span className="grow basis-26">
                    <span
                      className="block text-[1.1875rem] leading-tight font-semibold"
                      lang={languageOf(name)}
                    >
                      {name}
                    </span>
                    <span className="text-xs text-text-2">
                      {kinds[type]}
                      {price !== 0 && `, ${priceType}`}
                    </span>
                  </span>
                  <span className="whitespace-nowrap font-semibold">
                    {formatPriceWithCurrency(price)}
                  </span>
                </span>
                <IconButton
                  className="flex-none"
                  icon="close"
                  label={`Quitar ${name}`}
                  onClick={() => {
                    // The button is about to go.
                    moveFocus(heading.current);
                    remove(id);
                  }}
                />
              </li>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-t-[1.5px] border-text py-6">
          <p>
            Total
            <span className="block text-xs text-text-2">
              Precios aproximados en dólares (USD), {site.taxNote}
            </span>
          </p>
          <output className="text-figure text-[clamp(2.4rem,7vw,4.25rem)]">
            {formatPriceWithCurrency(totalOf(selection))}
          </output>
          {breakdown && <p className="w-full text-xs font-semibold">{breakdown}</p>}
        </div>
        <p className="border-l-[5px] border-warm pl-4.5 text-sm text-text-2">
          {packageNotice(hasDefaultBonus)}
        </p>
        <div className="mt-7 flex flex-wrap justify-end gap-3 max-desktop:flex-col-reverse">
          <WhatsappLink items={selection} size="tight" />
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
    </Dialog>
  );
}
