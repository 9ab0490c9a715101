import type { FastifyBaseLogger } from 'fastify';
import type { NotificationKind } from '../storage/schema.ts';
import { createHandler, type HandlerOptions } from './handler.ts';
import { startScheduler } from './scheduler.ts';
import { startWorker } from './worker.ts';

export interface NotificationsOptions extends HandlerOptions {
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

export type Notifications = ReturnType<typeof startNotifications>;

/** Each channel has a worker of its own: when one hangs, the others go on. */
const kindsByWorker: readonly (readonly NotificationKind[])[] = [
  ['agency-mail', 'cv-mail', 'digest-mail'],
  ['confirmation-mail'],
  ['webhook', 'alarm-webhook'],
  ['alarm-mail'],
];

/** §13.3 Starts everything that tells people of submissions. */
export function startNotifications(options: NotificationsOptions) {
  const { config, site, database, now, log } = options;
  const { handle, mailDescription } = createHandler(options);
  const workers = kindsByWorker.map((kinds) => ({
    kinds,
    ...startWorker({ database, kinds, handle, now, log }),
  }));
  const wake = (wanted?: readonly NotificationKind[]) => {
    for (const worker of workers) {
      if (!wanted || worker.kinds.some((kind) => wanted.includes(kind))) worker.wake();
    }
  };
  const scheduler = startScheduler({
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
    /** Polls the outbox for due notifications, of these kinds if they are named, at once. */
    wake,
    /** Checks at once whether an alarm or a digest is due. */
    tick: scheduler.tick,
    /** Resolves when the deliveries in progress have ended. */
    async stop() {
      await scheduler.stop();
      await Promise.all(workers.map((worker) => worker.stop()));
    },
    /** Where mail goes, for the line at start-up. */
    mailDescription,
  };
}
