import { type FormField, isTextField } from '../../domain/forms/form-definition.ts';
import { joinFormDefinition } from '../../domain/join/join-form.ts';
import { quoteFormDefinition } from '../../domain/quote/quote-form.ts';
import type { OutboxState } from '../storage/schema.ts';
import type { SubmissionRecord } from '../storage/submission-records.ts';

const secondsFormat = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'America/Mexico_City',
});

/** The agency's staff opens the table: its words are Spanish. */
const states: Record<OutboxState, string> = {
  quarantined: 'retenido',
  pending: 'pendiente',
  claimed: 'en camino',
  sent: 'enviado',
  failed: 'fallido',
  skipped: 'omitido',
};

interface Fields {
  pricing: { total?: number; items?: { name: string; categoryId: string }[]; flags?: string[] };
  payload: Record<string, unknown>;
}

type Columns = Record<string, (record: SubmissionRecord, fields: Fields) => unknown>;

/** A column for each field of either form that is of such a kind. */
function fieldColumns(isWanted: (field: FormField) => boolean): Columns {
  const fields = { ...quoteFormDefinition.fields, ...joinFormDefinition.fields };
  return Object.fromEntries(
    Object.entries<FormField>(fields)
      .filter(([, field]) => isWanted(field))
      .map(([name, { label, shortLabel = label }]) => [
        shortLabel,
        (_, { payload }) => asText(payload[name]),
      ]),
  );
}

const columns: Columns = {
  Folio: ({ id }) => id,
  Recibido: ({ receivedAt }) => secondsFormat.format(receivedAt),
  Tipo: ({ kind }) => (kind === 'quote' ? 'cotización' : 'postulación'),
  Cuarentena: ({ quarantined }) => (quarantined ? 'sí' : 'no'),
  Aviso: ({ notifications }) => {
    const toAgency = notifications.find(({ kind }) => kind === 'agency-mail');
    return toAgency && states[toAgency.state];
  },
  ...fieldColumns((field) => isTextField(field) && field.type !== 'textarea'),
  ...fieldColumns(({ type }) => type === 'select'),
  Conceptos: (_, { pricing }) =>
    pricing.items?.map(({ name, categoryId }) => `${name} (${categoryId})`).join('; '),
  'Total USD': (_, { pricing }) => pricing.total,
  Observaciones: (_, { pricing }) => pricing.flags?.join('; '),
  ...fieldColumns(({ type }) => type === 'textarea'),
  Origen: ({ source }) => asText(source),
};

/** «5 de mayo de 2026» has as many words as a date can have. */
const maxWordsOfDate = 3;

/**
 * What a visitor sent. Excel and LibreOffice read digits with few or no letters as a number, a date or a time: zeros
 * and pluses of phones would be lost. The apostrophe keeps the cell a text in both.
 */
function asText(value: unknown): string {
  const text = String(value ?? '');
  const words = text.match(/\p{L}+/gu) ?? [];
  return /\d/.test(text) && words.length <= maxWordsOfDate ? `'${text}` : text;
}

/** Excel takes a file for UTF-8 only when it begins so. */
const byteOrderMark = '\uFEFF';

/**
 * The submissions as a table for Excel, LibreOffice and the like (RFC 4180), one row each. Gives the lines; each
 * still gets its line feed.
 */
export async function* csvLines(records: AsyncIterable<SubmissionRecord>): AsyncGenerator<string> {
  const line = (row: unknown[]) => `${row.map(cell).join(',')}\r`;
  yield byteOrderMark + line(Object.keys(columns));
  for await (const record of records) {
    const fields = { payload: record.payload, pricing: record.pricing ?? {} } as Fields;
    yield line(Object.values(columns).map((read) => read(record, fields)));
  }
}

/** Quoted, without marks that turn the direction of writing; what would run as a formula gets an apostrophe. */
function cell(value: unknown): string {
  const text = String(value ?? '').replace(/\p{Bidi_Control}/gu, '');
  const runs = typeof value !== 'number' && /^[\s\p{Cc}]*[=+\-@＝＋－＠]/u.test(text);
  return `"${runs ? "'" : ''}${text.replaceAll('"', '""')}"`;
}

const minutesFormat = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Mexico_City',
});

/** What the table of the terminal has of a submission; moments in the agency's time. */
export function rowOf(record: SubmissionRecord): string[] {
  return [
    record.id,
    minutesFormat.format(record.receivedAt),
    record.kind,
    withoutControls(String((record.payload as { name?: unknown }).name ?? '')),
    mailState(record),
  ];
}

/** The rows in columns, with a heading. */
export function tableOf(submissions: string[][]): string[] {
  const rows = [['ID', 'RECEIVED', 'KIND', 'FROM', 'MAIL'], ...submissions];
  const widths = [0, 1, 2, 3].map((column) =>
    rows.reduce((widest, row) => Math.max(widest, row[column]?.length ?? 0), 0),
  );
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
}

/** Nothing that a visitor typed may steer the terminal. */
function withoutControls(text: string): string {
  return text.replace(/\p{C}/gu, ' ').slice(0, 40);
}

/** Where each notification stands and why; of a quarantined submission only what has left quarantine. */
function mailState({ notifications, quarantined }: SubmissionRecord): string {
  const outside = notifications.filter(({ state }) => state !== 'quarantined');
  const states = outside.map(({ kind, state, attempts, lastError }) => {
    const tries =
      attempts > 1 || lastError ? `, ${attempts} ${attempts === 1 ? 'try' : 'tries'}` : '';
    const reason = lastError ? `: ${withoutControls(lastError)}` : '';
    return `${notifications.length > 1 ? `${kind} ` : ''}${state}${tries}${reason}`;
  });
  return [...(quarantined ? ['quarantined'] : []), ...states].join('; ');
}

/** The submissions as a JSON array, line by line. */
export async function* jsonLines(records: AsyncIterable<SubmissionRecord>): AsyncGenerator<string> {
  yield '[';
  let last: string | null = null;
  for await (const record of records) {
    if (last) yield `${last},`;
    last = jsonTextOf(jsonOf(record)).replace(/^/gm, '  ');
  }
  if (last) yield last;
  yield ']';
}

/** A submission as a value for JSON: everything that is kept, moments as ISO 8601. */
export function jsonOf({ notifications, receivedAt, ...submission }: SubmissionRecord) {
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

/** As it is printed: exact, and nothing in it can steer a terminal. */
export function jsonTextOf(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(
    /[\u007F-\u009F\p{Bidi_Control}]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function iso(milliseconds: number | null): string | null {
  return milliseconds === null ? null : new Date(milliseconds).toISOString();
}
