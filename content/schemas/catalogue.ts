import { z } from 'zod';
import { planTypes, priceTypes } from '../../domain/catalogue/catalogue.ts';
import { closing, date, markdown, pageMeta, picture, slug, text } from './field-types.ts';

const order = z.number().int().positive();
/** In US dollars and whole cents. */
const amount = z.number().multipleOf(0.01);
const shortList = z.array(text).min(1);

/** `content/data/categories/{slug}.yaml` */
export const category = z.strictObject({
  /** When it or one of its plans last changed: the sitemap's date. */
  updated: date,
  order,
  name: text,
  /** One or two words for the strip below the hero. */
  shortName: text,
  description: text,
  listed: z.boolean(),
  /** Other last segments under which the page answers, as an alias (docs/decisions). */
  aliases: z.array(z.strictObject({ slug, title: text })),
  /** The title of `/{slug}`, which shows the same page. */
  shortPathTitle: text,
  defaultBonus: slug.nullable(),
  image: picture,
  /** §2.16 'Casos de Éxito' is hidden for e-commerce. */
  casesHeading: z.boolean(),
  plansHeading: text,
  plansIntro: text,
  closing,
  meta: pageMeta,
});
export type CategoryFile = z.infer<typeof category>;

/** `content/data/plans/{slug}.yaml` */
export const plan = z.strictObject({
  category: slug,
  order,
  name: text,
  type: z.enum(planTypes),
  price: z.union([amount.nonnegative(), text]),
  priceType: z.enum(priceTypes),
  duration: text,
  featured: z.boolean(),
  idealFor: text,
  /** Another plan of the category: this one has everything that it has, unless `includes` says otherwise. */
  buildsOn: slug.optional(),
  /** By topic, so that the plans of a category can be compared. */
  includes: z
    .record(text, text)
    .refine((topics) => Object.keys(topics).length >= 4, 'at least 4 topics')
    .refine((topics) => Object.keys(topics).length <= 8, 'at most 8 topics'),
  includedBonuses: z.array(slug),
  availableAddons: z.array(slug),
  sellingPoints: shortList,
  shortDescription: text,
  longDescription: markdown,
});

const addonFields = {
  order,
  name: text,
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
