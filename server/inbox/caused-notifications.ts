import type { MailSettings } from '../config/mail-settings.ts';
import { newId } from '../storage/letter-id.ts';
import type { LetterNotificationKind, NewNotification } from '../storage/storage.ts';

export type NotifySettings = Pick<MailSettings, 'confirmationMail' | 'webhook'>;

/** Who is to be told of a letter. A quarantined one causes the same, held until it is released. */
export function causedNotifications(
  { confirmationMail, webhook }: NotifySettings,
  { mailHost, now }: { mailHost: string; now: number },
): NewNotification<LetterNotificationKind>[] {
  const kinds: LetterNotificationKind[] = [
    'agency-mail',
    ...(confirmationMail ? (['confirmation-mail'] as const) : []),
    ...(webhook ? (['webhook'] as const) : []),
  ];
  return kinds.map((kind) => {
    const id = newId(now);
    return { id, kind, messageId: `<${id}@${mailHost}>` };
  });
}
