import { rootClassPreference } from './root-class.ts';

export const themeColors = { dark: '#050A18', light: '#EBF0F3' } as const;

/** §4 Theme: dark or light, flipped by the control, kept in `localStorage.theme`. */
export const darkTheme = rootClassPreference({
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
 * The current `theme-color`. React adopts the meta element only with the content it expects, so it has to
 * expect what the boot script wrote; otherwise the page would have two.
 */
export function currentThemeColor(): string {
  const dark = typeof document === 'undefined' || darkTheme.get();
  return themeColors[dark ? 'dark' : 'light'];
}
