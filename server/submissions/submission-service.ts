import { randomBytes, randomUUIDv7 } from 'node:crypto';
import type { PriceList } from '../../domain/catalogue/catalogue.ts';
import { checkJoin } from '../../domain/join/join-form.ts';
import { type PricedQuote, priceQuote } from '../../domain/quote/price-quote.ts';
import { checkQuote, type Quote } from '../../domain/quote/quote-form.ts';
import type { Config } from '../config/config.ts';
import { NotStoredError } from '../storage/database.ts';
import type { NotificationKind, SubmissionKind } from '../storage/schema.ts';
import { acceptSubmission, type NewSubmission, newNotification } from '../storage/submissions.ts';
import { type CvUploadServiceOptions, sha256 } from './cv-upload-service.ts';

export type NotifySettings = Pick<Config, 'confirmationMail' | 'webhook'>;

export interface SubmissionServiceOptions extends CvUploadServiceOptions {
  /** With 'Aún no lo sé', as the form shows it. */
  catalogue: PriceList;
  notify: NotifySettings;
}

export type Fields = Record<string, unknown>;

/** What came with a submission but is not part of it. */
export interface RequestMetadata {
  idempotencyKey: string | null;
  /** The page and campaign the visitor came in by, as the browser says. */
  source: string | null;
  /** The honeypot was filled: by a robot, or by a browser that means well. */
  quarantined: boolean;
  /** Counts a confirmation for the client; false when it has caused as many as it may. */
  mayConfirm: () => Promise<boolean>;
}

/** How long a file may follow its submission, in milliseconds. */
const uploadTokenMs = 60 * 60 * 1000;

export type SubmissionService = ReturnType<typeof createSubmissionService>;

/** §12.2 Both methods reject with a NotStoredError when nothing was stored. */
export function createSubmissionService(options: SubmissionServiceOptions) {
  const { database, catalogue, notify, mailHost, now, onSubmission } = options;
  const store = async (
    kind: SubmissionKind,
    payload: unknown,
    pricing: PricedQuote | null,
    { mayConfirm, ...metadata }: RequestMetadata,
    uploadToken: NewSubmission['uploadToken'] = null,
  ) => {
    const confirmationMail = notify.confirmationMail && (await mayConfirm());
    const kinds = notificationKinds({ ...notify, confirmationMail });
    const submission = {
      ...metadata,
      id: randomUUIDv7(),
      kind,
      receivedAt: now(),
      payload,
      pricing,
      uploadToken,
      contentHash: sha256(JSON.stringify([kind, metadata.quarantined, payload])),
      notifications: kinds.map((kind) => newNotification(kind, mailHost)),
    };
    const receipt = await acceptSubmission(database, submission).catch((cause: unknown) => {
      throw new NotStoredError('The submission could not be stored', cause);
    });
    if (!receipt.repeated) onSubmission(kinds);
    return { ok: true as const, ...receipt };
  };

  return {
    async acceptQuote(fields: Fields, metadata: RequestMetadata) {
      const checked = checkQuote(fields);
      if (!checked.ok) return checked;
      const quote = withTotal(checked.value, fields, catalogue);
      return store('quote', quote, priceQuote(quote, catalogue), metadata);
    },
    /** Gives with the receipt a token that lets the sender of this application add the CV. */
    async acceptApplication(fields: Fields, metadata: RequestMetadata) {
      const checked = checkJoin(fields);
      if (!checked.ok) return checked;
      // The database has its hash only: who reads that learns no token.
      const uploadToken = randomBytes(32).toString('base64url');
      const receipt = await store('application', checked.value, null, metadata, {
        tokenHash: sha256(uploadToken),
        expiresAt: now() + uploadTokenMs,
      });
      return { ...receipt, uploadToken };
    },
  };
}

/** What a submission causes. That of a quarantined one waits for its release. */
function notificationKinds({ confirmationMail, webhook }: NotifySettings): NotificationKind[] {
  const kinds: NotificationKind[] = ['agency-mail'];
  if (confirmationMail) kinds.push('confirmation-mail');
  if (webhook) kinds.push('webhook');
  return kinds;
}

/** A form sent without scripts states no total: ours is taken, so that nothing seems to differ. */
function withTotal(quote: Quote, fields: Fields, catalogue: PriceList): Quote {
  return 'total' in fields ? quote : { ...quote, total: priceQuote(quote, catalogue).total };
}
