import { z } from 'zod';
import { closing, date, markdown, pageMeta, picture, slug, text, video } from './field-types.ts';

/** What every page states that search engines may list. `updated` is the sitemap's date. */
const listed = { meta: pageMeta, updated: date };

const sectionHead = { heading: text, intro: text };

const home = z.strictObject({
  ...listed,
  hero: z.strictObject({
    /** Four lines of one measure. `{brand}` stands for the agency's name. */
    lines: z.array(text).length(4),
    tagline: text,
  }),
  portfolio: z.strictObject(sectionHead),
  showcase: z.strictObject({
    heading: text,
    text: markdown,
    facts: z.array(z.strictObject({ label: text, value: text })).min(1),
    /** The project whose page the button opens. */
    project: slug,
    pictures: z.array(picture).length(9),
  }),
  values: z.strictObject({
    heading: text,
    cards: z
      .array(
        // The name of a file in `content/brand/drawings`, or null for a card without a drawing.
        // `lead` fits into the four lines of a closed card; `text` goes on.
        z.strictObject({ title: text, lead: text, text, drawing: slug.nullable() }),
      )
      .length(3),
  }),
});

const solutions = z.strictObject({ ...listed, aliasTitle: text, ...sectionHead, closing });

const projects = z.strictObject({ ...listed, ...sectionHead, closing });

const contact = z.strictObject({ ...listed, intro: text, afterSending: text });

const thanks = z.strictObject({ meta: pageMeta, heading: text, text });

const privacy = z.strictObject({
  ...listed,
  heading: text,
  /** `{brand}`, `{legalName}`, `{address}`, `{email}`, `{retentionMonths}` and `{domain}` are filled in. */
  body: markdown,
});

const notFound = z.strictObject({ meta: pageMeta, heading: text, text });

const about = z.strictObject({
  ...listed,
  heading: text,
  intro: markdown,
  team: z
    .array(
      z.strictObject({
        role: text,
        skills: z.array(text).min(2),
        description: text,
        image: picture,
        objectPosition: text.optional(),
      }),
    )
    .length(5),
  strengths: z.strictObject({
    heading: text,
    list: z.array(z.strictObject({ title: text, text })).min(3),
  }),
  /** Loops below the strengths and beside the join form; null shows nothing. */
  videos: z.strictObject({ team: video.nullable(), join: video.nullable() }),
  join: z.strictObject({ heading: text, intro: text, cvHint: text }),
});

const services = z.strictObject({
  ...listed,
  heading: text,
  intro: text,
  groups: z
    .array(
      z.strictObject({
        anchor: slug,
        heading: text,
        intro: text,
        services: z
          .array(
            z.strictObject({
              title: text,
              description: text,
              /** The one whose prices it has; null where no category sells it. */
              category: slug.nullable(),
              icon: slug,
              image: picture,
            }),
          )
          .min(1),
      }),
    )
    .length(3),
  process: z.strictObject({
    heading: text,
    intro: text,
    steps: z
      .array(
        z.strictObject({
          title: text,
          description: text,
          details: z.array(text).min(2),
          icon: slug,
          accentColor: z.enum(['primary', 'secondary']),
        }),
      )
      .length(5),
  }),
  pricing: z.strictObject(sectionHead),
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
  thanks,
  notFound,
};

export type PageFiles = { [Name in keyof typeof pages]: z.infer<(typeof pages)[Name]> };
