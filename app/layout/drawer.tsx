import { useEffect, useRef } from 'react';
import { ButtonLink, IconButton } from '../ui/button.tsx';
import { Dialog, useDialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { ThemeToggle } from '../ui/preference-toggles.tsx';
import { Logo } from './logo.tsx';
import { type NavLink, useLanguageOf, useMenus } from './site-data.ts';

const main =
  'flex min-h-16 items-center py-3 text-[clamp(2.5rem,7vw,3.5rem)] leading-none font-semibold tracking-[-0.04em] [font-stretch:112%]';

/** §2.3 Mobile drawer: headed 'Menú', with 'Empezar Proyecto' to /contact. Its links stand in the footer, too. */
export function Drawer() {
  const { services, portfolio } = useMenus();
  const dialog = useDialog('menu');
  const toggle = useRef<HTMLButtonElement>(null);
  const { close, isOpen } = dialog;

  // Once the header is wide enough for its menus, nothing could close the drawer.
  useEffect(() => {
    const leave = () => {
      if (!toggle.current?.getClientRects().length) close();
    };
    if (isOpen) leave();
    addEventListener('resize', leave);
    return () => removeEventListener('resize', leave);
  }, [close, isOpen]);

  return (
    <>
      <IconButton
        aria-expanded={dialog.isOpen}
        aria-haspopup="dialog"
        icon="menu"
        label="Abrir menú"
        onClick={dialog.open}
        ref={toggle}
      />
      <Dialog
        className="m-0 h-dvh max-h-none w-screen max-w-none bg-bg text-text"
        dialog={dialog}
        labelledBy="drawer-title"
      >
        {isOpen && (
          <div className="wrap flex min-h-full flex-col gap-6 pt-3 pb-7">
            <div className="flex items-center justify-between">
              <Logo onClick={dialog.leave} replace />
              <IconButton icon="close" label="Cerrar menú" onClick={dialog.close} />
            </div>
            <h2 className="text-sm text-text-2" id="drawer-title">
              Menú
            </h2>
            <nav aria-label="Menú">
              <ul className="divide-y divide-line border-y border-line">
                <li>
                  <Link className={main} onClick={dialog.leave} replace to="/">
                    Inicio
                  </Link>
                </li>
                <Group label="Servicios" links={services} onGo={dialog.leave} />
                <Group label="Portafolio" links={portfolio} onGo={dialog.leave} />
                <li>
                  <Link className={main} onClick={dialog.leave} replace to="/about">
                    Nosotros
                  </Link>
                </li>
              </ul>
            </nav>
            <div className="mt-auto grid gap-4">
              <ThemeToggle labelled />
              <ButtonLink icon="arrowRight" onClick={dialog.leave} replace to="/contact">
                Empezar Proyecto
              </ButtonLink>
            </div>
          </div>
        )}
      </Dialog>
    </>
  );
}

function Group(props: { label: string; links: NavLink[]; onGo: () => void }) {
  const { label, links, onGo } = props;
  const languageOf = useLanguageOf();
  return (
    <li>
      <details className="group">
        <summary className={`${main} list-none justify-between`}>
          {label}
          <Icon className="text-[1.5rem] group-open:rotate-45" name="plus" />
        </summary>
        <ul className="pb-4">
          {links.map((link) => (
            <li key={link.to}>
              <Link
                className="flex min-h-11 items-center text-md text-text-2"
                lang={languageOf(link.label)}
                onClick={onGo}
                replace
                to={link.to}
              >
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
