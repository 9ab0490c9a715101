import { z } from 'zod';
import { slugify } from '../../domain/site/site-table.ts';
import { say } from './words.ts';

/** What the fields of content files hold. Everything is required unless a schema says otherwise. */

export const text = z.string().trim().min(1);

/** Markdown of one or more paragraphs: turned into HTML when the site is built. */
export const markdown = z.string().trim().min(1);

export const slug = z
  .string()
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    say(
      'escribe un slug: minúsculas sin acentos, números y guiones',
      'write a slug: lower-case letters, digits and single hyphens',
    ),
  );

export const hexColor = z
  .string()
  .regex(
    /^#[0-9A-Fa-f]{6}$/,
    say(
      "escribe el color con seis cifras y entre comillas: '#RRGGBB'",
      "write the colour with six digits, in quotes: '#RRGGBB'",
    ),
  );

export const date = z.iso.date(
  say(
    "escribe la fecha como año-mes-día y entre comillas: '2026-03-01'",
    "write the date as year-month-day, in quotes: '2026-03-01'",
  ),
);

/**
 * The id of a picture or film: where it lies below `content/originals`, as a slug without ending. Cameras and phones
 * name files otherwise: `projects/espiga/IMG_1234.HEIC` is `projects/espiga/img-1234`.
 */
export function mediaId(file: string): string {
  return file
    .replace(/\.\w{3,4}$/, '')
    .split(/[/\\]/)
    .map(slugify)
    .join('/');
}

export const pictureId = z
  .string()
  .transform(mediaId)
  .refine(
    (id) => /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/.test(id),
    say(
      'escribe carpeta y nombre del archivo: projects/espiga/IMG_1234.HEIC',
      'write folder and name of the file: projects/espiga/IMG_1234.HEIC',
    ),
  );

/** The point that stays in view where a picture or film is cut: from the left and from the top. */
const focus = z
  .string()
  .regex(
    /^(?:\d{1,2}|100)% (?:\d{1,2}|100)%$/,
    say(
      "escribe dos porcentajes, desde la izquierda y desde arriba, entre comillas: '50% 20%'",
      "write two percentages, from the left and from the top, in quotes: '50% 20%'",
    ),
  )
  .optional();

/** What a picture or film shows, for whoever does not see it. */
const alt = z
  .string()
  .trim()
  .min(1, {
    error: say(
      'falta el texto alternativo: di lo que se ve, como a alguien por teléfono',
      'the alternative text is missing: say what can be seen, as if on the phone',
    ),
    abort: true,
  });

export const picture = z.strictObject({ id: pictureId, alt, focus });

/** A muted loop, or with `sound` a film that is played with controls. */
export const video = z.strictObject({
  id: pictureId,
  alt,
  focus,
  sound: z.boolean().default(false),
});

/**
 * §3.2 A list in which nothing stands twice. The second is told: it would be shown twice, or replace the first.
 * @param name what tells its entries apart, where they are not texts
 */
export function distinct<Item extends z.ZodType>(
  item: Item,
  name: (entry: z.infer<Item>) => string = String,
) {
  return z.array(item).superRefine((list, context) => {
    const names = list.map(name);
    for (const [index, own] of names.entries()) {
      if (names.indexOf(own) === index) continue;
      const message = say(
        `«${own}» ya está en esta lista: deja uno o cámbiale el nombre`,
        `“${own}” stands in this list already: keep one, or rename it`,
      );
      context.addIssue({ code: 'custom', path: [index], message });
    }
  });
}

/** What search engines and shared links say of a page. The brand is added to the title. */
export const pageMeta = z.strictObject({
  title: text.max(70),
  description: text.min(50).max(165),
});

/** The last thing that a page says: an invitation to write. */
export const closing = z.strictObject({ heading: text, text });

/** Whether the site shows a plan, add-on, bonus or project, and from which day on, in the centre of Mexico. */
export const visibility = { hidden: z.boolean().default(false), publishFrom: date.optional() };

/**
 * §3.6 What is not published yet is listed, linked and priced nowhere.
 * @param now in milliseconds, when the site is built
 */
export function isPublished(
  { hidden, publishFrom }: { hidden: boolean; publishFrom?: string | undefined },
  now = Date.now(),
): boolean {
  return !hidden && (!publishFrom || now >= Date.parse(`${publishFrom}T00:00:00-06:00`));
}
