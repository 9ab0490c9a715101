import type { SiteInfo } from '../../domain/site/site-info.ts';
import { ConfigError } from './config-error.ts';
import { type MailSettings, readMailSettings } from './mail-settings.ts';

export { ConfigError };

/** Everything that can be set from outside. Only this file reads the environment. */
export interface Config extends StorageSettings, MailSettings {
  port: number;
  host: string;
  /** How many proxies stand in front and append to `X-Forwarded-For`. */
  trustProxyHops: number;
  /** Submissions per client and window. */
  rateLimit: { max: number; windowSeconds: number };
  /** Months after which a submission is deleted. */
  retentionMonths: number;
  logLevel: LogLevel;
}

/** What the command line needs, too: where the submissions are. */
export interface StorageSettings {
  dataDir: string;
  /** Null: SQLite in the data folder. */
  databaseUrl: string | null;
}

export type Environment = Record<string, string | undefined>;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

/**
 * Reads the settings. Throws a ConfigError at the first bad one.
 *
 * HOST is the machine itself unless told otherwise: the server speaks plain HTTP and belongs behind
 * a proxy that holds the certificate. In a container set `HOST=0.0.0.0`. The log is quiet by default
 * (`LOG_LEVEL=info` shows every request), so that a start prints its three lines and no more.
 */
export function readConfig(
  site: Pick<SiteInfo, 'domain' | 'email' | 'privacy'>,
  environment: Environment = process.env,
): Config {
  const read = (name: string, fallback: string) => environment[name]?.trim() || fallback;
  const whole = (name: string, fallback: number, least: number, most: number) => {
    const value = read(name, String(fallback));
    if (/^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most) {
      return Number(value);
    }
    throw new ConfigError(
      `${name} is "${value}": expected a whole number from ${least} to ${most}`,
    );
  };

  // Never longer than the privacy notice says.
  const promised = site.privacy.retentionMonths;

  return {
    port: whole('PORT', 3000, 0, 65535),
    host: read('HOST', '127.0.0.1'),
    ...readStorageSettings(environment),
    ...readMailSettings(site, read),
    trustProxyHops: whole('TRUST_PROXY_HOPS', 0, 0, 10),
    rateLimit: {
      max: whole('RATE_LIMIT_MAX', 30, 1, 1_000_000),
      windowSeconds: whole('RATE_LIMIT_WINDOW_SECONDS', 600, 1, 86_400),
    },
    retentionMonths: whole('RETENTION_MONTHS', promised, 1, promised),
    logLevel: logLevel(read('LOG_LEVEL', 'warn')),
  };
}

/** Throws a ConfigError when DATABASE_URL cannot be read. */
export function readStorageSettings(environment: Environment): StorageSettings {
  return {
    dataDir: environment.DATA_DIR?.trim() || './data',
    databaseUrl: databaseUrl(environment.DATABASE_URL?.trim() ?? ''),
  };
}

function databaseUrl(value: string): string | null {
  if (value === '') return null;
  const url = URL.parse(value);
  const named =
    url && (url.hostname !== '' || url.searchParams.has('host')) && url.pathname.length > 1;
  if (named && /^postgres(ql)?:$/.test(url.protocol)) return value;
  // The value may hold a password: it is never repeated.
  throw new ConfigError(
    'DATABASE_URL cannot be read: expected postgres://user:password@host:5432/database, with %-codes for special characters in the password',
  );
}

function logLevel(value: string): LogLevel {
  const level = logLevels.find((known) => known === value);
  if (level) return level;
  throw new ConfigError(`LOG_LEVEL is "${value}": expected one of ${logLevels.join(', ')}`);
}
