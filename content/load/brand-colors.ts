import type { ColorName, Colors, MailLook } from '../../domain/site/brand-look.ts';
import type { BrandFile } from '../schemas/brand.ts';
import { contrastOf } from '../schemas/contrast.ts';
import type { Words } from '../schemas/words.ts';

type Base = BrandFile['colors'];

/** All colours of a brand: the two themes, and the surfaces that keep theirs in both. */
export interface BrandColors {
  ink: string;
  paper: string;
  dark: Colors;
  light: Colors;
  accentSurface: Partial<Colors>;
  warmSurface: Partial<Colors>;
}

/** WCAG 2.2: text, and what else has to be told from its ground. */
const least = { text: 4.5, shape: 3 };

const texts = ['text', 'text2', 'accentText', 'warmText'] as const;
const messages = ['danger', 'success'] as const;
const shapes = ['lineStrong', 'focus', 'accent'] as const;
const labels = [
  ['actionInk', 'action'],
  ['actionHoverInk', 'actionHover'],
  ['warmInk', 'warm'],
] as const;
const themeGrounds = ['background', 'surface', 'surface2', 'field'] as const;

/** `amount` (0 to 1) of the other colour in the first. */
function mix(color: string, other: string, amount: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [from = 0, to = 0] = [color, other].map((hex) =>
      Number.parseInt(hex.slice(at, at + 2), 16),
    );
    return Math.round(from + (to - from) * amount)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** The colour with as little of the other as makes it legible on all grounds; else the other one. */
function legible(color: string, other: string, grounds: string[], contrast: number): string {
  const steps = Array.from({ length: 51 }, (_, index) => mix(color, other, index / 50));
  return (
    steps.find((step) => grounds.every((ground) => contrastOf(step, ground) >= contrast)) ?? other
  );
}

/** Of ink and paper the one that is read better on a colour. */
function inkOn(color: string, { ink, paper }: Base): string {
  return contrastOf(ink, color) >= contrastOf(paper, color) ? ink : paper;
}

/** The colour, as far from its label (ink or paper, whichever is read better) as that needs to be read. */
function labelled(color: string, base: Base): string {
  const label = inkOn(color, base);
  return legible(color, label === base.ink ? base.paper : base.ink, [label], least.text);
}

function themeColors(theme: 'dark' | 'light', base: Base): Colors {
  const { ink, paper } = base;
  const given = base[theme];
  const isDark = theme === 'dark';
  const background = given.background ?? (isDark ? ink : mix(paper, ink, 0.05));
  const text = given.text ?? (isDark ? mix(paper, ink, 0.06) : ink);
  const surface = given.surface ?? (isDark ? mix(ink, paper, 0.04) : mix(background, paper, 0.6));
  const surface2 = given.surface2 ?? (isDark ? mix(ink, paper, 0.08) : paper);
  const field = given.field ?? mix(background, text, 0.05);
  const grounds = [background, surface, surface2, field];
  const readable = (color: string) => legible(color, text, grounds, least.text);
  const visible = (color: string) => legible(color, text, grounds, least.shape);
  const accent = given.accent ?? visible(base.accent);
  const accentText = given.accentText ?? readable(base.accent);
  const warm = given.warm ?? labelled(base.warm, base);
  const action = given.action ?? (isDark ? labelled(accent, base) : text);
  const actionHover = given.actionHover ?? (isDark ? paper : accentText);
  return {
    background,
    surface,
    surface2,
    text,
    text2: readable(mix(text, background, 0.3)),
    line: mix(background, text, 0.16),
    lineStrong: visible(mix(background, text, 0.45)),
    accent,
    accentText,
    warm,
    warmInk: inkOn(warm, base),
    warmText: readable(base.warm),
    action,
    actionInk: inkOn(action, base),
    actionHover,
    actionHoverInk: inkOn(actionHover, base),
    field,
    focus: visible(base.warm),
    danger: readable(base.danger),
    success: readable(base.success),
    ...given,
  };
}

/** A surface of one colour: everything on it is ink, or all of it paper. */
function surfaceColors(color: string, given: Base['accentSurface'], base: Base) {
  const background = given.background ?? labelled(color, base);
  const strong = inkOn(background, base);
  const other = strong === base.ink ? base.paper : base.ink;
  const text = given.text ?? strong;
  const inText = ['text2', 'lineStrong', 'accent', 'accentText', 'warm', 'warmText'] as const;
  return {
    background,
    surface: background,
    text,
    line: mix(background, strong, 0.2),
    ...(Object.fromEntries(inText.map((name) => [name, text])) as Partial<Colors>),
    warmInk: background,
    action: strong,
    actionInk: other,
    actionHover: other,
    actionHoverInk: strong,
    focus: strong,
    ...given,
  };
}

/** Every shade that the brand did not write follows from its base colours, and can be read. */
export function brandColors(base: Base): BrandColors {
  const { ink, paper } = base;
  return {
    ink,
    paper,
    dark: themeColors('dark', base),
    light: themeColors('light', base),
    accentSurface: surfaceColors(base.accent, base.accentSurface, base),
    warmSurface: surfaceColors(base.warm, base.warmSurface, base),
  };
}

/** A colour that cannot be told from another, where it stands in the file and what would do. */
export interface ContrastFinding {
  path: string[];
  words: Words;
}

/** What is illegible: one finding for each colour, on the ground where it is worst. */
export function contrastFindings(base: Base): ContrastFinding[] {
  const colors = brandColors(base);
  return (['dark', 'light', 'accentSurface', 'warmSurface'] as const).flatMap((part) => {
    const isTheme = part === 'dark' || part === 'light';
    const shown: Partial<Colors> = colors[part];
    const grounds: readonly ColorName[] = isTheme ? themeGrounds : ['background', 'surface'];
    const pairs: [readonly ColorName[], readonly ColorName[], number][] = [
      [texts, grounds, least.text],
      [isTheme ? messages : [], grounds, least.text],
      [shapes, grounds, least.shape],
      ...labels.map(
        ([ink, ground]) => [[ink], [ground], least.text] as [[ColorName], [ColorName], number],
      ),
    ];
    return pairs.flatMap(([names, on, contrast]) =>
      names.flatMap((name) => {
        const color = shown[name] ?? '';
        const measured = on.map((ground) => ({
          ground,
          value: contrastOf(color, shown[ground] ?? ''),
        }));
        const [worst] = measured.sort((a, b) => a.value - b.value);
        if (!worst || worst.value >= contrast) return [];
        return [
          findingOf(
            base,
            part,
            name,
            worst,
            contrast,
            on.map((each) => shown[each] ?? ''),
          ),
        ];
      }),
    );
  });
}

function findingOf(
  base: Base,
  part: 'dark' | 'light' | 'accentSurface' | 'warmSurface',
  name: ColorName,
  { ground, value }: { ground: ColorName; value: number },
  contrast: number,
  grounds: string[],
): ContrastFinding {
  const given = base[part];
  // The written one of the two is at fault; where neither is, ink and paper are too close.
  const at = [name, ground].find((each) => given[each]);
  const better = legible(given[name] ?? '', inkOn(grounds[0] ?? '', base), grounds, contrast);
  const advice =
    at === name
      ? {
          es: `escribe "${better}" o uno más lejano`,
          en: `write "${better}" or one further away`,
        }
      : { es: 'elige colores más distintos', en: 'write colours further apart' };
  const measured = [value, contrast].map((each) => each.toFixed(1));
  return {
    path: ['colors', ...(at ? [part, at] : ['ink'])],
    words: {
      es: `${part}.${name} no se lee bien sobre ${part}.${ground} (contraste ${measured.join(', necesita ')}): ${advice.es}`,
      en: `${part}.${name} is hard to read on ${part}.${ground} (contrast ${measured.join(', needs ')}): ${advice.en}`,
    },
  };
}

/** §13 The colours of a mail. */
export function mailLook({ colors, typeface }: BrandFile): MailLook {
  const { ink, paper, light, dark } = brandColors(colors);
  const { background, surface, surface2, text, text2, line, accentText } = light;
  const { accent, warm } = colors;
  return {
    typeface: typeface.family,
    colors: {
      ...{ background, surface, surface2, text, text2, line, accentText },
      ...{ ink, paper, paper2: dark.text2, accent, warm },
    },
  };
}
