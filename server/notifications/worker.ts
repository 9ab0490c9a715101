import type { FastifyBaseLogger } from 'fastify';
import {
  type ClaimedNotification,
  claimDue,
  markFailed,
  markRetry,
  markSent,
  markSkipped,
  nextDueAt,
} from '../storage/outbox.ts';
import type { Database, NotificationKind } from '../storage/schema.ts';
import { failureOf } from './delivery-failure.ts';
import { nextAttempt } from './retry.ts';

/** What became of a notification that did not fail. */
export type Carried = { refusedRecipients: number } | { skipped: string };

export interface WorkerOptions {
  database: Database;
  /** The kinds it delivers: a way that hangs must not hold up the others. */
  kinds: readonly NotificationKind[];
  /** Resolves when the notification is in other hands; rejects when it has to be tried again. */
  carry: (notification: ClaimedNotification) => Promise<Carried>;
  now: () => number;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

export interface Worker {
  /** Looks for due notifications at once instead of at the next turn. */
  wake(): void;
  /** Takes no more, and resolves when what is in flight has landed. */
  stop(): Promise<void>;
}

/** Outlasts the longest delivery four times, so that one notification is never in two hands. */
const lease = 2 * 60_000;
/** Longest sleep: another process may have put something into the outbox. */
const longestSleep = 60_000;

/** How soon a delivery is written down again that the database would not take. */
const recordingPause = 1_000;

/** Delivers what the outbox holds, at least once, until it is stopped. */
export function startWorker(options: WorkerOptions): Worker {
  const { database, kinds, now, log } = options;
  let stopping = false;
  let awake = Promise.withResolvers<void>();

  /** A delivery that is not written down would be made again: it is tried until the server ends. */
  const record = async (write: () => Promise<void>) => {
    for (;;) {
      const wakeCall = awake.promise;
      try {
        return await write();
      } catch (error) {
        if (stopping) throw error;
        log.error({ code: failureOf(error).code }, 'a delivery cannot be recorded, will retry');
        await sleep(recordingPause, wakeCall);
      }
    }
  };

  const run = async () => {
    while (!stopping) {
      const wakeCall = awake.promise;
      try {
        const claim = await claimDue(database, kinds, { now: now(), leaseUntil: now() + lease });
        if (claim) {
          await deliver(claim, { ...options, record });
          continue;
        }
        const due = await nextDueAt(database, kinds);
        const pause = due === null ? longestSleep : Math.min(due - now(), longestSleep);
        await sleep(Math.max(pause, 50), wakeCall);
      } catch (error) {
        log.error({ code: failureOf(error).code }, 'the outbox cannot be read');
        await sleep(5_000, wakeCall);
      }
    }
  };

  const running = run();
  const wake = () => {
    const { resolve } = awake;
    awake = Promise.withResolvers();
    resolve();
  };
  return {
    wake,
    async stop() {
      stopping = true;
      wake();
      await running;
    },
  };
}

interface DeliverOptions extends WorkerOptions {
  /** Resolves when it is written down. */
  record: (write: () => Promise<void>) => Promise<void>;
}

async function deliver(claim: ClaimedNotification, options: DeliverOptions): Promise<void> {
  const { database, carry, record, now, log } = options;
  const { id, kind, attempts, waitingSince, submission } = claim;
  const about = { notification: id, kind, submission: submission?.id, attempts };
  let carried: Carried;
  try {
    carried = await carry(claim);
  } catch (error) {
    const { permanent, code, reason } = failureOf(error);
    const nextAttemptAt = nextAttempt({ kind, attempts, waitingSince, permanent, now: now() });
    if (nextAttemptAt === null) {
      await markFailed(database, claim, reason);
      // A visitor's mistyped address is nothing that the agency could mend.
      const level = kind === 'confirmation-mail' ? 'info' : 'error';
      log[level]({ ...about, code }, 'given up');
    } else {
      await markRetry(database, claim, { error: reason, nextAttemptAt });
      log.warn({ ...about, code, nextAttemptAt }, 'not delivered, will retry');
    }
    return;
  }
  if ('skipped' in carried) {
    await markSkipped(database, claim, carried.skipped);
    log.info({ ...about, reason: carried.skipped }, 'skipped');
    return;
  }
  const sentAt = now();
  await record(() => markSent(database, claim, sentAt));
  if (carried.refusedRecipients > 0) log.warn({ ...about, ...carried }, 'delivered to some only');
  else log.info(about, 'delivered');
}

async function sleep(milliseconds: number, wakeCall: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  await Promise.race([promise, wakeCall]);
  clearTimeout(timer);
}
