import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ParsedMail, simpleParser } from 'mailparser';
import { expect, test } from 'vitest';
import { makePdf } from '../test-support/cv-files.ts';
import { eventually } from '../test-support/eventually.ts';
import { site } from '../test-support/fixture-site.ts';
import { catchMail } from '../test-support/smtp-catcher.ts';
import { joinBody, quoteBody } from '../test-support/submissions.ts';
import { makeTestServer } from '../test-support/test-server.ts';

/** Posts one submission and gives the one mail that it caused, from the data folder. */
async function mailOf(url: string, body: unknown): Promise<{ raw: string; parsed: ParsedMail }> {
  await using server = await makeTestServer({ withMail: true });
  expect((await server.postJson(url, body)).statusCode).toBe(201);
  await server.untilRows("select id from outbox where state = 'sent'", 1);
  const files = readdirSync(server.mailFolder);
  expect(files).toHaveLength(1);
  const raw = readFileSync(join(server.mailFolder, files[0] ?? ''), 'utf8');
  const [{ message_id: messageId } = {}] = server.rows('select message_id from outbox');
  const parsed = await simpleParser(raw);
  expect(parsed.messageId).toBe(messageId);
  return { raw, parsed };
}

const head = (raw: string) => raw.slice(0, raw.indexOf('\r\n\r\n'));
const address = (part: ParsedMail['replyTo'] | ParsedMail['to']) =>
  [part].flat().flatMap((entry) => entry?.value ?? []);

