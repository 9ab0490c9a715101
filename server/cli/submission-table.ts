import type { SubmissionRecord } from '../storage/staff-storage.ts';

const moment = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Mexico_City',
});

/** The submissions in columns, with a heading; moments in the agency's time. */
export function tableOf(records: SubmissionRecord[]): string[] {
  const rows = [
    ['ID', 'RECEIVED', 'KIND', 'FROM', 'MAIL'],
    ...records.map((record) => [
      record.id,
      moment.format(record.receivedAt),
      record.kind,
      shown(String((record.payload as { name?: unknown }).name ?? '')),
      mailState(record),
    ]),
  ];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
}

/** Nothing that a visitor typed may steer the terminal. */
function shown(text: string): string {
  return text.replace(/\p{C}/gu, ' ').slice(0, 40);
}

/** `sent`, or for each kind of notification where it stands and why. */
function mailState({ notifications, quarantined }: SubmissionRecord): string {
  const states = notifications.map(({ kind, state, attempts, lastError }) => {
    const tries =
      attempts > 1 || lastError ? `, ${attempts} ${attempts === 1 ? 'try' : 'tries'}` : '';
    const reason = lastError ? `: ${shown(lastError)}` : '';
    return `${notifications.length > 1 ? `${kind} ` : ''}${state}${tries}${reason}`;
  });
  return [...(quarantined ? ['quarantined'] : []), ...states].join('; ');
}

/** A submission as JSON shows it: everything that is kept, moments as ISO 8601. */
export function readableRecord({ notifications, receivedAt, ...submission }: SubmissionRecord) {
  return {
    ...submission,
    receivedAt: iso(receivedAt),
    notifications: notifications.map(({ nextAttemptAt, sentAt, ...notification }) => ({
      ...notification,
      nextAttemptAt: iso(nextAttemptAt),
      sentAt: iso(sentAt),
    })),
  };
}

function iso(milliseconds: number | null): string | null {
  return milliseconds === null ? null : new Date(milliseconds).toISOString();
}
