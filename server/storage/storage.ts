/** What the server needs of a database. All moments are milliseconds since 1970. */
export interface Storage {
  /**
   * Puts a submission and its notifications on disk in one transaction. A repeat of a submission that is
   * already there gives the first one's id and stores nothing. Throws when nothing was stored.
   */
  acceptSubmission(submission: NewSubmission): Promise<Receipt>;
  findSubmission(id: string): Promise<StoredSubmission | null>;
  /** What a token allows for this submission; null when it allows nothing. */
  findUploadPermit(submissionId: string, tokenHash: string): Promise<UploadPermit | null>;
  /**
   * Puts a submission's one file and its notification on disk in one transaction. Nothing is stored when
   * the submission has this file already (`repeated`) or another (`taken`). Throws when it cannot store.
   */
  acceptAttachment(attachment: NewAttachment): Promise<'stored' | 'repeated' | 'taken'>;
  findAttachment(submissionId: string): Promise<StoredAttachment | null>;
  /** Lets the held notifications of a quarantined submission go out. False when there is none. */
  releaseSubmission(id: string, now: number): Promise<boolean>;
  /**
   * Takes the longest due notification of the first kind that has one, of these kinds if they are
   * named; until `leaseUntil` no other worker gets it.
   */
  claimDue(
    now: number,
    leaseUntil: number,
    kinds?: readonly NotificationKind[],
  ): Promise<ClaimedNotification | null>;
  markSent(claim: Claim, now: number): Promise<void>;
  /** Ends a notification that is not to go out after all, and keeps the reason. */
  markSkipped(claim: Claim, reason: string): Promise<void>;
  markRetry(claim: Claim, failure: Failure & { nextAttemptAt: number }): Promise<void>;
  markFailed(claim: Claim, failure: Failure): Promise<void>;
  /** When the next notification, of these kinds if they are named, falls due; null when none waits. */
  nextDueAt(kinds?: readonly NotificationKind[]): Promise<number | null>;
  /**
   * Whether this confirmation may go to this address, which gets one an hour over all servers. Yes
   * once is yes for every later try of the same notification.
   */
  reserveConfirmation(
    notificationId: string,
    at: { addressHash: string; now: number },
  ): Promise<boolean>;
  /**
   * Puts the digest of held submissions into the outbox. False when it is there already, by its
   * Message-ID, or when no submission was held since the last one.
   */
  planDigest(digest: NewNotification, now: number): Promise<boolean>;
  /** What the digest planned at that moment lists: the submissions held since the one before, oldest first. */
  heldForDigest(plannedAt: number): Promise<HeldSubmission[]>;
  /** The submissions whose mail to the agency waits since before the moment. */
  unannounced(waitingSinceBefore: number): Promise<Unannounced>;
  /** Opens an incident and puts what tells of it into the outbox, together. False when it is open. */
  openIncident(incident: Incident, notifications: NewNotification[], now: number): Promise<boolean>;
  closeIncident(incident: Incident): Promise<void>;
  /** Proves that the database takes writes; throws when it does not. */
  health(): Promise<OutboxHealth>;
  /** Null where one server stands alone, and its memory counts well enough. */
  rateCounts: RateCounts | null;
  close(): Promise<void>;
}

export type SubmissionKind = 'quote' | 'application';

/** What tells somebody of one submission. */
const submissionNotificationKinds = [
  'agency-mail',
  'cv-mail',
  'confirmation-mail',
  'webhook',
] as const;
export type SubmissionNotificationKind = (typeof submissionNotificationKinds)[number];
/** What tells the agency how its submissions stands. */
const serviceNotificationKinds = ['digest-mail', 'alarm-mail', 'alarm-webhook'] as const;
export type ServiceNotificationKind = (typeof serviceNotificationKinds)[number];
export const notificationKinds = [
  ...submissionNotificationKinds,
  ...serviceNotificationKinds,
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export interface NewNotification<Kind extends NotificationKind = NotificationKind> {
  id: string;
  kind: Kind;
  /** Stays the same over every try. */
  messageId: string;
}

export interface NewSubmission {
  id: string;
  kind: SubmissionKind;
  receivedAt: number;
  /** The cleaned fields, exactly as the form sent them otherwise. */
  payload: unknown;
  /** What our own catalogue says about the payload; null for an application. */
  pricing: unknown;
  quarantined: boolean;
  /** The page and campaign the visitor came in by, when the browser told. */
  landing: string | null;
  contentHash: string;
  idempotencyKey: string | null;
  notifications: NewNotification<SubmissionNotificationKind>[];
  /** Lets the sender add one file later; a repeat of the submission gets a permit of its own. */
  uploadPermit: { tokenHash: string; expiresAt: number } | null;
}

export type StoredSubmission = Omit<
  NewSubmission,
  'contentHash' | 'idempotencyKey' | 'notifications' | 'uploadPermit'
>;

export interface UploadPermit {
  expiresAt: number;
  /** The submission has its file: the permit is good for a repeat only. */
  used: boolean;
}

export interface NewAttachment {
  submissionId: string;
  /** As a mail program can show it. */
  name: string;
  mediaType: string;
  content: Buffer;
  contentHash: string;
  receivedAt: number;
  notification: NewNotification;
}

export interface StoredAttachment {
  name: string;
  mediaType: string;
  content: Buffer;
  receivedAt: number;
  /** Message-ID of the mail that told of the submission: the file's mail follows it. */
  threadId: string;
}

export interface Receipt {
  id: string;
  /** The submission had been stored before; nothing new was. */
  repeated: boolean;
}

/** Proof of a claim: a worker whose lease ran out can no longer change the notification. */
export interface Claim {
  id: string;
  leaseUntil: number;
}

export type ClaimedNotification = SubmissionNotification | ServiceNotification;

export interface SubmissionNotification extends ClaimedFacts {
  kind: SubmissionNotificationKind;
  submission: StoredSubmission;
}

export interface ServiceNotification extends ClaimedFacts {
  kind: ServiceNotificationKind;
  submission: null;
}

interface ClaimedFacts extends Claim {
  messageId: string;
  /** How often it was tried, this time included. */
  attempts: number;
  /** Since when it waits: since the submission came, or since it was released or sent again. */
  waitingSince: number;
}

export interface Failure {
  error: string;
}

export type HeldSubmission = Pick<StoredSubmission, 'id' | 'kind' | 'receivedAt' | 'payload'>;

export interface Unannounced {
  submissions: number;
  /** Since when the oldest waits; null when there is none. */
  since: number | null;
}

export type Incident = 'submissions-unannounced';

/** Confirmations count as pending only: a visitor's mistyped address is no trouble of the agency. */
export interface OutboxHealth {
  /** Not yet delivered, on the way or waiting for another try. */
  pending: number;
  /** Those of them that were refused at least once. */
  retrying: number;
  /** Given up after days of tries; the submissions are safe. */
  failed: number;
  /** Held back because the trap field was filled. */
  held: number;
  /** Since when the oldest pending one waits, confirmations apart. */
  oldestPendingSince: number | null;
}

export interface RateCounts {
  /** Counts one request more of this client, `key`, and says how many the window has seen. */
  count(key: string, at: { now: number; windowMs: number }): Promise<RateCount>;
}

export interface RateCount {
  requests: number;
  /** Until the window ends. */
  remainingMs: number;
}

/** How long a repeat is recognised: by its key, or without one by its content. */
export const keyMemoryMs = 24 * 60 * 60 * 1000;
export const contentMemoryMs = 10 * 60 * 1000;

/** An address gets one confirmation in this time, whatever is sent in its name. */
export const confirmationPauseMs = 60 * 60 * 1000;
