import type { FastifyBaseLogger } from 'fastify';
import { lastPurgeAt, purge, recordPurge, type Stores } from '../storage/deletion.ts';

export interface RetentionOptions extends Stores {
  months: number;
  now: () => number;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

const hour = 60 * 60_000;
const day = 24 * hour;
/** Further away from the last run a clock is not believed at once. */
const maxJump = 7 * day;

/**
 * §11.4 Deletes at the start and every day what is as old as the privacy notice says. §13.10 A clock that may
 * have jumped deletes nothing until it has gone evenly for a day, by the timer, which no clock moves.
 */
export function startRetention({ database, dataDir, months, now, log }: RetentionOptions) {
  let checkedAt: number | null = null;
  const purgeOld = async () => {
    const at = now();
    const isSteady = checkedAt !== null && Math.abs(at - checkedAt - day) < hour;
    checkedAt = at;
    try {
      const ranAt = await lastPurgeAt(database);
      if (!isSteady && Math.abs(at - ranAt) > maxJump) {
        log.error(
          { lastRun: new Date(ranAt) },
          'the clock is more than a week away from the last deletion of old submissions: check it; nothing is deleted until the server has run for a day',
        );
        return;
      }
      const submissions = await purge({ database, dataDir }, monthsBefore(at, months));
      await recordPurge(database, at);
      if (submissions > 0) log.info({ submissions, months }, 'old submissions deleted');
    } catch (error) {
      // It is tried again the next day.
      log.error({ err: error }, 'old submissions could not be deleted');
    }
  };
  let running = purgeOld();
  const timer = setInterval(() => {
    running = purgeOld();
  }, day);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

/** So many months before, in milliseconds since 1970; the month's last day where it is shorter. */
export function monthsBefore(now: number, months: number): number {
  const moment = new Date(now);
  const day = moment.getUTCDate();
  moment.setUTCMonth(moment.getUTCMonth() - months);
  if (moment.getUTCDate() !== day) moment.setUTCDate(0);
  return moment.getTime();
}
