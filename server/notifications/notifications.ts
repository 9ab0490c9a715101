import type { FastifyBaseLogger } from 'fastify';
import type { NotificationKind } from '../storage/schema.ts';
import { type CarriersOptions, carriersOf } from './handler.ts';
import { startRounds } from './scheduler.ts';
import { startWorker } from './worker.ts';

export interface OutboxOptions extends CarriersOptions {
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

export interface Outbox {
  /** Looks for due notifications, of these kinds if they are named, at once. */
  wake(kinds?: readonly NotificationKind[]): void;
  /** Looks at once whether an alarm or a digest is due. */
  makeRounds(): Promise<void>;
  /** Resolves when what is in flight has landed. */
  stop(): Promise<void>;
  /** Where mail goes, for the line at start-up. */
  description: string;
}

/** Each way has a worker of its own: when one hangs, the others go on. */
const ways: readonly (readonly NotificationKind[])[] = [
  ['agency-mail', 'cv-mail', 'digest-mail'],
  ['confirmation-mail'],
  ['webhook', 'alarm-webhook'],
  ['alarm-mail'],
];

/** Starts everything that tells people of submissions. */
export function startOutbox(options: OutboxOptions): Outbox {
  const { config, site, database, now, log } = options;
  const { carry, description } = carriersOf(options);
  const workers = ways.map((kinds) => ({
    kinds,
    ...startWorker({ database, kinds, carry, now, log }),
  }));
  const wake: Outbox['wake'] = (wanted) => {
    for (const { kinds, wake } of workers) {
      if (!wanted || kinds.some((kind) => wanted.includes(kind))) wake();
    }
  };
  const rounds = startRounds({
    database,
    alarmKinds: [
      ...(config.alert ? (['alarm-mail'] as const) : []),
      ...(config.webhook ? (['alarm-webhook'] as const) : []),
    ],
    mailHost: new URL(site.domain).hostname,
    now,
    log,
    onNotification: () => wake(),
  });
  return {
    wake,
    makeRounds: rounds.walk,
    async stop() {
      await rounds.stop();
      await Promise.all(workers.map((worker) => worker.stop()));
    },
    description,
  };
}
