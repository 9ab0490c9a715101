import { expect, test } from 'vitest';
import { cvField, cvSizeLimit } from '../../domain/join/cv-file.ts';
import { makeDocx, makePdf } from '../test-support/cv-files.ts';
import { makeTestServer, type TestServer } from '../test-support/test-server.ts';

const applicant = {
  name: 'Luz "Núñez"',
  email: 'luz@example.com',
  role: '',
  message: 'Hola\r\n¿qué tal?',
};

/** Sends a form as a browser without scripts does. */
async function postMultipart(
  server: TestServer,
  url: string,
  fields: Record<string, string>,
  file: File | null = null,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  // A file that was not chosen is sent without a name and empty.
  form.append(cvField, file ?? new File([], ''));
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return server.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': String(request.headers.get('content-type')) },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

const fileOf = (content: Buffer, name: string) => new File([new Uint8Array(content)], name);
const names = (server: TestServer) => server.rows('select name from cv_files');

test('§7.3 Forms without scripts: a form with its file is stored and thanked with 303', async () => {
  await using server = await makeTestServer();
  const file = fileOf(makePdf(), 'Currículum.pdf');
  const answer = await postMultipart(server, '/api/join-us', applicant, file);
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe('/gracias');
  expect(names(server)).toEqual([{ name: 'Currículum.pdf' }]);
  expect(server.payload()).toEqual({ ...applicant, message: 'Hola\n¿qué tal?' });
  expect((await postMultipart(server, '/api/join-us', applicant, file)).statusCode).toBe(303);
  expect(server.rows('select id from outbox')).toHaveLength(2);
});

test.each([
  ['without an ending', '; filename="Curr\u00edculum"', 'Currículum.pdf'],
  ['that is empty', '; filename=""', 'cv.pdf'],
  ['that is missing', '', 'cv.pdf'],
])('§5.3 CV: a file with a name %s is taken', async (_, filename, kept) => {
  await using server = await makeTestServer();
  const part = (disposition: string, text: string) =>
    `--x\r\nContent-Disposition: form-data; name=${disposition}\r\n${text}\r\n`;
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/join-us',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: [
      ...Object.entries(applicant).map(([name, value]) => part(`"${name}"`, `\r\n${value}`)),
      part(
        `"${cvField}"${filename}`,
        `Content-Type: application/octet-stream\r\n\r\n${makePdf().toString('latin1')}`,
      ),
      '--x--\r\n',
    ].join(''),
  });
  expect(answer.statusCode).toBe(303);
  expect(names(server)).toEqual([{ name: kept }]);
});

test('§7.3 Forms without scripts: a form whose file was not chosen is an application without a CV', async () => {
  await using server = await makeTestServer();
  expect((await postMultipart(server, '/api/join-us', applicant)).statusCode).toBe(303);
  expect(names(server)).toEqual([]);
  expect(server.rows('select kind from submissions')).toEqual([{ kind: 'application' }]);
});

test('§7.3 Forms without scripts: an invalid form comes back with what was typed, and asks for the file again', async () => {
  await using server = await makeTestServer();
  const file = fileOf(makePdf(), 'cv.pdf');
  const answer = await postMultipart(server, '/api/join-us', { ...applicant, email: 'luz@' }, file);
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain('value="Luz &quot;Núñez&quot;"');
  expect(answer.body).toContain('nombre@dominio.com');
  expect(answer.body).toContain('enctype="multipart/form-data"');
  expect(answer.body).toContain('elígelo otra vez');
  expect(answer.body).toMatch(/<input[^>]*name="cv"[^>]*type="file"[^>]*accept=".pdf,.doc,.docx"/);
  expect(server.rows('select id from submissions')).toEqual([]);
  expect(names(server)).toEqual([]);
});

test.each([
  ['too large', Buffer.concat([makePdf(), Buffer.alloc(cvSizeLimit)]), 413, '5 MB'],
  ['a program', Buffer.from('MZ programa'), 415, 'PDF, DOC o DOCX'],
  ['empty', Buffer.alloc(0), 422, 'vacío'],
])(
  '§5.3 CV: with a file that is %s the application stands, and the page offers another try',
  async (_, content, status, text) => {
    await using server = await makeTestServer();
    const answer = await postMultipart(
      server,
      '/api/join-us',
      applicant,
      fileOf(content, 'cv.pdf'),
    );
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
    expect(answer.body).toContain('Tu solicitud llegó, pero tu CV no');
    expect(answer.body).toContain(text);
    expect(answer.body).toContain('mailto:hola@agencia.example');
    expect(server.rows('select kind from submissions')).toEqual([{ kind: 'application' }]);

    const [, address = ''] = /<form method="post" action="([^"]+)"/.exec(answer.body) ?? [];
    const bad = await postMultipart(server, address, {}, fileOf(Buffer.from('MZ'), 'cv.pdf'));
    expect(bad.statusCode).toBe(415);
    expect(bad.body).toContain(`action="${address}"`);
    const good = await postMultipart(server, address, {}, fileOf(makeDocx(), 'cv.docx'));
    expect(good.statusCode).toBe(303);
    expect(names(server)).toEqual([{ name: 'cv.docx' }]);

    const other = await postMultipart(server, address, {}, fileOf(makePdf(), 'cv.pdf'));
    expect(other.statusCode).toBe(410);
    expect(other.body).not.toContain('<form');
    expect(other.body).toContain('mailto:');
  },
);

test.each([
  ['a field of more than 64 KB', { message: 'a'.repeat(70_000) }, 413],
  ['too many fields', Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`f${i}`, ''])), 413],
])('§7.2 Join call: %s is refused, and nothing is stored', async (_, fields, status) => {
  await using server = await makeTestServer();
  const answer = await postMultipart(server, '/api/join-us', { ...applicant, ...fields });
  expect(answer.statusCode).toBe(status);
  expect(answer.body).toContain('<html lang="es-MX"');
  expect(server.rows('select id from submissions')).toEqual([]);
});

test.each([
  ['cut off', '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nLuz', 'x'],
  ['without a boundary', 'hola', ''],
  [
    'of a forbidden name',
    '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nLuz\r\n--x--',
    'x',
  ],
])(
  '§7.3 Forms without scripts: a form %s is refused as unreadable',
  async (_, payload, boundary) => {
    await using server = await makeTestServer();
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/join-us',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload,
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('incompleta o dañada');
    expect(server.rows('select id from submissions')).toEqual([]);
  },
);

test('§7.3 Forms without scripts: a limited form keeps what was typed', async () => {
  await using server = await makeTestServer({ environment: { RATE_LIMIT_MAX: '1' } });
  await postMultipart(server, '/api/join-us', applicant);
  const limited = await postMultipart(server, '/api/join-us', { ...applicant, name: 'Otra' });
  expect(limited.statusCode).toBe(429);
  expect(limited.body).toContain('value="Otra"');
});
