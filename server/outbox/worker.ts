import type { FastifyBaseLogger } from 'fastify';
import type { ClaimedNotification, Storage } from '../storage/storage.ts';
import type { Delivery, Mail } from './delivery.ts';
import { nextAttempt } from './retry.ts';

export interface WorkerOptions {
  storage: Storage;
  delivery: Delivery;
  compose: (notification: ClaimedNotification) => Promise<Mail>;
  now: () => number;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

export interface Worker {
  /** Looks for due notifications at once instead of at the next turn. */
  wake(): void;
  /** Takes no more, and resolves when the mail in flight has landed. */
  stop(): Promise<void>;
}

/** Outlasts every time-out of a delivery, so that one notification is never in two hands. */
const lease = 5 * 60_000;
/** Longest sleep: another process may have put something into the outbox. */
const longestSleep = 60_000;

/** Delivers what the outbox holds, at least once, until it is stopped. */
export function startWorker(options: WorkerOptions): Worker {
  const { storage, now, log } = options;
  let stopping = false;
  let awake = Promise.withResolvers<void>();

  const run = async () => {
    while (!stopping) {
      const wakeCall = awake.promise;
      try {
        const claim = await storage.claimDue(now(), now() + lease);
        if (claim) {
          await deliver(claim, options);
          continue;
        }
        const due = await storage.nextDueAt();
        const pause = due === null ? longestSleep : Math.min(due - now(), longestSleep);
        await sleep(Math.max(pause, 50), wakeCall);
      } catch (error) {
        log.error({ code: codeOf(error) }, 'the outbox cannot be read');
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

async function deliver(claim: ClaimedNotification, options: WorkerOptions): Promise<void> {
  const { storage, delivery, compose, now, log } = options;
  const { id, attempts, letter, waitingSince } = claim;
  const about = { notification: id, letter: letter.id, attempts };
  try {
    await delivery.send(await compose(claim));
  } catch (error) {
    const failure = { error: reasonOf(error) };
    const nextAttemptAt = nextAttempt({ attempts, createdAt: waitingSince, now: now() });
    if (nextAttemptAt === null) {
      await storage.markFailed(claim, failure);
      log.error({ ...about, code: codeOf(error) }, 'mail given up');
    } else {
      await storage.markRetry(claim, { ...failure, nextAttemptAt });
      log.warn({ ...about, code: codeOf(error), nextAttemptAt }, 'mail not delivered, will retry');
    }
    return;
  }
  await storage.markSent(claim, now());
  log.info(about, 'mail delivered');
}

async function sleep(milliseconds: number, wakeCall: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  await Promise.race([promise, wakeCall]);
  clearTimeout(timer);
}

/** For the database only: what a mail server says may name a mailbox, and the log must not. */
function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500);
}

function codeOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown';
}
