import type { CatalogueItem, PriceList } from '../../domain/catalogue/catalogue.ts';
import { whatsappLink, whatsappPackage } from '../../domain/quote/whatsapp.ts';
import { useSiteData } from '../layout/site-data.ts';
import { ButtonLink, type ButtonSize } from '../ui/button.tsx';

/** An appointment instead of a form, where the content says how to make one. */
export function BookingLink() {
  const { booking } = useSiteData().site;
  if (!booking) return null;
  return (
    <ButtonLink icon="calendar" rel="noopener" target="_blank" to={booking} variant="secondary">
      Agendar una llamada
    </ButtonLink>
  );
}

/** Business in Mexico is done on WhatsApp: the package or a greeting goes along as text. */
export function WhatsappLink(props: {
  items: readonly CatalogueItem[];
  catalogue: PriceList;
  size?: ButtonSize;
}) {
  const { site } = useSiteData();
  if (!site.whatsapp) return null;
  return (
    <ButtonLink
      to={whatsappLink(site.whatsapp, whatsappPackage(site.brand, props.items, props.catalogue))}
      icon="chat"
      rel="noopener"
      size={props.size}
      target="_blank"
      variant="secondary"
    >
      Enviar por WhatsApp
    </ButtonLink>
  );
}
