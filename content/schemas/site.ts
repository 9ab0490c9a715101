import { z } from 'zod';
import { whatsappNumber } from '../../domain/quote/whatsapp.ts';
import { socialNetworks, weekdays } from '../../domain/site/site-info.ts';
import { distinct, text } from './field-types.ts';
import { say } from './words.ts';

const phone = z
  .string()
  .regex(
    /^\+\d[\d ]{7,18}$/,
    say(
      "escribe el teléfono con su país y entre comillas: '+52 722 000 0100'",
      "write the phone with its country, in quotes: '+52 722 000 0100'",
    ),
  );
const link = z
  .url(
    say(
      'escribe la dirección completa: https://…, o null si no hay',
      'write the whole address: https://…, or null for none',
    ),
  )
  .nullable();

const hour = z
  .string()
  .regex(
    /^\d\d:\d\d$/,
    say(
      "escribe la hora con cuatro cifras y entre comillas: '09:30'",
      "write the time with four digits, in quotes: '09:30'",
    ),
  );

/** `content/data/site.yaml`: everything that names the agency. */
export const site = z.strictObject({
  brand: text.max(40),
  legalName: text,
  /** Beside the brand in mails to the staff and on social cards. */
  descriptor: text,
  meaning: text,
  domain: z.url(
    say(
      'escribe la dirección completa, sin diagonal al final: https://ejemplo.com',
      'write the whole address, without a final slash: https://example.com',
    ),
  ),
  email: z.email(
    say('escribe un correo: hola@ejemplo.com', 'write an e-mail address: hello@example.com'),
  ),
  phones: z.strictObject({ mobile: phone, office: phone }),
  /** Null hides every WhatsApp link. */
  whatsapp: phone
    .refine(
      (number) => whatsappNumber(number) !== null,
      say(
        "escribe el número de WhatsApp con su país; los de México llevan diez dígitos después de +52: '+52 722 000 0100'",
        "write the WhatsApp number with its country; a Mexican one has ten digits after +52: '+52 722 000 0100'",
      ),
    )
    .nullable(),
  address: z.strictObject({
    street: text,
    district: text,
    postalCode: text,
    city: text,
    region: text,
    country: z
      .string()
      .length(
        2,
        say('escribe el país con dos letras: MX', 'write the country with two letters: MX'),
      ),
  }),
  hours: z.strictObject({
    days: text,
    /** The same days, for search engines. */
    weekdays: z.array(z.enum(weekdays)).min(1),
    label: text,
    opens: hour,
    closes: hour,
  }),
  /** Null: a placeholder; a network that is left out is not shown. */
  social: z.partialRecord(z.enum(socialNetworks), link),
  /** Where an appointment can be made; null: no link. */
  booking: link.default(null),
  /** Said after every approximate price: `más IVA`. */
  taxNote: text,
  /** Names of plans and projects that a screen reader should say in English (WCAG 3.1.2). */
  englishNames: z.array(text).default([]),
  offer: z
    .strictObject({
      /** Kept for the next one; shown nowhere. */
      hidden: z.boolean().default(false),
      percent: z.number().int().min(1).max(100),
      heading: text,
      text: text,
      terms: distinct(text).min(1),
      /** The first moment at which it no longer holds. */
      validUntil: z.iso.datetime({
        offset: true,
        error: say(
          "escribe fecha, hora y zona, entre comillas: '2026-01-01T00:00:00-06:00'",
          "write date, time and zone, in quotes: '2026-01-01T00:00:00-06:00'",
        ),
      }),
      callToAction: text.max(40),
    })
    .nullable()
    .transform((offer) => (offer?.hidden ? null : offer)),
  privacy: z.strictObject({ retentionMonths: z.number().int().positive() }),
});

const holiday = z
  .strictObject({
    month: z.number().int().min(1).max(12),
    day: z.number().int().min(1),
    name: text.max(60),
    message: text.max(100),
  })
  // In a leap year: the last day of a month is the one before the next month's first.
  .refine(({ month, day }) => day <= new Date(2024, month, 0).getDate(), {
    path: ['day'],
    error: say('ese mes no tiene ese día', 'that month has no such day'),
  });

/** `content/data/holidays.yaml`: §4.2 the days on which the greeting changes. */
export const holidays = z.strictObject({
  list: z.array(holiday).superRefine((days, context) => {
    const dates = days.map(({ month, day }) => `${month}/${day}`);
    for (const [index, date] of dates.entries()) {
      if (dates.indexOf(date) === index) continue;
      context.addIssue({
        code: 'custom',
        path: [index],
        message: say(
          'ya hay un festejo ese día: deja uno solo',
          'there is a holiday on that day: keep one',
        ),
      });
    }
  }),
});
