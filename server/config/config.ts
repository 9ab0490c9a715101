import { isEmailAddress } from '../../domain/forms/email-address.ts';
import type { SiteInfo } from '../../domain/site/site-info.ts';
import { OperatorError } from './operator-error.ts';

/** Everything that can be set from outside; docs/operations.md explains each setting. */
export type Config = ReturnType<typeof readConfig>;

/** What the command line needs, too: where the submissions are. */
export type StorageSettings = ReturnType<typeof readStorageSettings>;

export type Environment = Record<string, string | undefined>;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

/** Gives the fallback for a setting that is missing or blank. */
type Read = (name: string, fallback: string) => string;

function reader(environment: Environment): Read {
  return (name, fallback) => environment[name]?.trim() || fallback;
}

/**
 * Reads the settings; nothing else reads the environment. Throws an OperatorError at the first that cannot be used.
 *
 * HOST defaults to loopback: the server speaks plain HTTP and belongs behind a proxy that holds the
 * certificate. The log is quiet by default, so that a start prints its three lines and no more.
 */
export function readConfig(
  site: Pick<SiteInfo, 'domain' | 'email' | 'privacy'>,
  environment: Environment = process.env,
) {
  const read = reader(environment);
  /** Null: mail is written into the data folder. */
  const smtpUrl = readSmtpUrl('SMTP_URL', read);
  const mailFrom = mailbox('MAIL_FROM', read('MAIL_FROM', `web@${new URL(site.domain).hostname}`));
  // No submission is kept longer than the privacy notice says.
  const maxMonths = site.privacy.retentionMonths;
  return {
    port: wholeNumber(read, 'PORT', 3000, { min: 0, max: 65_535 }),
    host: read('HOST', '127.0.0.1'),
    ...readStorageSettings(environment),
    smtpUrl,
    mailTo: mailboxes('MAIL_TO', read('MAIL_TO', site.email)),
    mailFrom,
    /** Whether visitors get a mail that says that their submission arrived. */
    confirmationMail: onOrOff('CONFIRMATION_MAIL', read('CONFIRMATION_MAIL', 'on')),
    alert: readAlert(read, { smtpUrl, mailFrom }),
    webhook: readWebhook(read),
    /** How many proxies stand in front and append to `X-Forwarded-For`. */
    trustProxyHops: wholeNumber(read, 'TRUST_PROXY_HOPS', 0, { min: 0, max: 10 }),
    /** Under which other names the site is served, beside its domain. */
    allowedOrigins: origins('ALLOWED_ORIGINS', read('ALLOWED_ORIGINS', '')),
    /** Submissions per client and window. */
    rateLimit: {
      max: wholeNumber(read, 'RATE_LIMIT_MAX', 30, { min: 1, max: 1_000_000 }),
      windowSeconds: wholeNumber(read, 'RATE_LIMIT_WINDOW_SECONDS', 600, { min: 1, max: 86_400 }),
    },
    retentionMonths: wholeNumber(read, 'RETENTION_MONTHS', maxMonths, { min: 1, max: maxMonths }),
    logLevel: logLevel(read('LOG_LEVEL', 'warn')),
  };
}

/** Throws an OperatorError when DATABASE_URL cannot be read. */
export function readStorageSettings(environment: Environment) {
  const read = reader(environment);
  return {
    dataDir: read('DATA_DIR', './data'),
    /** Null: SQLite in the data folder. */
    databaseUrl: databaseUrl(read('DATABASE_URL', '')),
  };
}

/** A second mail server, for when the first one fails. */
function readAlert(read: Read, first: { smtpUrl: string | null; mailFrom: string }) {
  const smtpUrl = readSmtpUrl('ALERT_SMTP_URL', read);
  const to = read('ALERT_EMAIL', '');
  if (smtpUrl === null && to === '') return null;
  if (smtpUrl === null) {
    throw new OperatorError(
      'ALERT_EMAIL needs ALERT_SMTP_URL: another mail server than SMTP_URL, such as smtps://user:password@mail.example.org',
    );
  }
  if (to === '') {
    throw new OperatorError(
      'ALERT_SMTP_URL needs ALERT_EMAIL: who is told when submissions are not delivered',
    );
  }
  if (smtpUrl === first.smtpUrl) {
    throw new OperatorError(
      'ALERT_SMTP_URL is the same as SMTP_URL: expected another mail server, which works when the first one does not',
    );
  }
  return {
    smtpUrl,
    to: mailboxes('ALERT_EMAIL', to),
    from: mailbox('ALERT_FROM', read('ALERT_FROM', first.mailFrom)),
  };
}

