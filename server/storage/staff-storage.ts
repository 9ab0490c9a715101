import type { NotificationKind, StoredLetter } from './storage.ts';
import type { OutboxState } from './tables.ts';

/** What the staff does with letters, on the command line and while the servers run. */
export interface StaffStorage {
  /** Every letter, oldest first. */
  letterRecords(): AsyncIterable<LetterRecord>;
  findRecord(id: string): Promise<LetterRecord | null>;
  /** Sends a letter's notifications again, under the same Message-ID. Gives their number. */
  resend(letterId: string, what: { now: number; kind?: NotificationKind }): Promise<number>;
  deleteLetter(id: string): Promise<boolean>;
  /** Deletes the letters that came in before the moment and are announced; gives their number. */
  purge(receivedBefore: number): Promise<number>;
  letterCopies(): AsyncIterable<LetterCopy>;
  /** Adds the letters that are missing, all or none; gives their number. */
  restoreCopies(copies: LetterCopy[]): Promise<number>;
}

export interface LetterRecord extends StoredLetter {
  notifications: NotificationRecord[];
}

export interface NotificationRecord {
  kind: NotificationKind;
  messageId: string;
  state: OutboxState;
  attempts: number;
  /** Null unless it waits for a try. */
  nextAttemptAt: number | null;
  sentAt: number | null;
  lastError: string | null;
}

/** A letter and all that belongs to it, as the tables have it: fits either database. */
export interface LetterCopy {
  letter: Row;
  parts: Record<string, Row[]>;
}

export type Row = Record<string, unknown>;
