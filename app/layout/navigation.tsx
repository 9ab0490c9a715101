import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { useCanonicalPath } from '../seo/page-head.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { type NavLink, useLanguageOf, useMenus } from './site-data.ts';

const itemClass =
  'flex min-h-11 items-center px-4 text-sm font-[520] hover:text-accent-text aria-[current=page]:text-accent-text';

/** §2.2 The header's items on a screen that is wide enough for them. */
export function Navigation() {
  const { services, portfolio } = useMenus();
  const menu = useOpenMenu();
  const here = useCanonicalPath();
  return (
    <nav aria-label="Principal">
      <ul className="flex items-center gap-1">
        <li>
          <Link aria-current={here === '/' ? 'page' : undefined} className={itemClass} to="/">
            Inicio
          </Link>
        </li>
        <Dropdown here={here} label="Servicios" links={services} menu={menu} />
        <Dropdown columns here={here} label="Portafolio" links={portfolio} menu={menu} />
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
  );
}

/** §9.1 How long a menu stays open after the pointer has left it, in milliseconds. */
const closeDelay = 150;

/** One menu at a time; navigation, Back included, closes it. */
function useOpenMenu() {
  const { key } = useLocation();
  const [state, setState] = useState<{ open: string | null; at: string }>({ open: null, at: key });
  return {
    open: state.at === key ? state.open : null,
    setOpen: (open: string | null) => setState({ open, at: key }),
    /** Closes this menu, unless another has been opened meanwhile. */
    close: (label: string) =>
      setState((current) => (current.open === label ? { ...current, open: null } : current)),
  };
}

interface DropdownProps {
  label: string;
  links: NavLink[];
  menu: ReturnType<typeof useOpenMenu>;
  /** Canonical path of the page that is shown. */
  here: string;
  columns?: boolean;
}

/** §2.2 Header dropdown, a disclosure: a mouse opens it by hovering, a finger by tapping, keys by Enter. */
function Dropdown({ label, links, menu, here, columns = false }: DropdownProps) {
  const panelId = useId();
  const languageOf = useLanguageOf();
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const open = menu.open === label;
  /** Until then no page holds its links, which stand in the footer, too. */
  const [used, setUsed] = useState(false);
  if (open && !used) setUsed(true);
  const pressedBy = useRef('');
  const { setOpen, close } = menu;

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      if (!item.current?.contains(event.target as Node)) setOpen(null);
    };
    const closed = new AbortController();
    document.addEventListener('pointerdown', closeOutside, { signal: closed.signal });
    document.addEventListener('focusin', closeOutside, { signal: closed.signal });
    return () => closed.abort();
  });

  function hover(event: PointerEvent, entered: boolean) {
    // A finger "hovers" just before it taps: opening here would make the tap close the menu again.
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    if (entered) setOpen(label);
    else timer.current = setTimeout(() => close(label), closeDelay);
  }

  function pressKey(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) {
      setOpen(null);
      button.current?.focus();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      // The panel's links take the focus once they can be seen.
      if (!open) flushSync(() => setOpen(label));
      focusNeighbour(event.key === 'ArrowDown' ? 1 : -1);
    }
  }

  function focusNeighbour(step: 1 | -1) {
    const stops = [...(item.current?.querySelectorAll<HTMLElement>('button, a') ?? [])];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus();
  }

  return (
    <li
      className="relative"
      onKeyDown={pressKey}
      onPointerEnter={(event) => hover(event, true)}
      onPointerLeave={(event) => hover(event, false)}
      ref={item}
    >
      <button
        aria-controls={panelId}
        aria-expanded={open}
        className={`flex min-h-11 items-center gap-1.5 px-4 text-sm font-[520] hover:text-accent-text aria-expanded:text-accent-text ${links.some(({ to }) => to === here) ? 'text-accent-text' : ''}`}
        // A mouse click on the hovered button keeps it open: hovering has just done so.
        onClick={(event) => {
          const byMouse = event.detail > 0 && pressedBy.current === 'mouse';
          setOpen(open && !byMouse ? null : label);
        }}
        onPointerDown={(event) => {
          pressedBy.current = event.pointerType;
        }}
        ref={button}
        type="button"
      >
        {label}
        <Icon
          className={`transition-transform duration-300 ${open ? '-scale-y-100' : ''}`}
          name="caretDown"
        />
      </button>
      <div
        // Seen at once, so that a key can move the focus in; hidden when it has faded.
        className={`absolute top-full pt-3 duration-200 ${columns ? 'right-0' : 'left-0'} ${
          open
            ? 'visible opacity-100 transition-[opacity,translate]'
            : 'invisible [translate:0_-0.375rem] opacity-0 transition-[opacity,translate,visibility]'
        }`}
        id={panelId}
      >
        <ul
          className={`max-h-[calc(100dvh-var(--header)-2rem)] overflow-y-auto border border-line-strong bg-surface-2 ${
            columns
              ? 'grid w-[34rem] grid-cols-2 [&>:nth-last-child(2):nth-child(odd)]:border-b-0'
              : 'w-[22rem]'
          }`}
        >
          {(used ? links : []).map(({ label: text, to }) => (
            <li className="border-b border-line last:border-b-0" key={to}>
              <Link
                aria-current={to === here ? 'page' : undefined}
                className="flex min-h-12 items-center justify-between px-5 py-2 text-sm hover:bg-action hover:text-action-ink aria-[current=page]:font-semibold"
                lang={languageOf(text)}
                onClick={() => setOpen(null)}
                to={to}
              >
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