test('§1.9 Look: a mail has the colours and the typeface of the brand and no others, whatever a visitor writes', async () => {
  const typed = 'Quiero <accent> y <ink>';
  const { parsed } = await mailOf('/api/contact', quoteBody({ message: typed }));
  const html = String(parsed.html);
  const colors = new Set(html.match(/#[0-9a-f]{6}\b/g));
  expect(
    [...colors].filter((color) => !Object.values<string>(site.look.colors).includes(color)),
  ).toEqual([]);
  expect(colors.size).toBeGreaterThan(8);
  expect(html).toContain(`font-family:${site.look.typeface},`);
  expect(html).toContain('Quiero &lt;accent&gt; y &lt;ink&gt;');
});

test('§13.4 Agency mail: the agency reads the whole quote in its mail', async () => {
  const item = { name: 'x', type: 'plan', price: 680, categoryId: 'desarrollo-web' };
  const body = quoteBody({
    selectedAddonIds: [],
    selectedList: [
      { ...item, id: 'web-esencial' },
      { ...item, id: 'ppc-mensual', type: 'servicio', price: 580 },
      { ...item, id: 'bonus-hosting', type: 'bonus', price: 0 },
      { ...item, id: 'ya-no-existe' },
    ],
    total: 1260,
    phone: '044 722 555 0100',
  });
  const { parsed, raw } = await mailOf('/api/contact', body);
  expect(parsed.subject).toBe('Nueva solicitud: Ana López');
  expect(address(parsed.from)).toMatchObject([{ address: 'web@agencia.example' }]);
  expect(address(parsed.to)).toEqual([{ name: '', address: 'hola@agencia.example' }]);
  expect(address(parsed.replyTo)).toEqual([{ name: '', address: 'ana@example.com' }]);
  expect(parsed.messageId).toMatch(/@agencia\.example>$/);
  expect(head(raw)).not.toContain('Auto-Submitted');
  for (const text of [
    'Ana López',
    '722 555 0100',
    'Panadería Sol',
    'Desarrollo Web',
    'Web Esencial',
    '$680 USD',
    'FREE',
    '$1,260 USD',
    'Pago único $680 · Mensual $580',
    'ya-no-existe',
    'https://wa.me/527225550100',
  ]) {
    expect(parsed.text).toContain(text);
    expect(parsed.html).toContain(text);
  }
});

test('§13.4 Agency mail: the agency reads a job application in its mail', async () => {
  const { parsed } = await mailOf('/api/join-us', joinBody());
  expect(parsed.subject).toBe('Nueva candidatura: Luz');
  expect(parsed.text).toContain('Puesto: Diseño');
  expect(parsed.text).toContain('Me gusta su trabajo.');
  expect(address(parsed.replyTo)).toEqual([{ name: '', address: 'luz@example.com' }]);
});

test('§13.4 Agency mail: the message keeps its lines and its markup is text in both parts', async () => {
  const lines = [
    'texto',
    '',
    '<b>hola</b> <img src=https://example.net/p.gif>',
    'AT&T &ntilde; ñ',
    'https://example.net/?a=1&b=2',
  ];
  const { parsed } = await mailOf(
    '/api/contact',
    quoteBody({
      message: lines.join('\n'),
      name: '<script>alert(1)</script>',
      company: 'a\u001b[2Jb',
    }),
  );
  expect(parsed.text).toContain(lines.join('\n'));
  expect(parsed.html).toContain(
    [
      'texto<br>',
      '<br>',
      '&lt;b&gt;hola&lt;/b&gt; &lt;img src=https://example.net/p.gif&gt;<br>',
      'AT&amp;T &amp;ntilde; ñ<br>',
      'https://example.net/?a=1&amp;b=2',
    ].join('\n'),
  );
  expect(parsed.html).not.toMatch(/<img|<script/);
  expect(parsed.text).not.toContain('\u001b');
});

test.each([
  'Ana\r\nBcc: otro@example.net',
  'Pérez, Ana "la jefa" <otro@example.net>',
  'María\u2028X-A: 1',
])('§13.4 Agency mail: the name %j adds neither header nor recipient', async (name) => {
  const { parsed, raw } = await mailOf(
    '/api/contact',
    quoteBody({ name, company: 'Sol\r\nX-A: 1' }),
  );
  expect(head(raw)).not.toMatch(/^(bcc|x-a|cc):/im);
  expect(address(parsed.to)).toHaveLength(1);
  expect(address(parsed.replyTo)).toEqual([{ name: '', address: 'ana@example.com' }]);
  expect(parsed.subject).toContain(name.slice(0, 3));
});

test('§13.4 Agency mail: no mark that turns the direction of writing reaches it, and emoji survive', async () => {
  const { parsed } = await mailOf(
    '/api/contact',
    quoteBody({
      name: 'Ana \u202egnp.exe',
      company: '\u2066Sol\u2069',
      message: 'Hola \u202e👩🏽‍💻',
    }),
  );
  expect(parsed.subject).toBe('Nueva solicitud: Ana gnp.exe');
  for (const part of [parsed.text, parsed.html]) {
    expect(part).not.toMatch(/\p{Bidi_Control}/u);
    expect(part).toContain('Hola 👩🏽‍💻');
  }
});

test.each([
  [' ana@example.com\u00a0', 'ana@example.com'],
  ['ana+cotiza@example.com\u200b', 'ana+cotiza@example.com'],
  ['ana@diseño.example', 'ana@xn--diseo-rta.example'],
])('§13.4 Agency mail: the answer to %j goes to %s', async (email, mailbox) => {
  const { raw } = await mailOf('/api/contact', quoteBody({ email }));
  expect(/^Reply-To: (.*)\r$/m.exec(head(raw))?.[1]).toBe(mailbox);
});

test('§13.4 Agency mail: by SMTP the envelope names the agency only, also when it writes to itself', async () => {
  await using smtp = await catchMail();
  await using server = await makeTestServer({
    withMail: true,
    environment: { SMTP_URL: smtp.url },
  });
  await server.postJson('/api/contact', quoteBody({ email: 'ana@yahoo.example' }));
  await server.postJson('/api/contact', quoteBody({ email: 'hola@agencia.example' }));
  await eventually(() => smtp.mails.length === 2);
  for (const { envelopeFrom, envelopeTo } of smtp.mails) {
    expect(envelopeFrom).toBe('web@agencia.example');
    expect(envelopeTo).toEqual(['hola@agencia.example']);
  }
  expect(smtp.mails.map(({ parsed }) => parsed.replyTo?.text).sort()).toEqual([
    'ana@yahoo.example',
    'hola@agencia.example',
  ]);
});

test('§13.4 Agency mail: the CV comes as a second mail, in the thread of the first and byte for byte', async () => {
  await using smtp = await catchMail();
  await using server = await makeTestServer({
    withMail: true,
    environment: { SMTP_URL: smtp.url },
  });
  const answer = await server.postJson('/api/join-us', joinBody({ name: 'Luz Núñez' }));
  await eventually(() => smtp.mails.length === 1);
  const file = makePdf({ padding: 200_000 });
  await server.app.inject({
    method: 'PUT',
    url: String(answer.headers.location),
    payload: file,
    headers: { 'content-disposition': "attachment; filename*=UTF-8''Curr%C3%ADculum%20Luz.pdf" },
  });
  await eventually(() => smtp.mails.length === 2);
  const [first, second] = smtp.mails.map(({ parsed }) => parsed);
  expect(second?.inReplyTo).toBe(first?.messageId);
  expect([second?.references].flat()).toEqual([first?.messageId]);
  expect(second?.messageId).not.toBe(first?.messageId);
  expect(second?.subject).toBe('Re: Nueva candidatura: Luz Núñez');
  expect(second?.headers.has('auto-submitted')).toBe(false);
  expect(second?.replyTo?.value).toEqual([{ name: '', address: 'luz@example.com' }]);
  expect(second?.text).toContain('Llegó el CV de Luz Núñez');
  expect(second?.html).toContain('Llegó el CV de Luz Núñez');
  const [attachment] = second?.attachments ?? [];
  expect(second?.attachments).toHaveLength(1);
  expect(attachment?.filename).toBe('Currículum Luz.pdf');
  expect(attachment?.contentType).toBe('application/pdf');
  expect(attachment?.content.equals(file)).toBe(true);
  expect(smtp.mails[1]).toMatchObject({
    envelopeFrom: 'web@agencia.example',
    envelopeTo: ['hola@agencia.example'],
  });
});
