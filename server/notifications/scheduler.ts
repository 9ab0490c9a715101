import { randomUUIDv7 } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import {
  closeIncident,
  openIncident,
  planDigest,
  undeliveredSubmissions,
} from '../storage/monitoring.ts';
import type { Database, ServiceNotificationKind } from '../storage/schema.ts';
import { failureOf } from './delivery-failure.ts';

export interface RoundsOptions {
  database: Database;
  /** How an alarm is raised; empty: in the log and in /health only. */
  alarmKinds: readonly ServiceNotificationKind[];
  /** The right half of every Message-ID. */
  mailHost: string;
  now: () => number;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** Called after something was put into the outbox. */
  onNotification: () => void;
}

export interface Rounds {
  /** Looks at once instead of at the next turn; resolves when everything was looked at. */
  walk(): Promise<void>;
  stop(): Promise<void>;
}

/** A submission that waits longer to be announced raises the alarm, in milliseconds. */
export const alarmAgeMs = 60 * 60_000;

const pause = 60_000;
const day = 24 * 60 * 60_000;
/** Eight in the morning in Toluca, which has no summer time, as UTC knows it. */
const digestHour = 14 * 60 * 60_000;

/** Looks every minute whether submissions wait to be announced, and whether a digest is due. */
export function startRounds(options: RoundsOptions): Rounds {
  const { log } = options;
  const look = async () => {
    for (const check of [checkAnnouncements, checkDigest]) {
      try {
        await check(options);
      } catch (error) {
        log.error({ code: failureOf(error).code }, 'the rounds cannot be made');
      }
    }
  };
  // One after the other, so that stopping can wait for the last.
  let walking = look();
  const walk = () => {
    walking = walking.then(look);
    return walking;
  };
  const timer = setInterval(walk, pause);
  return {
    walk,
    async stop() {
      clearInterval(timer);
      await walking;
    },
  };
}

/** Raises the alarm once per incident, over all servers and restarts; the last delivery ends it. */
async function checkAnnouncements(options: RoundsOptions): Promise<void> {
  const { database, alarmKinds, mailHost, now, log, onNotification } = options;
  const { submissions, since } = await undeliveredSubmissions(database, now() - alarmAgeMs);
  if (submissions === 0) return closeIncident(database, 'submissions-undelivered');
  const notifications = alarmKinds.map((kind) => {
    const id = randomUUIDv7();
    return { id, kind, messageId: `<alarm-${id}@${mailHost}>` };
  });
  if (!(await openIncident(database, 'submissions-undelivered', notifications, now()))) return;
  log.error(
    { submissions, since },
    'submissions have waited for more than an hour to be announced',
  );
  onNotification();
}

/** The submissions of the last day that the trap held, once a day over all servers, if there are any. */
async function checkDigest({ database, mailHost, now, onNotification }: RoundsOptions) {
  const due = Math.floor((now() - digestHour) / day) * day + digestHour;
  const date = new Date(due).toISOString().slice(0, 10);
  const planned = await planDigest(
    database,
    { id: randomUUIDv7(), kind: 'digest-mail', messageId: `<digest-${date}@${mailHost}>` },
    due,
  );
  if (planned) onNotification();
}
