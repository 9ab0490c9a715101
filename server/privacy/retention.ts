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

/** §11.4 Deletes at the start and every day what is as old as the privacy notice says. */
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

/** So many months before, in milliseconds since 1970; the month's last day where it is shorter. */
export function monthsBefore(now: number, months: number): number {
  const moment = new Date(now);
  const day = moment.getUTCDate();
  moment.setUTCMonth(moment.getUTCMonth() - months);
  if (moment.getUTCDate() !== day) moment.setUTCDate(0);
  return moment.getTime();
}
