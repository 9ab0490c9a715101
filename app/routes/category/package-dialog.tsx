import { useLocation } from 'react-router';
import { breakdownOf, formatPriceWithCurrency, totalOf } from '../../../domain/catalogue/money.ts';
import { packageNotice, samePlansNotice } from '../../../domain/package/package.ts';
import { Cloth } from '../../forms/cloth.tsx';
import { PackageActions } from '../../forms/package-actions.tsx';
import { PackageItems, PackageNotice } from '../../forms/package-list.tsx';
import { WhatsappLink } from '../../forms/whatsapp-link.tsx';
import { useSiteData } from '../../layout/site-data.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { ChosenPackage } from './use-package.ts';

/** §4.8 Summary modal. */
export function PackageDialog({ chosen }: { chosen: ChosenPackage }) {
  const { dialog, selection, notice, priceList, hasDefaultBonus, remove, goOn } = chosen;
  const { site } = useSiteData();
  const { pathname } = useLocation();
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
          <h2 className="text-h3" id="package-title">
            Tu paquete
          </h2>
          <IconButton icon="close" label="Cerrar" onClick={dialog.close} />
        </div>
        {empty ? (
          <p className="border-t border-line py-8 text-text-2">Aún no has agregado paquetes.</p>
        ) : (
          <PackageItems
            headingId="package-title"
            items={selection}
            onRemove={remove}
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
          <Button disabled={empty} icon="arrowRight" onClick={goOn} size="tight">
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
