import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../storage/schema.ts';
import { purge } from '../storage/submissions.ts';

export interface RetentionOptions {
  database: Database;
  months: number;
  now: () => number;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

const day = 24 * 60 * 60_000;

/**
 * Keeps the promise of the privacy notice: submissions are deleted when they are as old as it says, at the
 * start and every day. One whose notifications are still to be delivered stays until they are.
 */
export function startRetention({ database, months, now, log }: RetentionOptions) {
  const purgeOld = async () => {
    try {
      const submissions = await purge(database, monthsBefore(now(), months));
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

/**
 * The same moment so many months earlier, in milliseconds since 1970. Where that month is shorter, its
 * last day: nothing is called old before its time is over.
 */
export function monthsBefore(now: number, months: number): number {
  const moment = new Date(now);
  const day = moment.getUTCDate();
  moment.setUTCMonth(moment.getUTCMonth() - months);
  if (moment.getUTCDate() !== day) moment.setUTCDate(0);
  return moment.getTime();
}
