import { HydrationPart, lazySection } from '../browser/hydration.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { ThemeToggle } from '../ui/preference-toggles.tsx';
import { Logo } from './logo.tsx';

// A container query in rem: with enlarged text, wide screens need the drawer, too.
const Navigation = lazySection(
  async () => (await import('./navigation.tsx')).Navigation,
  'ml-auto hidden @min-[67.5rem]:block',
);
const Drawer = lazySection(
  async () => (await import('./drawer.tsx')).Drawer,
  '@min-[67.5rem]:hidden',
);

/** §2.2 Header. A screen has menus or the drawer, whose script comes when it is in view or the page is used. */
export function Header() {
  return (
    <header className="@container fixed inset-x-0 top-0 z-40 h-(--header) border-b border-line bg-bg">
      <div className="wrap flex h-full items-center gap-8">
        <HydrationPart>
          <Logo />
        </HydrationPart>
        <Navigation />
        <div className="ml-auto flex items-center gap-3 @min-[67.5rem]:ml-0">
          <HydrationPart>
            <ThemeToggle />
            <ButtonLink className="@max-[48.0625rem]:hidden" size="tight" to="/contact">
              Cotiza Gratis
            </ButtonLink>
          </HydrationPart>
          <Drawer />
        </div>
      </div>
    </header>
  );
}
