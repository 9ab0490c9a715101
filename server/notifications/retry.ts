import { redactPersonalData } from '../privacy/redact-personal-data.ts';
import type { NotificationKind } from '../storage/schema.ts';
import { WebhookStatusError } from './webhook-channel.ts';

const maxReasonLength = 300;

/** Why a delivery did not succeed, without personal data. */
export function failureOf(error: unknown) {
  const message = error instanceof Error ? error.message : String(error);
  return {
    /** The receiver refused this message for good. */
    permanent: isPermanent(error),
    /** For the log: codes only, such as `EENVELOPE 550 5.7.1`. */
    code: codeOf(error, message),
    /** For the database and the staff: what the receiver said, with addresses taken out. */
    reason: redactPersonalData(message).slice(0, maxReasonLength),
  };
}

/** What nodemailer adds to an error. */
type SmtpError = { code?: unknown; responseCode?: unknown };

/**
 * A refused password is not permanent: it says nothing of the message, and all mail waits until it is mended.
 * Of a webhook every status is that another call cannot change, redirects included.
 */
function isPermanent(error: unknown): boolean {
  if (error instanceof WebhookStatusError) {
    return error.status < 500 && ![408, 409, 425, 429].includes(error.status);
  }
  const { code, responseCode } = error as SmtpError;
  const aboutThisMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return aboutThisMail && (responseCode === undefined || Number(responseCode) >= 500);
}

function codeOf(error: unknown, message: string): string {
  const { code, responseCode } = error as SmtpError;
  const parts = [
    error instanceof WebhookStatusError ? error.status : code,
    responseCode,
    /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(message)?.[0],
  ].filter((part) => part !== undefined);
  return parts.join(' ') || (error instanceof Error ? error.name : 'unknown');
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export interface FailedAttempt {
  kind: NotificationKind;
  /** How often it was tried, the failed attempt included. */
  attempts: number;
  /** In milliseconds since 1970, like `now`. */
  waitingSince: number;
  now: number;
  permanent: boolean;
}

/** The longest pause: after a permanent refusal, and after others, before jitter adds up to a fifth. */
const longPauses = { permanent: 4 * hour, other: hour };
const maxJitter = 0.2;
/** Between two tries of a notification at most, in milliseconds. */
export const maxPause = longPauses.permanent * (1 + maxJitter);

/**
 * §13.3 When to try again, in milliseconds since 1970, or null to give up. What was refused for good is tried
 * for a day, since a setting may get mended. With jitter, so that many mails don't come back at once. §13.10 Days
 * by the clock are not enough, which may have jumped: as many tries as fit into them must have been made.
 */
export function nextAttempt(
  failed: FailedAttempt,
  random: () => number = Math.random,
): number | null {
  const { attempts, waitingSince, now, permanent } = failed;
  const period = retryPeriodOf(failed);
  const longPause = permanent ? longPauses.permanent : longPauses.other;
  const minAttempts = period / (longPause * (1 + maxJitter));
  if (now - waitingSince >= period && attempts >= minAttempts) return null;
  const pause = permanent ? longPause : Math.min(minute * 2 ** (attempts - 1), longPause);
  return now + Math.round(pause * (1 - maxJitter + 2 * maxJitter * random()));
}

function retryPeriodOf({ kind, permanent }: FailedAttempt): number {
  // A confirmation is of no use days later, and a visitor's mail server is not asked twice.
  if (kind === 'confirmation-mail') return permanent ? 0 : day;
  return permanent ? day : 3 * day;
}
