import { Link } from 'react-router';
import { type SocialNetwork, socialNetworks } from '../../domain/site/site-info.ts';
import { useHydrated } from '../browser/hydration.tsx';
import { Drawing } from '../ui/drawing.tsx';
import { Icon } from '../ui/icon.tsx';
import { Logo } from './logo.tsx';
import {
  allProjects,
  moreServices,
  type NavLink,
  useLanguageOf,
  useSiteData,
} from './site-data.ts';

const networkNames: Record<SocialNetwork, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  twitter: 'Twitter',
  youtube: 'YouTube',
};

/** §2.12 Footer. */
export function Footer() {
  const { site, word, categories, projects } = useSiteData();
  const half = Math.ceil(projects.length / 2);
  return (
    <footer className="overflow-clip border-t border-line bg-bg pt-16">
      <div className="wrap grid-12 gap-y-12">
        <div className="col-span-12 wide:col-span-3">
          <Logo />
          <p className="mt-6 max-w-[26ch] text-text-2">{site.meaning}</p>
          <SocialLinks />
        </div>
        <Column className="site col-span-12 desktop:col-span-3 wide:col-span-2" heading="Sitio">
          {[
            { label: 'Inicio', to: '/' },
            { label: 'Nosotros', to: '/about' },
            { label: 'Cotiza Gratis', to: '/contact' },
          ]}
        </Column>
        <Column className="col-span-12 desktop:col-span-4 wide:col-span-3" heading="Servicios">
          {[...categories, ...moreServices]}
        </Column>
        <Column className="col-span-6 desktop:col-span-3 wide:col-span-2" heading="Portafolio">
          {projects.slice(0, half)}
        </Column>
        <Column className="col-span-6 desktop:col-span-2 wide:col-span-2" heading="Más proyectos">
          {[...projects.slice(half), allProjects]}
        </Column>
      </div>
      {word ? (
        <Drawing
          className="word wrap relative mt-[clamp(3.5rem,7vw,7rem)] text-accent"
          svg={word}
        />
      ) : (
        <div className="word wrap relative mt-[clamp(3.5rem,7vw,7rem)]">
          <div className="@container">
            <p
              aria-hidden="true"
              className="footer-name leading-[0.8] font-semibold tracking-[-0.06em] whitespace-nowrap text-accent"
            >
              {site.brand}
            </p>
          </div>
        </div>
      )}
      <div className="wrap mt-6 flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-line py-5 text-xs text-text-2">
        <p>
          © <CurrentYear /> {site.legalName}
        </p>
        <Link
          className="flex min-h-6 items-center hover:text-accent-text"
          to="/aviso-de-privacidad"
        >
          Aviso de privacidad
        </Link>
      </div>
    </footer>
  );
}

function Column(props: { heading: string; className: string; children: NavLink[] }) {
  const { heading, className, children } = props;
  const languageOf = useLanguageOf();
  return (
    <nav aria-label={`Pie: ${heading}`} className={className}>
      <h2 className="mb-3 text-xs font-semibold text-text-2">{heading}</h2>
      <ul className="gap-x-7 max-desktop:[.site>&]:flex">
        {children.map(({ label, to }) => (
          <li key={to}>
            <Link
              className="inline-flex min-h-9 items-center text-sm hover:text-accent-text"
              lang={languageOf(label)}
              to={to}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Without an address in the content the icon is a placeholder link, as specified. */
function SocialLinks() {
  const { site } = useSiteData();
  return (
    <ul className="mt-7 flex flex-wrap gap-2">
      {socialNetworks.map((network) => {
        const address = site.social[network];
        return (
          <li key={network}>
            <a
              aria-label={networkNames[network]}
              className="icon-button"
              aria-disabled={address ? undefined : true}
              href={address ?? undefined}
              rel={address ? 'me noopener' : undefined}
              role={address ? undefined : 'link'}
            >
              <Icon name={network} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** The build's year in the HTML; the visitor's once scripts run, so that it never falls behind. */
function CurrentYear() {
  const hydrated = useHydrated();
  return hydrated ? new Date().getFullYear() : import.meta.env.BUILD_YEAR;
}
