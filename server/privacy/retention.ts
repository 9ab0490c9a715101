import type { FastifyBaseLogger } from 'fastify';
import type { StaffStorage } from '../storage/staff-storage.ts';
import { monthsBefore } from './months-before.ts';

export interface RetentionOptions {
  storage: Pick<StaffStorage, 'purge'>;
  months: number;
  now: () => number;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

const day = 24 * 60 * 60_000;

/**
 * Keeps the promise of the privacy notice: submissions are deleted when they are as old as it says, at the
 * start and every day. One that is still to be announced stays until it is.
 */
export function startRetention({ storage, months, now, log }: RetentionOptions) {
  const purge = async () => {
    try {
      const submissions = await storage.purge(monthsBefore(now(), months));
      if (submissions > 0) log.info({ submissions, months }, 'old submissions deleted');
    } catch (error) {
      // Tomorrow is another day.
      log.error({ err: error }, 'old submissions could not be deleted');
    }
  };
  let running = purge();
  const timer = setInterval(() => {
    running = purge();
  }, day);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
