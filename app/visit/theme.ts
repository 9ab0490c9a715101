import { rootClassChoice } from './root-class.ts';

export const themeColors = { dark: '#050A18', light: '#EBF0F3' } as const;

/** §4 Theme: dark or light, flipped by the control, kept in `localStorage.theme`. */
export const darkTheme = rootClassChoice({
  className: 'dark',
  storageKey: 'theme',
  storedAs: (dark) => (dark ? 'dark' : 'light'),
  prerendered: true,
  onChange: (dark) => {
    const color = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
    if (color) color.content = themeColors[dark ? 'dark' : 'light'];
  },
});

/**
 * The colour that `theme-color` shows now. React adopts a meta element only with the content it
 * expects, so it must expect what the boot script wrote; else the page would hold two.
 */
export function currentThemeColor(): string {
  const dark = typeof document === 'undefined' || darkTheme.get();
  return themeColors[dark ? 'dark' : 'light'];
}
