import type { SiteInfo } from './site-info.ts';

/** The colours of a theme or surface, `#RRGGBB`, under the names that the styles give them. */
export const colorNames = [
  'background',
  'surface',
  'surface2',
  'text',
  'text2',
  'line',
  'lineStrong',
  'accent',
  'accentText',
  'warm',
  'warmInk',
  'warmText',
  'action',
  'actionInk',
  'actionHover',
  'actionHoverInk',
  'field',
  'focus',
  'danger',
  'success',
] as const;
export type ColorName = (typeof colorNames)[number];
export type Colors = Record<ColorName, string>;

/** What the agency's mails look like: the light theme below a band of the darkest colour. */
export interface MailLook {
  typeface: string;
  colors: Pick<
    Colors,
    'background' | 'surface' | 'surface2' | 'text' | 'text2' | 'line' | 'accentText'
  > & { ink: string; paper: string; paper2: string; accent: string; warm: string };
}

/** What the server knows of the agency: the build writes it. */
export interface BuiltSite extends SiteInfo {
  look: MailLook;
}
