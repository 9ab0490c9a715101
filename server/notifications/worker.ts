import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import {
  type ClaimedNotification,
  claimDue,
  correctTimes,
  endClaim,
  markSent,
  nextDueAt,
} from '../storage/outbox.ts';
import type { Database, NotificationKind, Tables } from '../storage/schema.ts';
import { PartialDeliveryError } from './mail-channel.ts';
import { failureOf, maxPause, nextAttempt } from './retry.ts';

/** What became of a notification that did not fail. */
export type DeliveryResult = 'delivered' | { skipped: string };

export interface WorkerOptions {
  database: Database;
  /** The kinds it delivers. */
  kinds: readonly NotificationKind[];
  /** Resolves when the receiver has the notification; rejects when it has to be tried again. */
  handle: (notification: ClaimedNotification) => Promise<DeliveryResult>;
  now: () => number;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/** In milliseconds. Outlasts the longest delivery four times, so that no two workers deliver one. */
const lease = 2 * 60_000;
/** Between two polls at most: another process may have put something into the outbox. */
const maxPollInterval = 60_000;
const minPollInterval = 50;
/** After the outbox could not be read. */
const pollRetryPause = 5_000;
/** After the database did not record a delivery. */
const recordRetryPause = 1_000;

/** §13.3 Delivers what the outbox holds, at least once, until it is stopped. */
export function startWorker(options: WorkerOptions) {
  const { database, kinds, now, log } = options;
  let stopping = false;
  let waking = new AbortController();

  const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
    setTimeout(milliseconds, undefined, { signal }).catch(() => {});

  /** A delivery that is not recorded would be made again: this tries until the server stops. */
  const record = async (write: () => Promise<void>) => {
    for (;;) {
      const { signal } = waking;
      try {
        return await write();
      } catch (error) {
        if (stopping) throw error;
        log.error({ code: failureOf(error).code }, 'a delivery cannot be recorded, will retry');
        await pause(recordRetryPause, signal);
      }
    }
  };

  const run = async () => {
    while (!stopping) {
      const { signal } = waking;
      try {
        const claim = await claimDue(database, kinds, { now: now(), leaseUntil: now() + lease });
        if (claim) {
          await deliver(claim, { ...options, record });
          continue;
        }
        if ((await correctTimes(database, kinds, { now: now(), maxPause })) > 0) continue;
        const due = await nextDueAt(database, kinds);
        const untilDue = due === null ? maxPollInterval : Math.min(due - now(), maxPollInterval);
        await pause(Math.max(untilDue, minPollInterval), signal);
      } catch (error) {
        log.error({ code: failureOf(error).code }, 'the outbox cannot be read');
        await pause(pollRetryPause, signal);
      }
    }
  };

  const running = run();
  const wake = () => {
    waking.abort();
    waking = new AbortController();
  };
  return {
    /** Polls at once. */
    wake,
    /** Takes no more, and resolves when the delivery in progress has ended. */
    async stop() {
      stopping = true;
      wake();
      await running;
    },
  };
}

async function deliver(
  claim: ClaimedNotification,
  options: WorkerOptions & { record: (write: () => Promise<void>) => Promise<void> },
): Promise<void> {
  const { database, handle, record, now, log } = options;
  const { id, kind, attempts, submission } = claim;
  const about = { notification: id, kind, submission: submission?.id, attempts };
  let result: DeliveryResult;
  try {
    result = await handle(claim);
  } catch (error) {
    const { permanent, code, reason } = failureOf(error);
    const nextAttemptAt = nextAttempt({ ...claim, permanent, now: now() });
    const outcome: Partial<Tables['outbox']> = { lastError: reason };
    if (error instanceof PartialDeliveryError) {
      outcome.deliveredTo = JSON.stringify([...claim.deliveredTo, ...error.deliveredTo]);
    }
    if (nextAttemptAt === null) {
      await record(() => endClaim(database, claim, { ...outcome, state: 'failed' }));
      // The agency can do nothing about a visitor's mistyped address.
      const level = kind === 'confirmation-mail' ? 'info' : 'error';
      log[level]({ ...about, code }, 'given up');
    } else {
      await record(() =>
        endClaim(database, claim, { ...outcome, state: 'pending', nextAttemptAt }),
      );
      log.warn({ ...about, code, nextAttemptAt }, 'not delivered, will retry');
    }
    return;
  }
  if (result !== 'delivered') {
    await endClaim(database, claim, { state: 'skipped', lastError: result.skipped });
    log.info({ ...about, reason: result.skipped }, 'skipped');
    return;
  }
  const sentAt = now();
  await record(() => markSent(database, claim, sentAt));
  log.info(about, 'delivered');
}
