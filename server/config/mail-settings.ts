import { isEmailAddress } from '../../domain/forms/email-address.ts';
import type { SiteInfo } from '../../domain/site/site-info.ts';
import { ConfigError } from './config-error.ts';

/** Who is told of a submission, and how. */
export interface MailSettings {
  /** Null: mail is written into the data folder. */
  smtpUrl: string | null;
  mailTo: string[];
  mailFrom: string;
  /** Whether visitors get a mail that says that their submission arrived. */
  confirmationMail: boolean;
  /** The second way, for when the first one fails. */
  alert: AlertSettings | null;
  webhook: WebhookSettings | null;
}

export interface AlertSettings {
  smtpUrl: string;
  to: string[];
  from: string;
}

export interface WebhookSettings {
  url: string;
  secret: string;
}

type Read = (name: string, fallback: string) => string;

/** Throws a ConfigError at the first setting that cannot be used. */
export function readMailSettings(
  site: Pick<SiteInfo, 'domain' | 'email'>,
  read: Read,
): MailSettings {
  const smtpUrl = readSmtpUrl('SMTP_URL', read);
  const mailFrom = mailbox('MAIL_FROM', read('MAIL_FROM', `web@${new URL(site.domain).hostname}`));
  return {
    smtpUrl,
    mailTo: mailboxes('MAIL_TO', read('MAIL_TO', site.email)),
    mailFrom,
    confirmationMail: onOrOff('CONFIRMATION_MAIL', read('CONFIRMATION_MAIL', 'on')),
    alert: readAlert(read, { smtpUrl, mailFrom }),
    webhook: readWebhook(read),
  };
}

function readAlert(
  read: Read,
  first: { smtpUrl: string | null; mailFrom: string },
): AlertSettings | null {
  const smtpUrl = readSmtpUrl('ALERT_SMTP_URL', read);
  const to = read('ALERT_EMAIL', '');
  if (smtpUrl === null && to === '') return null;
  if (smtpUrl === null) {
    throw new ConfigError(
      'ALERT_EMAIL needs ALERT_SMTP_URL: another mail server than SMTP_URL, such as smtps://user:password@mail.example.org',
    );
  }
  if (to === '') {
    throw new ConfigError(
      'ALERT_SMTP_URL needs ALERT_EMAIL: who is told when submissions are not announced',
    );
  }
  if (smtpUrl === first.smtpUrl) {
    throw new ConfigError(
      'ALERT_SMTP_URL is the same as SMTP_URL: expected another mail server, which works when the first one does not',
    );
  }
  return {
    smtpUrl,
    to: mailboxes('ALERT_EMAIL', to),
    from: mailbox('ALERT_FROM', read('ALERT_FROM', first.mailFrom)),
  };
}

const shortestSecret = 16;
const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

function readWebhook(read: Read): WebhookSettings | null {
  const value = read('LEAD_WEBHOOK_URL', '');
  const secret = read('LEAD_WEBHOOK_SECRET', '');
  if (value === '' && secret === '') return null;
  const url = URL.parse(value);
  const encrypted = url?.protocol === 'https:';
  const onThisMachine = url?.protocol === 'http:' && loopback.test(url.hostname);
  // The value may hold a token: it is never repeated.
  if (!url || !(encrypted || onThisMachine) || url.username !== '' || url.password !== '') {
    throw new ConfigError(
      'LEAD_WEBHOOK_URL cannot be used: expected https://crm.example.com/path, without user and password (http:// on this machine only: submissions hold personal data); leave LEAD_WEBHOOK_SECRET out, too, where nothing is to be called',
    );
  }
  if (secret.length < shortestSecret) {
    throw new ConfigError(
      `LEAD_WEBHOOK_SECRET, which signs the calls to LEAD_WEBHOOK_URL, is missing or too short: expected at least ${shortestSecret} characters, such as "openssl rand -hex 32" prints`,
    );
  }
  return { url: url.href, secret };
}

function readSmtpUrl(name: string, read: Read): string | null {
  const value = read(name, '');
  if (value === '') return null;
  const url = URL.parse(value);
  if (url && /^smtps?:$/.test(url.protocol) && url.hostname !== '') return value;
  // The value may hold a password: it is never repeated.
  throw new ConfigError(
    `${name} cannot be read: expected smtp://user:password@mail.example.com:587 or smtps://…`,
  );
}

function mailboxes(name: string, value: string): string[] {
  return value.split(',').map((address) => mailbox(name, address.trim()));
}

function mailbox(name: string, value: string): string {
  if (isEmailAddress(value)) return value;
  throw new ConfigError(`${name} is "${value}": expected an address such as hola@example.com`);
}

function onOrOff(name: string, value: string): boolean {
  if (value === 'on' || value === 'off') return value === 'on';
  throw new ConfigError(`${name} is "${value}": expected on or off`);
}
