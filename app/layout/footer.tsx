import { type SocialNetwork, socialNetworks } from '../../domain/site/site-info.ts';
import { useHydrated } from '../browser/hydration.tsx';
import { Drawing } from '../ui/drawing.tsx';
import { LineIcon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { Logo } from './logo.tsx';
import { type NavLink, useLanguageOf, useMenus, useSiteData } from './site-data.ts';

const xShape = 'M4.2 4h4L19.8 20h-4ZM19 4l-6.2 7M10.8 13.2 5 20';

const networks: Record<SocialNetwork, { name: string; shape: string }> = {
  facebook: {
    name: 'Facebook',
    shape:
      'M14.5 21.5V13h2.8l.5-3.3h-3.3V7.7c0-1 .5-1.7 1.8-1.7H18V3.2a15 15 0 0 0-2.3-.2c-2.5 0-4.1 1.5-4.1 4.2v2.5H8.7V13h2.9v8.5',
  },
  instagram: {
    name: 'Instagram',
    shape:
      'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5Zm4 4.7a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6Zm4.7-1v.1',
  },
  // Its mark is that of X since 2023.
  twitter: { name: 'Twitter', shape: xShape },
  x: { name: 'X', shape: xShape },
  youtube: {
    name: 'YouTube',
    shape:
      'M5.5 5.5h13a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16V8a2.5 2.5 0 0 1 2.5-2.5ZM10.2 9v6l5-3z',
  },
  linkedin: {
    name: 'LinkedIn',
    shape: 'M3.5 3.5h17v17h-17ZM8 11v5.5m0-9v.1M12 16.5V11m0 3c0-2 1-3 2.3-3s2.2 1 2.2 2.8v2.7',
  },
  tiktok: {
    name: 'TikTok',
    shape: 'M13 3.5v11.7a3.7 3.7 0 1 1-3.7-3.7M13 3.5c.3 3 2.3 5 5.2 5.2',
  },
  pinterest: {
    name: 'Pinterest',
    shape:
      'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM9.8 20l2.4-9.8M9 12.8c-1-2.6.7-5 3.2-5 2.3 0 3.9 1.6 3.6 4-.3 2.3-1.7 3.7-3.3 3.7-1 0-1.6-.4-1.9-1.2',
  },
  behance: {
    name: 'Behance',
    shape:
      'M3 6.5h5a2.6 2.6 0 0 1 0 5.2H3Zm0 5.2h5.3a2.9 2.9 0 0 1 0 5.8H3ZM14.5 14h6.5a3.2 3.2 0 1 0-1 2.5M15.3 7.5h4.7',
  },
  vimeo: {
    name: 'Vimeo',
    shape:
      'M3 8.5C5 6.7 6.6 5.2 7.7 5.2c2.6 0 2.1 7.2 3.6 9.3 1.3-1.2 2.9-3.8 2.6-5.1-.2-.9-1.3-.6-1.3-.6.8-2.6 2.6-4.1 4.7-3.9 3.5.3 2.9 4.9.3 8.9-1.8 2.9-4.5 5.4-6.2 5.4-3.4 0-3.6-9.5-5-11-.6-.5-2 .9-2 .9Z',
  },
};

/** §2.12 Footer. */
export function Footer() {
  const { site, word } = useSiteData();
  const { services, portfolio } = useMenus();
  const half = Math.floor(portfolio.length / 2);
  return (
    <footer className="overflow-clip border-t border-line bg-bg pt-16">
      <div className="wrap grid-12 gap-y-12">
        <div className="col-span-12 min-[600px]:max-desktop:col-span-6 wide:col-span-3">
          <Logo />
          <p className="mt-6 max-w-[26ch] text-text-2">{site.meaning}</p>
          <SocialLinks />
        </div>
        <Column
          className="site col-span-12 min-[600px]:max-desktop:col-span-6 desktop:col-span-3 wide:col-span-2"
          heading="Sitio"
          links={[
            { label: 'Inicio', to: '/' },
            { label: 'Nosotros', to: '/about' },
            { label: 'Cotiza Gratis', to: '/contact' },
          ]}
        />
        <Column
          className="col-span-12 min-[600px]:max-desktop:col-span-6 desktop:col-span-4 wide:col-span-3"
          heading="Servicios"
          links={services}
        />
        <Column
          className="col-span-6 min-[600px]:col-span-3 wide:col-span-2"
          heading="Portafolio"
          links={portfolio.slice(0, half)}
        />
        <Column
          className="col-span-6 min-[600px]:max-desktop:col-span-3 desktop:col-span-2"
          heading="Más proyectos"
          links={portfolio.slice(half)}
        />
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
        <Copyright />
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

function Column(props: { heading: string; className: string; links: NavLink[] }) {
  const { heading, className, links } = props;
  const languageOf = useLanguageOf();
  return (
    <nav aria-label={`Pie: ${heading}`} className={className}>
      <h2 className="mb-3 text-xs font-semibold text-text-2">{heading}</h2>
      <ul className="gap-x-7 max-desktop:[.site>&]:flex">
        {links.map(({ label, to }) => (
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
        if (address === undefined) return null;
        return (
          <li key={network}>
            <a
              aria-label={networks[network].name}
              className="icon-button"
              aria-disabled={address ? undefined : true}
              href={address ?? undefined}
              rel={address ? 'me noopener' : undefined}
              role={address ? undefined : 'link'}
            >
              <LineIcon path={networks[network].shape} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** The build's year in the HTML; the visitor's once scripts run, so that it never falls behind. */
function Copyright() {
  const { site } = useSiteData();
  const year = useHydrated() ? new Date().getFullYear() : import.meta.env.BUILD_YEAR;
  return <p>{`© ${year} ${site.legalName}`}</p>;
}
