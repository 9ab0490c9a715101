import type { ClaimedNotification, Storage } from '../storage/storage.ts';
import { type AgencyMailOptions, composeAgencyMail } from './agency-mail.ts';
import { composeCvMail } from './cv-mail.ts';
import type { Mail } from './delivery.ts';

export interface MailComposerOptions extends AgencyMailOptions {
  storage: Pick<Storage, 'findAttachment'>;
}

/** Writes the mail that a notification stands for. */
export function mailComposer({ storage, ...options }: MailComposerOptions) {
  return async (notification: ClaimedNotification): Promise<Mail> => {
    if (notification.kind === 'agency-mail') return composeAgencyMail(notification, options);
    const attachment = await storage.findAttachment(notification.letter.id);
    if (!attachment) throw new Error('The letter has no file');
    return composeCvMail(notification, attachment, options);
  };
}
