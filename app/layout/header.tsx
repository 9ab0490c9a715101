import { Link } from 'react-router';
import { useCanonicalPath } from '../seo/page-head.ts';
import { ButtonLink } from '../ui/button.tsx';
import { ThemeToggle } from '../ui/preference-toggles.tsx';
import { Drawer } from './drawer.tsx';
import { Dropdown, useOneOpenMenu } from './dropdown.tsx';
import { Logo } from './logo.tsx';
import { moreServices } from './more-services.ts';
import { useSiteData } from './site-data.ts';

const itemClass =
  'flex min-h-11 items-center px-4 text-sm font-[520] hover:text-accent-text aria-[current=page]:text-accent-text';

/**
 * §2 Header. Its own width in em, not the viewport, decides what it holds: enlarged text needs the
 * drawer on wide screens, too.
 */
export function Header() {
  const { categories, projects } = useSiteData();
  const menu = useOneOpenMenu();
  const here = useCanonicalPath();

  return (
    <header className="@container fixed inset-x-0 top-0 z-40 h-(--header) border-b border-line bg-bg">
      <div className="wrap flex h-full items-center gap-8">
        <Logo />
        <nav aria-label="Principal" className="ml-auto hidden @min-[67.5rem]:block">
          <ul className="flex items-center gap-1">
            <li>
              <Link aria-current={here === '/' ? 'page' : undefined} className={itemClass} to="/">
                Inicio
              </Link>
            </li>
            <Dropdown
              here={here}
              label="Servicios"
              links={[...categories, ...moreServices]}
              menu={menu}
            />
            <Dropdown columns here={here} label="Portafolio" links={projects} menu={menu} />
            <li>
              <Link
                aria-current={here === '/about' ? 'page' : undefined}
                className={itemClass}
                to="/about"
              >
                Nosotros
              </Link>
            </li>
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-3 @min-[67.5rem]:ml-0">
          <ThemeToggle />
          <ButtonLink className="@max-[48.0625rem]:hidden" size="tight" to="/contact">
            Cotiza Gratis
          </ButtonLink>
          <Drawer />
        </div>
      </div>
    </header>
  );
}