const minSecretLength = 16;
const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

function readWebhook(read: Read) {
  const value = read('LEAD_WEBHOOK_URL', '');
  const secret = read('LEAD_WEBHOOK_SECRET', '');
  if (value === '' && secret === '') return null;
  const url = parseUrl(value);
  const encrypted = url?.protocol === 'https:';
  const onThisMachine = url?.protocol === 'http:' && loopback.test(url.hostname);
  // The value may hold a token: it is never repeated.
  if (!url || !(encrypted || onThisMachine) || url.username !== '' || url.password !== '') {
    throw new OperatorError(
      'LEAD_WEBHOOK_URL cannot be used: expected https://crm.example.com/path, without user and password (http:// on this machine only: submissions hold personal data); an @ in it is written %40; leave LEAD_WEBHOOK_SECRET out, too, where nothing is to be called',
    );
  }
  if (secret.length < minSecretLength) {
    throw new OperatorError(
      `LEAD_WEBHOOK_SECRET, which signs the calls to LEAD_WEBHOOK_URL, is missing or too short: expected at least ${minSecretLength} characters, such as "openssl rand -hex 32" prints`,
    );
  }
  return { url: url.href, secret };
}

const percentEncode =
  'with %-codes for special characters in user and password (# is %23, / is %2F, ? is %3F, @ is %40, % is %25)';

/**
 * Null also where a raw `#`, `/` or `?` ends the address within the password: what stands before it would be
 * taken for the host, and shown. Null, too, where a `%` begins no code.
 */
function parseUrl(value: string): URL | null {
  const url = URL.parse(value);
  if (!url || (url.pathname + url.search + url.hash).includes('@')) return null;
  try {
    decodeURIComponent(url.username + url.password);
    return url;
  } catch {
    return null;
  }
}

function readSmtpUrl(name: string, read: Read): string | null {
  const value = read(name, '');
  if (value === '') return null;
  const url = parseUrl(value);
  if (url && /^smtps?:$/.test(url.protocol) && url.hostname !== '') return value;
  // The value may hold a password: it is never repeated.
  throw new OperatorError(
    `${name} cannot be read: expected smtp://user:password@mail.example.com:587 or smtps://…, ${percentEncode}`,
  );
}

function databaseUrl(value: string): string | null {
  if (value === '') return null;
  const url = parseUrl(value);
  const named =
    url && (url.hostname !== '' || url.searchParams.has('host')) && url.pathname.length > 1;
  if (named && /^postgres(ql)?:$/.test(url.protocol)) return value;
  // The value may hold a password: it is never repeated.
  throw new OperatorError(
    `DATABASE_URL cannot be read: expected postgres://user:password@host:5432/database, ${percentEncode}`,
  );
}

function origins(name: string, value: string): string[] {
  return value.split(',').flatMap((part) => {
    const address = part.trim();
    const url = URL.parse(address);
    if (url && /^https?:$/.test(url.protocol) && url.origin === address.toLowerCase()) {
      return [url.origin];
    }
    if (address === '') return [];
    throw new OperatorError(
      `${name} holds "${address}": expected addresses such as https://www.example.com, without a path, separated by commas`,
    );
  });
}

function mailboxes(name: string, value: string): string[] {
  return value.split(',').map((address) => mailbox(name, address.trim()));
}

function mailbox(name: string, value: string): string {
  if (isEmailAddress(value)) return value;
  throw new OperatorError(`${name} is "${value}": expected an address such as hola@example.com`);
}

function wholeNumber(
  read: Read,
  name: string,
  fallback: number,
  { min, max }: { min: number; max: number },
): number {
  const value = read(name, String(fallback));
  if (/^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max) {
    return Number(value);
  }
  throw new OperatorError(`${name} is "${value}": expected a whole number from ${min} to ${max}`);
}

function onOrOff(name: string, value: string): boolean {
  if (value === 'on' || value === 'off') return value === 'on';
  throw new OperatorError(`${name} is "${value}": expected on or off`);
}

function logLevel(value: string): LogLevel {
  const level = logLevels.find((known) => known === value);
  if (level) return level;
  throw new OperatorError(`LOG_LEVEL is "${value}": expected one of ${logLevels.join(', ')}`);
}
