import { breakdownOf } from '../../domain/catalogue/money.ts';
import type { PricedQuote } from '../../domain/quote/price-quote.ts';
import type { UndeliveredSubmissions } from '../storage/monitoring.ts';
import type { StoredSubmission } from '../storage/submissions.ts';
import { alarmText } from './alarm.ts';

/** A submission as docs/webhook.md describes it. */
export function submissionBody(submission: StoredSubmission, brand: string) {
  const { id, kind, receivedAt, source, quarantined, payload } = submission;
  const { name } = payload as { name: string };
  const what = kind === 'quote' ? 'Nueva solicitud' : 'Nueva candidatura';
  return {
    event: 'submission.received',
    text: `${brand}: ${what} de ${name}`,
    submission: {
      id,
      kind,
      receivedAt: new Date(receivedAt).toISOString(),
      landing: source,
      // It was held back and then released by somebody.
      released: quarantined,
      fields: payload,
      package: submission.pricing ? packageOf(submission.pricing as PricedQuote) : null,
    },
  };
}

function packageOf({ items, total, flags }: PricedQuote) {
  return {
    items: items.map(({ id, name, type, price, priceType, categoryId }) => ({
      id,
      name,
      type,
      price,
      priceType,
      categoryId,
    })),
    total,
    currency: 'USD',
    breakdown: breakdownOf(items),
    flags,
  };
}

export function alarmBody(undelivered: UndeliveredSubmissions, brand: string) {
  const { submissions, since } = undelivered;
  return {
    event: 'submissions.unannounced',
    text: `${brand}: ${alarmText(undelivered)}`,
    submissions,
    since: since === null ? null : new Date(since).toISOString(),
  };
}
