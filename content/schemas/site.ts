import { z } from 'zod';
import { whatsappNumber } from '../../domain/quote/whatsapp.ts';
import { weekdays } from '../../domain/site/site-info.ts';
import { text } from './field-types.ts';

const phone = z.string().regex(/^\+\d[\d ]{7,18}$/, 'write a phone as +52 722 000 0100, in quotes');
const link = z.url('write a whole address, https://…').nullable();

/** `content/data/site.yaml`: everything that names the agency. */
export const site = z.strictObject({
  brand: text,
  legalName: text,
  /** Shown beside the brand in the footer. */
  descriptor: text,
  meaning: text,
  domain: z.url('write the address as https://example.com, without a final slash'),
  email: z.email('write an e-mail address'),
  phones: z.strictObject({ mobile: phone, office: phone }),
  /** Null hides every WhatsApp link. */
  whatsapp: phone
    .refine(
      (number) => whatsappNumber(number) !== null,
      'write the number that WhatsApp knows, country first: a Mexican one has ten digits after +52',
    )
    .nullable(),
  address: z.strictObject({
    street: text,
    district: text,
    postalCode: text,
    city: text,
    region: text,
    country: z.string().length(2, 'write the two-letter country code'),
  }),
  hours: z.strictObject({
    days: text,
    /** The same days, for search engines. */
    weekdays: z.array(z.enum(weekdays)).min(1),
    label: text,
    opens: z.string().regex(/^\d\d:\d\d$/),
    closes: z.string().regex(/^\d\d:\d\d$/),
  }),
  social: z.strictObject({ facebook: link, instagram: link, twitter: link, youtube: link }),
  /** Said after every approximate price: `más IVA`. */
  taxNote: text,
  /** Names of plans and projects that a screen reader should say in English (WCAG 3.1.2). */
  englishNames: z.array(text).default([]),
  offer: z
    .strictObject({
      percent: z.number().int().min(1).max(100),
      heading: text,
      text: text,
      terms: z.array(text).min(1),
      /** The first moment at which it no longer holds. */
      validUntil: z.iso.datetime({
        offset: true,
        error: 'write 2026-01-01T00:00:00-06:00, in quotes',
      }),
      callToAction: text,
    })
    .nullable(),
  privacy: z.strictObject({ retentionMonths: z.number().int().positive() }),
});

const holiday = z
  .strictObject({
    month: z.number().int().min(1, 'write a month, 1 to 12').max(12, 'write a month, 1 to 12'),
    day: z.number().int().min(1, 'write a day of that month'),
    name: text,
    message: text,
  })
  // In a leap year: the last day of a month is the one before the next month's first.
  .refine(({ month, day }) => day <= new Date(2024, month, 0).getDate(), {
    path: ['day'],
    error: 'write a day of that month',
  });

/** `content/data/holidays.yaml`: §4.2 the days on which the greeting changes. */
export const holidays = z.array(holiday).superRefine((days, context) => {
  const dates = days.map(({ month, day }) => `${month}/${day}`);
  for (const [index, date] of dates.entries()) {
    if (dates.indexOf(date) === index) continue;
    context.addIssue({ code: 'custom', path: [index], message: 'one holiday a day: join them' });
  }
});
