import type { MailSettings } from '../config/mail-settings.ts';
import type { NewNotification, SubmissionNotificationKind } from '../storage/storage.ts';
import { newId } from '../storage/submission-id.ts';

export type NotifySettings = Pick<MailSettings, 'confirmationMail' | 'webhook'>;

/** Who is to be told of a submission. A quarantined one causes the same, held until it is released. */
export function causedNotifications(
  { confirmationMail, webhook }: NotifySettings,
  { mailHost, now }: { mailHost: string; now: number },
): NewNotification<SubmissionNotificationKind>[] {
  const kinds: SubmissionNotificationKind[] = [
    'agency-mail',
    ...(confirmationMail ? (['confirmation-mail'] as const) : []),
    ...(webhook ? (['webhook'] as const) : []),
  ];
  return kinds.map((kind) => {
    const id = newId(now);
    return { id, kind, messageId: `<${id}@${mailHost}>` };
  });
}
