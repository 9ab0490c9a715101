import { z } from 'zod';
import { text } from './text.ts';

/** Days of each month, in a leap year. */
const monthLengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const holiday = z
  .strictObject({
    month: z.number().int().min(1, 'write a month, 1 to 12').max(12, 'write a month, 1 to 12'),
    day: z.number().int().min(1, 'write a day of that month'),
    name: text,
    message: text,
  })
  .refine(({ month, day }) => day <= (monthLengths[month - 1] ?? 0), {
    path: ['day'],
    error: 'write a day of that month',
  });

/** `content/data/holidays.yaml`: §4 the days on which the greeting changes. */
export const holidays = z.array(holiday).superRefine((days, context) => {
  const seen = new Set<string>();
  for (const [index, { month, day }] of days.entries()) {
    const date = `${month}/${day}`;
    if (seen.has(date)) {
      context.addIssue({ code: 'custom', path: [index], message: 'one holiday a day: join them' });
    }
    seen.add(date);
  }
});
