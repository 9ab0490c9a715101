import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const site = {
  domain: 'https://agencia.example',
  email: 'hola@agencia.example',
  privacy: { retentionMonths: 24 },
};

test('§13.1 Settings: without settings mail goes to the site from its own domain', () => {
  expect(readConfig(site, {})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: './data',
    databaseUrl: null,
    smtpUrl: null,
    mailTo: ['hola@agencia.example'],
    mailFrom: 'web@agencia.example',
    confirmationMail: true,
    alert: null,
    webhook: null,
    trustProxyHops: 0,
    allowedOrigins: [],
    rateLimit: { max: 30, windowSeconds: 600 },
    retentionMonths: 24,
    logLevel: 'warn',
  });
});

test.each([
  ['PORT', 'ochenta', 'whole number'],
  ['PORT', '70000', '65535'],
  ['DATABASE_URL', 'mysql://u@db.example/submissions', 'postgres://user'],
  ['DATABASE_URL', 'postgres://u@db.example', '/database'],
  ['SMTP_URL', 'mail.example.com', 'smtp://user'],
  ['MAIL_TO', 'hola', 'hola@example.com'],
  ['MAIL_FROM', 'a@b.example\nBcc: c@d.example', 'hola@example.com'],
  ['CONFIRMATION_MAIL', 'no', 'on or off'],
  ['ALERT_EMAIL', 'guardia@otro.example', 'ALERT_SMTP_URL'],
  ['ALERT_SMTP_URL', 'smtp://otro.example', 'ALERT_EMAIL'],
  ['ALERT_SMTP_URL', 'otro.example', 'smtp://user'],
  ['LEAD_WEBHOOK_URL', 'http://crm.example/leads', 'https://'],
  ['LEAD_WEBHOOK_URL', 'https://u:p@crm.example/leads', 'without user'],
  ['LEAD_WEBHOOK_URL', 'https://crm.example/leads', 'LEAD_WEBHOOK_SECRET'],
  ['LEAD_WEBHOOK_SECRET', 'a-secret-without-an-address', 'LEAD_WEBHOOK_URL'],
  ['TRUST_PROXY_HOPS', 'true', 'whole number'],
  ['ALLOWED_ORIGINS', 'www.agencia.example', 'https://www.example.com'],
  ['ALLOWED_ORIGINS', 'https://agencia.example/contact', 'without a path'],
  ['RATE_LIMIT_MAX', '0', 'from 1'],
  ['RETENTION_MONTHS', '25', 'whole number from 1 to 24'],
  ['LOG_LEVEL', 'loud', 'warn'],
])(
  '§13.1 Settings: a bad %s (%j) is named with the form that is expected',
  (name, value, expected) => {
    const read = () => readConfig(site, { [name]: value });
    expect(read).toThrow(name);
    expect(read).toThrow(expected);
  },
);

test.each([
  ['SMTP_URL', 'http://u:secreto@mail.example'],
  ['DATABASE_URL', 'mysql://u:secreto@db.example/l'],
  ['DATABASE_URL', 'postgres://u:secreto@db.example'],
  ['DATABASE_URL', 'postgres://u:secreto#@h:x/l'],
  ['DATABASE_URL', 'postgres://u:12/secreto@db.example/l'],
  ['SMTP_URL', 'smtp://u:12#secreto@mail.example'],
  ['SMTP_URL', 'smtp://u:12/secreto@mail.example'],
  ['SMTP_URL', 'smtps://u:12?secreto@mail.example'],
  ['SMTP_URL', 'smtp://u:secreto%@mail.example'],
  ['ALERT_SMTP_URL', 'smtp://secreto#1@mail.example'],
  ['LEAD_WEBHOOK_URL', 'https://u:12/secreto@crm.example/leads'],
])('§13.1 Settings: a password in %s is never repeated (%#)', (name, url) => {
  expect(() => readConfig(site, { [name]: url })).toThrow(/^[A-Z_]+_URL(?!.*secreto)/);
});

test('§13.1 Settings: further names of the site are separated by commas', () => {
  const value = 'https://www.agencia.example, https://Agencia.example:8443';
  expect(readConfig(site, { ALLOWED_ORIGINS: value }).allowedOrigins).toEqual([
    'https://www.agencia.example',
    'https://agencia.example:8443',
  ]);
});

test('§13.1 Settings: special characters of a password are written with %-codes', () => {
  const SMTP_URL = 'smtps://u%40agencia.example:1%2F2%3F3%234@mail.example';
  expect(readConfig(site, { SMTP_URL }).smtpUrl).toBe(SMTP_URL);
});

test.each([
  'postgresql://u:p@db.example/submissions',
  'postgres:///submissions?host=/run/postgresql',
])('DATABASE_URL may be %s', (url) => {
  expect(readConfig(site, { DATABASE_URL: url }).databaseUrl).toBe(url);
});

test('§13.1 Settings: the second mail server must be another than the first', () => {
  const smtp = { SMTP_URL: 'smtp://mail.example', ALERT_EMAIL: 'guardia@otro.example' };
  expect(() => readConfig(site, { ...smtp, ALERT_SMTP_URL: smtp.SMTP_URL })).toThrow(
    'same as SMTP_URL',
  );
  expect(readConfig(site, { ...smtp, ALERT_SMTP_URL: 'smtp://otro.example' }).alert).toEqual({
    smtpUrl: 'smtp://otro.example',
    to: ['guardia@otro.example'],
    from: 'web@agencia.example',
  });
});

test.each(['https://crm.example/leads?token=x', 'http://127.0.0.1:8080/leads'])(
  '§13.1 Settings: submissions may be told to %s',
  (url) => {
    const secret = 'un-secreto-de-prueba';
    const read = readConfig(site, { LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret });
    expect(read.webhook).toEqual({ url, secret });
  },
);

test('docs/operations.md explains every setting, and none that does not exist', () => {
  const source = readFileSync(join(import.meta.dirname, 'config.ts'), 'utf8');
  const read = new Set(source.match(/(?<=')[A-Z][A-Z_]{3,}(?=')/g));
  const table = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');
  // One row may explain two settings that belong together.
  const explained = new Set(table.match(/(?<=^\| (?:`[A-Z_]+`, )*`)[A-Z_]+(?=`)/gm));
  expect([...explained].toSorted()).toEqual([...read].toSorted());
});
