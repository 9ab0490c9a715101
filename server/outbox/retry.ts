const minute = 60_000;
const longestPause = 6 * 60 * minute;
const patience = 3 * 24 * 60 * minute;

/**
 * When to try again, after `attempts` tries, in milliseconds since 1970: pauses double from one
 * minute to six hours, give or take a fifth, so that many waiting mails don't come back at once.
 * Null after three days: then a person has to look.
 */
export function nextAttempt(
  { attempts, createdAt, now }: { attempts: number; createdAt: number; now: number },
  random: () => number = Math.random,
): number | null {
  if (now - createdAt >= patience) return null;
  const pause = Math.min(minute * 2 ** (attempts - 1), longestPause);
  return now + Math.round(pause * (0.8 + 0.4 * random()));
}
