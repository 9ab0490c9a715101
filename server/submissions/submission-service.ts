import { createHash } from 'node:crypto';
import type { PriceList } from '../../domain/catalogue/catalogue.ts';
import { checkJoin, type JoinField } from '../../domain/join/join-form.ts';
import {
  checkQuote,
  type FieldErrors,
  type Quote,
  type QuoteField,
} from '../../domain/quote/quote-form.ts';
import { type PricedQuote, priceQuote } from '../../domain/quote/quote-items.ts';
import { newUploadToken } from '../attachments/upload-token.ts';
import { NotStoredError } from '../storage/not-stored-error.ts';
import type {
  NewSubmission,
  NotificationKind,
  Receipt,
  Storage,
  SubmissionKind,
} from '../storage/storage.ts';
import { newId } from '../storage/submission-id.ts';
import { causedNotifications, type NotifySettings } from './caused-notifications.ts';
import type { Envelope } from './envelope.ts';

export interface InboxOptions {
  storage: Storage;
  /** With 'Aún no lo sé', as the form shows it. */
  catalogue: PriceList;
  /** The right half of every Message-ID. */
  mailHost: string;
  notify: NotifySettings;
  now: () => number;
  /** Called after a new submission is on disk, with the kinds of what is to tell of it. */
  onSubmission: (kinds: readonly NotificationKind[]) => void;
}

export type Outcome<Field extends string> =
  | ({ ok: true } & Receipt)
  | { ok: false; errors: FieldErrors<Field> };

export type JoinOutcome =
  | (Extract<Outcome<JoinField>, { ok: true }> & {
      /** Lets the sender of this application add the CV. */
      uploadToken: string;
    })
  | Extract<Outcome<JoinField>, { ok: false }>;

export type Fields = Record<string, unknown>;

export interface Inbox {
  acceptQuote(fields: Fields, envelope: Envelope): Promise<Outcome<QuoteField>>;
  acceptApplication(fields: Fields, envelope: Envelope): Promise<JoinOutcome>;
}

/** §7 Accepts a submission: checks it, stores it with its notifications, and only then says so. */
export function createInbox(options: InboxOptions): Inbox {
  const { storage, catalogue, mailHost, notify, now, onSubmission } = options;
  const store = async (
    kind: SubmissionKind,
    payload: unknown,
    pricing: PricedQuote | null,
    { trapped, ...envelope }: Envelope,
    uploadPermit: NewSubmission['uploadPermit'] = null,
  ): Promise<{ ok: true } & Receipt> => {
    const receivedAt = now();
    const submission = {
      ...envelope,
      id: newId(receivedAt),
      kind,
      receivedAt,
      payload,
      pricing,
      quarantined: trapped,
      uploadPermit,
      contentHash: hashOf([kind, trapped, payload]),
      notifications: causedNotifications(notify, { mailHost, now: receivedAt }),
    };
    const receipt = await storage.acceptSubmission(submission).catch((cause: unknown) => {
      throw new NotStoredError('The submission could not be stored', { cause });
    });
    if (!receipt.repeated)
      onSubmission(submission.notifications.map((notification) => notification.kind));
    return { ok: true, ...receipt };
  };

  return {
    async acceptQuote(fields, envelope) {
      const checked = checkQuote(fields);
      if (!checked.ok) return checked;
      const quote = withTotal(checked.value, fields, catalogue);
      return store('quote', quote, priceQuote(quote, catalogue), envelope);
    },
    async acceptApplication(fields, envelope) {
      const checked = checkJoin(fields);
      if (!checked.ok) return checked;
      const { token, permit } = newUploadToken(now());
      const receipt = await store('application', checked.value, null, envelope, permit);
      return { ...receipt, uploadToken: token };
    },
  };
}

/** A form sent without scripts states no total: ours is taken, so that nothing seems to differ. */
function withTotal(quote: Quote, fields: Fields, catalogue: PriceList): Quote {
  return 'total' in fields ? quote : { ...quote, total: priceQuote(quote, catalogue).total };
}

function hashOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}
