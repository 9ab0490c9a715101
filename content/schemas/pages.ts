import { z } from 'zod';
import {
  closing,
  date,
  distinct,
  markdown,
  pageMeta,
  picture,
  slug,
  text,
  video,
} from './field-types.ts';
import { say } from './words.ts';

/** What every page states that search engines may list. `updated` is the sitemap's date. */
const listed = { meta: pageMeta, updated: date };

const sectionHead = { heading: text, intro: text };

const home = z.strictObject({
  ...listed,
  hero: z.strictObject({
    /** Lines of one measure. `{brand}` stands for the agency's name. */
    lines: z.array(text).min(2).max(5),
    tagline: text,
  }),
  portfolio: z.strictObject(sectionHead),
  /** Null: no section. */
  showcase: z
    .strictObject({
      heading: text,
      text: markdown,
      facts: distinct(z.strictObject({ label: text, value: text }), ({ label }) => label).min(1),
      /** The project whose page the button opens. */
      project: slug,
      /** The first is the large one. */
      pictures: z.array(picture).min(3).max(12),
    })
    .nullable(),
  values: z.strictObject({
    heading: text,
    cards: distinct(
      // The name of a file in `content/brand/drawings`, or null for a card without a drawing.
      // `lead` fits into the four lines of a closed card; `text` goes on.
      z.strictObject({ title: text, lead: text, text, drawing: slug.nullable() }),
      ({ title }) => title,
    )
      .min(2)
      .max(6),
  }),
});

const solutions = z.strictObject({ ...listed, aliasTitle: text, ...sectionHead, closing });

const projects = z.strictObject({ ...listed, ...sectionHead, closing });

const contact = z.strictObject({ ...listed, intro: text, afterSending: text });

const privacy = z.strictObject({
  ...listed,
  heading: text,
  /** `{brand}`, `{legalName}`, `{address}`, `{email}`, `{retentionMonths}` and `{domain}` are filled in. */
  body: markdown,
});

/** A page that says one thing, which search engines do not list. */
const notice = z.strictObject({ meta: pageMeta, heading: text, text });

const about = z.strictObject({
  ...listed,
  heading: text,
  intro: markdown,
  team: z
    .array(
      z.strictObject({
        role: text.max(40),
        skills: distinct(text).min(2),
        description: text,
        image: picture,
      }),
    )
    .min(1)
    .max(12),
  strengths: z.strictObject({
    heading: text,
    list: distinct(z.strictObject({ title: text, text }), ({ title }) => title).min(3),
  }),
  /** Loops below the strengths and beside the join form; null shows nothing. */
  videos: z.strictObject({ team: video.nullable(), join: video.nullable() }),
  join: z.strictObject({ ...sectionHead, cvHint: text }),
});

const services = z.strictObject({
  ...listed,
  ...sectionHead,
  groups: z
    .array(
      z.strictObject({
        anchor: slug,
        ...sectionHead,
        services: z
          .array(
            z
              .strictObject({
                title: text,
                description: text,
                /** The one whose prices it has; null where no category sells it. */
                category: slug.nullable(),
                /** Why it has no price; null where it has a category. */
                withoutPrice: text.nullable(),
                icon: slug,
                image: picture,
              })
              .refine(
                (service) => (service.category === null) !== (service.withoutPrice === null),
                {
                  path: ['withoutPrice'],
                  error: say(
                    'un servicio lleva su categoría o dice en «withoutPrice» por qué no tiene precio: una de las dos',
                    'a service has either a category or a text that says why it has no price',
                  ),
                },
              ),
          )
          .min(1),
      }),
    )
    .min(1),
  process: z.strictObject({
    ...sectionHead,
    steps: distinct(
      z.strictObject({
        title: text,
        description: text,
        details: distinct(text).min(2),
        /** Its drawing, below `content/originals/drawings`; null for a step without one. */
        icon: slug.nullable(),
        accentColor: z.enum(['primary', 'secondary']),
      }),
      ({ title }) => title,
    ).min(2),
  }),
  /** `others` stands above the categories that no service has. */
  pricing: z.strictObject({ ...sectionHead, others: text }),
});

/** `content/data/pages/{name}.yaml`: the words of each page that belong to no other thing. */
export const pages = {
  home,
  about,
  services,
  solutions,
  projects,
  contact,
  privacy,
  thanks: notice,
  notFound: notice,
};

/** The file of a page: `notFound` is written as `not-found.yaml`. */
export const pageFile = (name: string) =>
  `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.yaml`;

export type PageFiles = { [Name in keyof typeof pages]: z.infer<(typeof pages)[Name]> };
