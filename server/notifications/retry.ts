import type { NotificationKind } from '../storage/schema.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export interface FailedTry {
  kind: NotificationKind;
  /** How often it was tried, the failed try included. */
  attempts: number;
  waitingSince: number;
  now: number;
  /** The other side said no for good, to this message. */
  permanent: boolean;
}

/**
 * When to try again, in milliseconds since 1970, or null when a person has to look. Pauses double from
 * a minute to an hour for three days: no longer, because a provider that recovers should not leave a
 * client waiting half a day. What was refused for good is tried every four hours for a day, since the
 * refusal may be of a setting that gets mended. A fifth more or less, so that many waiting mails don't
 * come back at once.
 */
export function nextAttempt(failed: FailedTry, random: () => number = Math.random): number | null {
  const { attempts, waitingSince, now, permanent } = failed;
  if (now - waitingSince >= patienceFor(failed)) return null;
  const pause = permanent ? 4 * hour : Math.min(minute * 2 ** (attempts - 1), hour);
  return now + Math.round(pause * (0.8 + 0.4 * random()));
}

function patienceFor({ kind, permanent }: FailedTry): number {
  // "We have your submission" is of no use days later, and a stranger's server is not asked twice.
  if (kind === 'confirmation-mail') return permanent ? 0 : day;
  return permanent ? day : 3 * day;
}
