import { ButtonLink } from '../../ui/button.tsx';
import { MayaNumeral } from '../../ui/maya-numeral.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SectionIndex, type SectionProps } from '../../ui/section.tsx';
import type { ServiceGroup as Group } from './services.server.ts';

/** §2.13 One of the three groups of services; text and drawing change sides from group to group. */
export function ServiceGroup({ content, number }: SectionProps<Group>) {
  const { anchor, heading, intro, services } = content;
  const side = number % 2 === 1 ? 'right' : 'left';
  return (
    <section className="section overflow-clip pb-0 has-[+#proceso]:pb-(--section)" id={anchor}>
      <div className="wrap">
        <SectionIndex label="Servicios" number={number} />
        <div className="grid-12 items-end gap-y-6">
          <h2 className="text-h2 reveal-width col-span-12 wide:col-span-9">{heading}</h2>
          <p className="text-lede col-span-12 max-w-[30ch] wide:col-span-3">{intro}</p>
        </div>
      </div>
      <ol className="mt-[clamp(3rem,6vw,6rem)] desktop:bg-bg">
        {services.map((service) => (
          <Service key={service.id} service={service} side={side} />
        ))}
      </ol>
    </section>
  );
}

function Service(props: { service: Group['services'][number]; side: 'left' | 'right' }) {
  const { service, side } = props;
  const { id, number, title, description, withoutPrice, picture, contact, pricing } = service;
  return (
    <li
      className={`service wrap relative service-${side} [--page-margin:calc(max(0px,(100vw-107.5rem)/2)+var(--gutter))]`}
      id={id}
    >
      <div className="grid-12">
        <div
          className={`relative col-span-12 -mx-(--gutter) bg-ink desktop:col-span-5 desktop:row-start-1 ${
            side === 'right'
              ? 'desktop:-mr-(--page-margin) desktop:ml-0 desktop:col-start-8'
              : 'desktop:-ml-(--page-margin) desktop:mr-0 desktop:col-start-1'
          }`}
        >
          <Picture
            className="aspect-4/3 w-full object-cover desktop:h-full"
            picture={picture}
            sizes="(max-width: 768px) 100vw, 44vw"
          />
        </div>
        <div
          className={`col-span-12 flex flex-col items-start gap-5 pt-8 pb-14 desktop:border-t desktop:border-line desktop:col-span-5 desktop:row-start-1 desktop:py-10 ${
            side === 'right' ? 'desktop:col-start-1' : 'desktop:col-start-7'
          }`}
        >
          <MayaNumeral value={number} />
          <h3 className="text-h3 mt-auto">{title}</h3>
          <p className="max-w-[46ch] text-text-2">{description}</p>
          {withoutPrice && <p className="max-w-[46ch] text-sm">Sin precio fijo. {withoutPrice}</p>}
          <div className="flex flex-wrap items-center gap-x-7 gap-y-3">
            <ButtonLink
              aria-label={`Cotizar: ${title}`}
              icon="arrowRight"
              size="tight"
              to={contact}
              variant="secondary"
            >
              Cotizar
            </ButtonLink>
            <ButtonLink aria-label={`Ver precios: ${title}`} to={pricing} variant="link">
              Ver precios
            </ButtonLink>
          </div>
        </div>
      </div>
    </li>
  );
}
