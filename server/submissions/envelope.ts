import { honeypotField } from '../../domain/quote/honeypot.ts';

/** What came with a submission but is not part of it. */
export interface Envelope {
  idempotencyKey: string | null;
  /** The page and campaign the visitor came in by, as the browser told. */
  landing: string | null;
  /** The trap field was filled: by a robot, or by a browser that means well. */
  trapped: boolean;
}

/** Longer keys are nobody's: without one, equal content is recognised for ten minutes. */
const longestKey = 200;
const longestLanding = 500;

export function idempotencyKeyOf(header: string | undefined): string | null {
  const key = header?.trim() ?? '';
  return key !== '' && key.length <= longestKey ? key : null;
}

export function landingOf(header: string | undefined): string | null {
  return header?.trim().slice(0, longestLanding) || null;
}

export function isTrapped(fields: Record<string, unknown>): boolean {
  const value = fields[honeypotField];
  return typeof value === 'string' ? value.trim() !== '' : Boolean(value);
}
