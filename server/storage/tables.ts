import type { Incident, NotificationKind, SubmissionKind } from './storage.ts';

/** The rows as the database keeps them. Moments are integers, lists and objects JSON text. */
export interface Tables {
  submissions: SubmissionsTable;
  idempotency: IdempotencyTable;
  outbox: OutboxTable;
  rate_counts: RateCountsTable;
  upload_permits: UploadPermitsTable;
  attachments: AttachmentsTable;
  confirmed_addresses: ConfirmedAddressesTable;
  incidents: IncidentsTable;
  write_proofs: WriteProofsTable;
}

interface SubmissionsTable {
  id: string;
  kind: SubmissionKind;
  received_at: number;
  payload: string;
  pricing: string | null;
  quarantined: 0 | 1;
  landing: string | null;
  content_hash: string;
}

interface IdempotencyTable {
  key: string;
  content_hash: string;
  submission_id: string;
  created_at: number;
}

/**
 * `held` belongs to a quarantined submission: nothing goes out until the staff release it. `skipped` was
 * not to go out after all; `last_error` says why.
 */
export type OutboxState = 'held' | 'pending' | 'claimed' | 'sent' | 'failed' | 'skipped';

interface OutboxTable {
  id: string;
  /** Null where a notification is about the submissions itself. */
  submission_id: string | null;
  kind: NotificationKind;
  message_id: string;
  state: OutboxState;
  attempts: number;
  created_at: number;
  next_attempt_at: number;
  lease_until: number | null;
  sent_at: number | null;
  last_error: string | null;
}

interface RateCountsTable {
  key: string;
  requests: number;
  ends_at: number;
}

interface ConfirmedAddressesTable {
  address_hash: string;
  notification_id: string;
  confirmed_at: number;
}

interface IncidentsTable {
  name: Incident;
  opened_at: number;
}

/** Nothing of anybody: see write-proof.ts. */
interface WriteProofsTable {
  name: 'health';
  content: string;
}

interface UploadPermitsTable {
  token_hash: string;
  submission_id: string;
  expires_at: number;
}

/** Apart from the submissions, so that listing those reads no files. */
interface AttachmentsTable {
  submission_id: string;
  name: string;
  media_type: string;
  content: Uint8Array;
  content_hash: string;
  received_at: number;
}
