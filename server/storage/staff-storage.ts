import type { NotificationKind, StoredSubmission } from './storage.ts';
import type { OutboxState } from './tables.ts';

/** What the staff does with submissions, on the command line and while the servers run. */
export interface StaffStorage {
  /** Every submission, oldest first. */
  submissionRecords(): AsyncIterable<SubmissionRecord>;
  findRecord(id: string): Promise<SubmissionRecord | null>;
  /** Sends a submission's notifications again, under the same Message-ID. Gives their number. */
  resend(submissionId: string, what: { now: number; kind?: NotificationKind }): Promise<number>;
  deleteSubmission(id: string): Promise<boolean>;
  /** Deletes the submissions that came in before the moment and are announced; gives their number. */
  purge(receivedBefore: number): Promise<number>;
  submissionCopies(): AsyncIterable<SubmissionCopy>;
  /** Adds the submissions that are missing, all or none; gives their number. */
  restoreCopies(copies: SubmissionCopy[]): Promise<number>;
}

export interface SubmissionRecord extends StoredSubmission {
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

/** A submission and all that belongs to it, as the tables have it: fits either database. */
export interface SubmissionCopy {
  submission: Row;
  parts: Record<string, Row[]>;
}

export type Row = Record<string, unknown>;
