import { z } from 'zod';
import { planTypes, priceTypes } from '../../domain/catalogue/catalogue.ts';
import {
  closing,
  date,
  distinct,
  markdown,
  pageMeta,
  picture,
  slug,
  text,
  visibility,
} from './field-types.ts';
import { say } from './words.ts';

/** In US dollars and whole cents. */
const amount = z.number().multipleOf(0.01);

/** The number in a text that looks like an amount (`$1,200 USD`); undefined where it is another text. */
export function amountIn(written: string): number | undefined {
  const bare = written
    .replace(/\s*(?:usd|mxn|dls|d[oó]lares|pesos)\W*$/i, '')
    .replace(/^(?:usd|mxn)/i, '')
    .replace(/[\s"“”'’$]|[.,]$/g, '');
  if (!/^\d{1,3}(?:[,.]\d{3})+(?:[.,]\d{1,2})?$|^\d+(?:[.,]\d+)?$/.test(bare)) return undefined;
  const [, whole = bare, cents = '0'] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(bare) ?? [];
  return Number(`${whole.replace(/[.,]/g, '')}.${cents}`);
}

/** An amount, or a text such as `A cotizar`. */
const price = z
  .union([z.number(), text], {
    error: () =>
      say(
        'escribe el precio sólo con números (1200) o un texto como A cotizar',
        'write the price in digits alone (1200) or a text such as A cotizar',
      ),
  })
  .refine((value) => typeof value === 'number' || amountIn(value) === undefined, {
    // Such a text would be shown as it is, and count 0.
    error: ({ input }) =>
      say(
        `escribe el precio sólo con números, sin comillas, $ ni comas: ${amountIn(String(input))}`,
        `write the price in digits alone, without quotes, $ or commas: ${amountIn(String(input))}`,
      ),
  })
  .refine((value) => typeof value === 'string' || amount.nonnegative().safeParse(value).success, {
    error: say(
      'escribe un precio de 0 o más, con dos decimales como máximo: 199.5',
      'write a price of 0 or more, with two decimals at most: 199.5',
    ),
  });
const shortList = distinct(text).min(1);

/** `content/data/categories/{slug}.yaml` */
export const category = z.strictObject({
  /** When it or one of its plans last changed: the sitemap's date. */
  updated: date,
  name: text.max(50),
  /** One or two words for the strip below the hero. */
  shortName: text.max(24),
  /** Four lines of its card hold so much. */
  description: text.max(210),
  listed: z.boolean(),
  /** Other last segments under which the page answers, as an alias (docs/decisions). */
  aliases: distinct(z.strictObject({ slug, title: text }), (alias) => alias.slug),
  /** The title of `/{slug}`, which shows the same page. */
  shortPathTitle: text,
  defaultBonus: slug.nullable(),
  image: picture,
  /** §2.16 'Casos de Éxito' is hidden for e-commerce. */
  casesHeading: z.boolean(),
  plansHeading: text,
  plansIntro: text,
  /** Frequent questions; none: no section. */
  faq: distinct(
    z.strictObject({ question: text, answer: markdown }),
    ({ question }) => question,
  ).default([]),
  closing,
  meta: pageMeta,
});
export type CategoryFile = z.infer<typeof category>;

/** `content/data/plans/{slug}.yaml` */
export const plan = z.strictObject({
  category: slug,
  ...visibility,
  name: text.max(50),
  type: z.enum(planTypes),
  price,
  priceType: z.enum(priceTypes),
  duration: text,
  featured: z.boolean(),
  idealFor: text,
  /** Another plan of the category: this one has everything that it has, unless `includes` says otherwise. */
  buildsOn: slug.optional(),
  /** By topic, so that the plans of a category can be compared. */
  includes: distinct(z.strictObject({ topic: text.max(30), text }), ({ topic }) => topic)
    .min(4)
    .max(8),
  includedBonuses: distinct(slug),
  availableAddons: distinct(slug),
  sellingPoints: shortList,
  /** Three lines of its card hold so much. */
  shortDescription: text.max(110),
  longDescription: markdown,
});

const addonFields = {
  ...visibility,
  name: text.max(50),
  description: text,
  highlighted: z.boolean(),
  iconEmoji: text,
  /** The drawing that stands beside it: a picture below `drawings/`. */
  image: picture,
  benefits: shortList,
};

/** `content/data/addons/{slug}.yaml` */
export const addon = z.strictObject({
  ...addonFields,
  price: amount.positive(),
  priceType: z.enum(priceTypes),
});

/** `content/data/bonuses/{slug}.yaml`: an add-on that costs nothing. */
export const bonus = z.strictObject(addonFields);

/** `content/data/order.yaml`: the slugs of each folder in the order in which pages show them. */
export const order = z.strictObject({
  categories: z.array(slug),
  plans: z.array(slug),
  addons: z.array(slug),
  bonuses: z.array(slug),
  projects: z.array(slug),
});
export type Order = z.infer<typeof order>;
