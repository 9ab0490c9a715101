import { randomUUIDv7 } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { planDigest } from '../storage/digest.ts';
import { closeIncident, openIncident, undeliveredSubmissions } from '../storage/incidents.ts';
import type { Database, ServiceNotificationKind } from '../storage/schema.ts';
import { newNotification } from '../storage/submissions.ts';
import { failureOf } from './retry.ts';

export interface SchedulerOptions {
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

/** A submission that is undelivered for longer raises the alarm, in milliseconds. */
export const alarmAgeMs = 60 * 60_000;

const interval = 60_000;
const day = 24 * 60 * 60_000;
/** Eight in the morning in Toluca, which has no summer time, as time of day in UTC. */
const digestTime = 14 * 60 * 60_000;

/** §13.7 Checks every minute whether submissions are undelivered, and whether a digest is due. */
export function startScheduler(options: SchedulerOptions) {
  const runChecks = async () => {
    for (const check of [checkDeliveries, checkDigest]) {
      try {
        await check(options);
      } catch (error) {
        options.log.error({ code: failureOf(error).code }, 'a scheduled check failed');
      }
    }
  };
  // One run after the other, so that stopping can wait for the last.
  let running = runChecks();
  const tick = () => {
    running = running.then(runChecks);
    return running;
  };
  const timer = setInterval(tick, interval);
  return {
    /** Runs the checks at once; resolves when they are done. */
    tick,
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

/** Raises the alarm once per incident, over all servers and restarts; the last delivery ends it. */
async function checkDeliveries(options: SchedulerOptions): Promise<void> {
  const { database, alarmKinds, mailHost, now, log, onNotification } = options;
  const { submissions, since } = await undeliveredSubmissions(database, now() - alarmAgeMs);
  if (submissions === 0) return closeIncident(database, 'submissions-undelivered');
  const notifications = alarmKinds.map((kind) => newNotification(kind, mailHost));
  if (!(await openIncident(database, 'submissions-undelivered', notifications, now()))) return;
  log.error({ submissions, since }, 'submissions are undelivered for more than an hour');
  onNotification();
}

/** The quarantined submissions of the last day, once a day over all servers, if there are any. */
async function checkDigest({ database, mailHost, now, onNotification }: SchedulerOptions) {
  const due = Math.floor((now() - digestTime) / day) * day + digestTime;
  const date = new Date(due).toISOString().slice(0, 10);
  const planned = await planDigest(
    database,
    { id: randomUUIDv7(), kind: 'digest-mail', messageId: `<digest-${date}@${mailHost}>` },
    due,
  );
  if (planned) onNotification();
}
