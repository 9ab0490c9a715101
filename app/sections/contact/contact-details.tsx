import type { ReactNode } from 'react';
import { escapeHtml } from '../../../domain/forms/text.ts';
import { useSiteData } from '../../layout/site-data.ts';
import { iconPaths, LineIcon } from '../../ui/icon.tsx';

const shapes = {
  phone:
    'M6.8 3.8 9.6 4l1.3 4-2 1.7a12 12 0 0 0 5.4 5.4l1.7-2 4 1.3.2 2.8a2.3 2.3 0 0 1-2.5 2.5C10.5 19.2 4.8 13.5 4.3 6.3a2.3 2.3 0 0 1 2.5-2.5Z',
  mail: 'M3.5 5.5h17v13h-17zm0 .5L12 13l8.5-7',
  pin: 'M12 21.5c4.5-4.6 7-8.4 7-11.6a7 7 0 1 0-14 0c0 3.2 2.5 7 7 11.6Zm0-9.2a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2Z',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7v5.2l3.6 2.2',
};

/** §2.11 Where the agency is and when it answers, in two columns where there is room. */
export function ContactDetails() {
  const { site } = useSiteData();
  const { address, booking, hours, phones } = site;
  return (
    <aside aria-label="Datos de contacto" className="@container">
      <dl className="grid border-b border-line @md:grid-cols-2 @md:gap-x-(--gap)">
        <Detail icon={shapes.phone} label="Teléfonos">
          <Call label="Celular" number={phones.mobile} />
          <Call label="Oficina" number={phones.office} />
        </Detail>
        <Detail icon={shapes.mail} label="Correo">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the agency's own address, escaped */}
          <span dangerouslySetInnerHTML={{ __html: emailLink(site.email) }} />
        </Detail>
        <Detail icon={shapes.pin} label="Dirección">
          <address className="not-italic">
            {`${address.street}, ${address.district}`}
            <br />
            {`${address.postalCode} ${address.city}, ${address.region}`}
          </address>
        </Detail>
        <Detail icon={shapes.clock} label="Horario">
          {hours.days}
          <br />
          {hours.label}
        </Detail>
        {booking && (
          <Detail icon={iconPaths.calendar} label="Citas">
            <a
              className="inline-flex min-h-8 items-center hover:text-accent-text"
              href={booking}
              rel="noopener"
              target="_blank"
            >
              Agenda una llamada
            </a>
          </Detail>
        )}
      </dl>
    </aside>
  );
}

/** The comments keep Cloudflare from writing the address in another way, which React would find changed. */
function emailLink(address: string): string {
  const text = escapeHtml(address);
  return `<!--email_off--><a class="inline-flex min-h-8 items-center hover:text-accent-text" href="mailto:${text}">${text}</a><!--/email_off-->`;
}

function Detail(props: { icon: string; label: string; children: ReactNode }) {
  const { icon, label, children } = props;
  return (
    <div className="border-t border-line py-5">
      <dt className="mb-2.5 flex items-center gap-2.5 text-xs text-text-2">
        <LineIcon className="text-accent-text" path={icon} />
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
      <span className="text-sm font-normal text-text-2">{`${label}: `}</span>
      {number}
    </a>
  );
}
