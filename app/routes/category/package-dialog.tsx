import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { breakdownOf, formatPriceWithCurrency, totalOf } from '../../../domain/catalogue/money.ts';
import { packageNotice, packageState, type Selection } from '../../../domain/package/package.ts';
import { moveFocus } from '../../browser/move-focus.ts';
import { WhatsappLink } from '../../forms/whatsapp-link.tsx';
import { useLanguageOf, useSiteData } from '../../layout/site-data.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, type DialogHandle } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';

interface PackageDialogProps {
  dialog: DialogHandle;
  selection: Selection;
  hasDefaultBonus: boolean;
  onRemove: (id: string) => void;
}

const kinds = { plan: 'Plan', servicio: 'Servicio', addon: 'Complemento', bonus: 'Bonus' } as const;

/** §4 Summary modal. */
export function PackageDialog(props: PackageDialogProps) {
  const { dialog, selection, hasDefaultBonus, onRemove } = props;
  const { site } = useSiteData();
  const languageOf = useLanguageOf();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const empty = selection.length === 0;
  const breakdown = breakdownOf(selection);

  function goOn() {
    if (empty) return;
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
          <button aria-label="Cerrar" className="icon-button" onClick={dialog.close} type="button">
            <Icon name="close" />
          </button>
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
                      className="block text-[1.1875rem] leading-tight font-[620]"
                      lang={languageOf(name)}
                    >
                      {name}
                    </span>
                    <span className="text-xs text-text-2">
                      {kinds[type]}
                      {price !== 0 && `, ${priceType}`}
                    </span>
                  </span>
                  <span className="whitespace-nowrap font-[620]">
                    {formatPriceWithCurrency(price)}
                  </span>
                </span>
                <button
                  aria-label={`Quitar ${name}`}
                  className="icon-button flex-none"
                  onClick={() => {
                    // The button is about to go.
                    moveFocus(heading.current);
                    onRemove(id);
                  }}
                  type="button"
                >
                  <Icon name="close" />
                </button>
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
