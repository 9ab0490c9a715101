import type { SubmissionRecord } from '../storage/staff-storage.ts';
import type { OutboxState } from '../storage/tables.ts';

const moment = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'America/Mexico_City',
});

/** The agency's staff opens the table: its words are Spanish. */
const states: Record<OutboxState, string> = {
  held: 'retenido',
  pending: 'pendiente',
  claimed: 'en camino',
  sent: 'enviado',
  failed: 'fallido',
  skipped: 'omitido',
};

interface Fields {
  pricing: { total?: number; items?: { name: string }[]; flags?: string[] };
  payload: Record<string, unknown>;
}

const columns: Record<string, (record: SubmissionRecord, fields: Fields) => unknown> = {
  Folio: ({ id }) => id,
  Recibido: ({ receivedAt }) => moment.format(receivedAt),
  Tipo: ({ kind }) => (kind === 'quote' ? 'cotización' : 'postulación'),
  Cuarentena: ({ quarantined }) => (quarantined ? 'sí' : 'no'),
  Aviso: ({ notifications }) => {
    const toAgency = notifications.find(({ kind }) => kind === 'agency-mail');
    return toAgency && states[toAgency.state];
  },
  Nombre: (_, { payload }) => payload.name,
  Correo: (_, { payload }) => payload.email,
  Teléfono: (_, { payload }) => payload.phone,
  Empresa: (_, { payload }) => payload.company,
  Puesto: (_, { payload }) => payload.role,
  Categoría: (_, { payload }) => payload.category,
  Plan: (_, { payload }) => payload.plan,
  Servicio: (_, { payload }) => payload.service,
  Conceptos: (_, { pricing }) => pricing.items?.map(({ name }) => name).join('; '),
  'Total USD': (_, { pricing }) => pricing.total,
  Observaciones: (_, { pricing }) => pricing.flags?.join('; '),
  Mensaje: (_, { payload }) => payload.message,
  Origen: ({ landing }) => landing,
};

/** Excel takes a file for UTF-8 only when it begins so. */
const byteOrderMark = '\uFEFF';

/** The submissions as a table for Excel, LibreOffice and the like (RFC 4180), one row each. */
export function csvOf(records: SubmissionRecord[]): string {
  const rows = records.map((record) => {
    const fields = { payload: record.payload, pricing: record.pricing ?? {} } as Fields;
    return Object.values(columns).map((read) => read(record, fields));
  });
  const lines = [Object.keys(columns), ...rows].map((row) => row.map(cell).join(','));
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`;
}

/**
 * Text that a table would run as a formula gets an apostrophe before it: a phone number keeps its plus.
 * Every cell is quoted, so that commas, semicolons and line breaks stay inside.
 */
function cell(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value);
  const runs = typeof value !== 'number' && /^[\s\p{Cc}]*[=+\-@＝＋－＠]/u.test(text);
  return `"${runs ? "'" : ''}${text.replaceAll('"', '""')}"`;
}
