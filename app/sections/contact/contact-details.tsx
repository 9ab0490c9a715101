import type { ReactNode } from 'react';
import { escapeHtml } from '../../../domain/forms/text.ts';
import { useSiteData } from '../../layout/site-data.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';

/** §2.11 Where the agency is and when it answers, in two columns where there is room. */
export function ContactDetails() {
  const { site } = useSiteData();
  const { address, hours, phones } = site;
  return (
    <aside aria-label="Datos de contacto" className="@container">
      <dl className="grid border-b border-line @md:grid-cols-2 @md:gap-x-(--gap)">
        <Detail icon="phone" label="Teléfonos">
          <Call label="Celular" number={phones.mobile} />
          <Call label="Oficina" number={phones.office} />
        </Detail>
        <Detail icon="mail" label="Correo">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the agency's own address, escaped */}
          <span dangerouslySetInnerHTML={{ __html: emailLink(site.email) }} />
        </Detail>
        <Detail icon="pin" label="Dirección">
          <address className="not-italic">
            {address.street}, {address.district}
            <br />
            {address.postalCode} {address.city}, {address.region}
          </address>
        </Detail>
        <Detail icon="clock" label="Horario">
          {hours.days}
          <br />
          {hours.label}
        </Detail>
      </dl>
    </aside>
  );
}

/** The comments keep Cloudflare from writing the address in another way, which React would find changed. */
function emailLink(address: string): string {
  const text = escapeHtml(address);
  return `<!--email_off--><a class="inline-flex min-h-8 items-center hover:text-accent-text" href="mailto:${text}">${text}</a><!--/email_off-->`;
}

function Detail(props: { icon: IconName; label: string; children: ReactNode }) {
  const { icon, label, children } = props;
  return (
    <div className="border-t border-line py-5">
      <dt className="mb-2.5 flex items-center gap-2.5 text-xs text-text-2">
        <Icon className="text-accent-text" name={icon} />
        {label}
      </dt>
      <dd className="text-[1.1875rem] leading-snug font-[540]">{children}</dd>
    </div>
  );
}

function Call({ label, number }: { label: string; number: string }) {
  return (
    <a
      className="flex min-h-8 flex-wrap items-baseline gap-x-2 py-0.5 hover:text-accent-text"
      href={`tel:${number.replace(/[^+\d]/g, '')}`}
    >
      <span className="text-sm font-normal text-text-2">{label}: </span>
      {number}
    </a>
  );
}
