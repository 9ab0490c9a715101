import { createHmac } from 'node:crypto';
import { breakdownOf } from '../../domain/catalogue/money.ts';
import type { PricedQuote } from '../../domain/quote/price-quote.ts';
import type { UndeliveredSubmissions } from '../storage/incidents.ts';
import type { StoredSubmission } from '../storage/submissions.ts';
import { alarmText } from './service-mails.ts';

export interface WebhookMessage {
  /** The same over every attempt, for receivers that want to take it once. */
  id: string;
  body: unknown;
}

/** A status other than success from the receiver. */
export class WebhookStatusError extends Error {
  override name = 'WebhookStatusError';
  readonly status: number;

  constructor(status: number) {
    super(`The webhook answered ${status}`);
    this.status = status;
  }
}

/** A receiver that has not answered by then is called again later, in milliseconds. */
const responseTimeout = 10_000;

/**
 * §13.6 Calls the receiver, signed as docs/webhook.md says. Throws a WebhookStatusError when the answer is no
 * success; a redirect is none, since the submission was meant for one address.
 */
export async function callWebhook(
  { url, secret }: { url: string; secret: string },
  { id, body }: WebhookMessage,
  { now, timeoutMs = responseTimeout }: { now: number; timeoutMs?: number },
): Promise<void> {
  const text = JSON.stringify(body);
  const timestamp = String(Math.floor(now / 1000));
  const signature = createHmac('sha256', secret).update(`${timestamp}.${text}`).digest('hex');
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      'content-type': 'application/json',
      'x-webhook-id': id,
      'x-webhook-timestamp': timestamp,
      'x-webhook-signature': `sha256=${signature}`,
    },
    body: text,
  });
  // Only the status matters; an endless body must not hold the connection.
  await response.body?.cancel();
  if (!response.ok) throw new WebhookStatusError(response.status);
}

/** A submission as docs/webhook.md describes it. */
export function submissionBody(submission: StoredSubmission, brand: string) {
  const { id, kind, receivedAt, source, quarantined, payload, pricing } = submission;
  const { name } = payload as { name: string };
  const what = kind === 'quote' ? 'Nueva solicitud' : 'Nueva candidatura';
  return {
    event: 'submission.received',
    text: `${brand}: ${what} de ${name}`,
    submission: {
      id,
      kind,
      receivedAt: new Date(receivedAt).toISOString(),
      source,
      // Only a quarantined submission that somebody released gets here.
      released: quarantined,
      fields: payload,
      package: pricing ? packageOf(pricing as PricedQuote) : null,
    },
  };
}

function packageOf({ items, total, flags }: PricedQuote) {
  return { items, total, currency: 'USD', breakdown: breakdownOf(items), flags };
}

export function alarmBody(undelivered: UndeliveredSubmissions, brand: string) {
  const { submissions, since } = undelivered;
  return {
    event: 'submissions.undelivered',
    text: `${brand}: ${alarmText(undelivered)}`,
    submissions,
    since: since === null ? null : new Date(since).toISOString(),
  };
}
