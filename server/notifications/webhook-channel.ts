import { createHmac } from 'node:crypto';
import type { WebhookSettings } from '../config/mail-settings.ts';
import { RefusedCallError } from './delivery-failure.ts';

export interface WebhookMessage {
  /** The same over every try, for receivers that want to take it once. */
  id: string;
  body: unknown;
}

/** A receiver that has not answered by then is asked again later, in milliseconds. */
const answerTimeout = 10_000;

/**
 * Calls another program, signed as docs/webhook.md says. Throws when the answer is not a success; a
 * redirect is none, since the signature and the submission were meant for one address.
 */
export async function callWebhook(
  { url, secret }: WebhookSettings,
  { id, body }: WebhookMessage,
  { now, timeoutMs = answerTimeout }: { now: number; timeoutMs?: number },
): Promise<void> {
  const text = JSON.stringify(body);
  const timestamp = String(Math.floor(now / 1000));
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      'content-type': 'application/json',
      'x-webhook-id': id,
      'x-webhook-timestamp': timestamp,
      'x-webhook-signature': `sha256=${signatureOf(secret, `${timestamp}.${text}`)}`,
    },
    body: text,
  });
  // Nothing in the answer matters but its status; an endless one must not hold the connection.
  await response.body?.cancel();
  if (response.ok) return;
  throw new RefusedCallError(response.status, `The webhook answered ${response.status}`);
}

function signatureOf(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}
