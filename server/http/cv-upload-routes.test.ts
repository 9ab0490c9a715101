import { expect, test } from 'vitest';
import { cvSizeLimit } from '../../domain/join/cv-file.ts';
import { makeDocx, makePdf } from '../test-support/cv-files.ts';
import { joinBody } from '../test-support/submissions.ts';
import { makeTestServer, type TestServer } from '../test-support/test-server.ts';

async function apply(server: TestServer, changes: Record<string, unknown> = {}) {
  const answer = await server.postJson('/api/join-us', joinBody(changes));
  expect(answer.statusCode).toBe(201);
  return { id: answer.json().id as string, address: String(answer.headers.location) };
}

function put(
  server: TestServer,
  url: string,
  payload: Buffer,
  headers: Record<string, string> = {},
) {
  return server.app.inject({ method: 'PUT', url, payload, headers });
}

const attachments = (server: TestServer) =>
  server.rows('select submission_id, name, media_type, length(content) as size from cv_files');

test('§7.2 Join call: the file follows to the address that the answer names', async () => {
  await using server = await makeTestServer();
  const { id, address } = await apply(server);
  expect(address).toMatch(new RegExp(`^/api/join-us/${id}/cv\\?token=[\\w-]{43}$`));
  const token = new URL(address, 'http://x').searchParams.get('token') ?? '';
  expect(JSON.stringify(server.rows('select * from upload_tokens'))).not.toContain(token);

  const file = makePdf();
  const answer = await put(server, address, file, {
    'content-type': 'application/octet-stream',
    'content-disposition': "attachment; filename*=UTF-8''Luz%20N%C3%BA%C3%B1ez.docx",
  });
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toEqual({ name: 'Luz Núñez.pdf' });
  // A type that cannot be read says no more than a wrong one.
  expect((await put(server, address, file, { 'content-type': ' ' })).statusCode).toBe(200);
  expect(attachments(server)).toEqual([
    { submission_id: id, name: 'Luz Núñez.pdf', media_type: 'application/pdf', size: file.length },
  ]);
  expect(server.rows('select kind, state from outbox order by waiting_since, kind')).toEqual([
    { kind: 'agency-mail', state: 'pending' },
    { kind: 'cv-mail', state: 'pending' },
  ]);
});

test('§12.8 CV upload: the address accepts one file; the same one again, whose reply was lost, is a success', async () => {
  await using server = await makeTestServer();
  const { address } = await apply(server);
  expect((await put(server, address, makePdf())).statusCode).toBe(201);
  expect((await put(server, address, makePdf())).statusCode).toBe(200);
  server.advance(2 * 60 * 60 * 1000);
  expect((await put(server, address, makePdf())).statusCode).toBe(200);
  const other = await put(server, address, makeDocx());
  expect(other.statusCode).toBe(410);
  expect(other.json().detail).toContain('Ya tenemos');
  expect(attachments(server)).toHaveLength(1);
  expect(server.rows("select id from outbox where kind = 'cv-mail'")).toHaveLength(1);
});

test('§12.8 CV upload: a repeat of the application gives an address that works, beside the first', async () => {
  await using server = await makeTestServer();
  const first = await apply(server);
  const second = await apply(server);
  expect(second.id).toBe(first.id);
  expect(second.address).not.toBe(first.address);
  expect((await put(server, first.address, Buffer.from('MZ'))).statusCode).toBe(415);
  expect((await put(server, second.address, makePdf())).statusCode).toBe(201);
});

test('§12.8 CV upload: without its token, with another submission’s, or after an hour, an address accepts nothing', async () => {
  await using server = await makeTestServer();
  const { id, address } = await apply(server);
  const other = await apply(server, { name: 'Otra' });
  const foreign = address.replace(id, other.id);
  for (const url of [`/api/join-us/${id}/cv`, `${address}x`, foreign, '/api/join-us/x/cv?token=']) {
    const answer = await put(server, url, makePdf());
    expect(answer.statusCode, url).toBe(401);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  }
  server.advance(61 * 60 * 1000);
  const late = await put(server, address, makePdf());
  expect(late.statusCode).toBe(410);
  expect(late.json().detail).toContain('una hora');
  expect(attachments(server)).toEqual([]);
});

test.each([
  ['too large', Buffer.concat([makePdf(), Buffer.alloc(cvSizeLimit)]), 413, '5 MB'],
  ['not a document', Buffer.from('MZ programa'), 415, 'PDF, DOC o DOCX'],
  ['cut off', makeDocx().subarray(0, 300), 422, 'dañado'],
  ['empty', Buffer.alloc(0), 422, 'vacío'],
])(
  '§5.3 CV: a file that is %s is refused in Spanish, and another may follow',
  async (_, file, status, text) => {
    await using server = await makeTestServer();
    const { address } = await apply(server);
    const refused = await put(server, address, file);
    expect(refused.statusCode).toBe(status);
    expect(refused.json()).toMatchObject({ status, detail: expect.stringContaining(text) });
    expect((await put(server, address, makePdf())).statusCode).toBe(201);
  },
);

test('§5.3 CV: a file of exactly 5 MB is taken', async () => {
  await using server = await makeTestServer();
  const { address } = await apply(server);
  const file = makePdf({ padding: cvSizeLimit - makePdf().length });
  // The table's offset has more digits when it is larger.
  const fitted = makePdf({ padding: cvSizeLimit - makePdf().length - (file.length - cvSizeLimit) });
  expect(fitted.length).toBe(cvSizeLimit);
  expect((await put(server, address, fitted)).statusCode).toBe(201);
});

test('§12.8 CV upload: files are counted per client, other sites send none, other methods are refused', async () => {
  await using server = await makeTestServer({ environment: { RATE_LIMIT_MAX: '2' } });
  const { address } = await apply(server);
  const foreign = await put(server, address, makePdf(), { origin: 'https://evil.example' });
  expect(foreign.statusCode).toBe(403);
  expect((await server.app.inject(address)).statusCode).toBe(405);
  await put(server, address, Buffer.from('MZ'));
  await put(server, address, Buffer.from('MZ'));
  const limited = await put(server, address, makePdf());
  expect(limited.statusCode).toBe(429);
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
});

test('§12.8 CV upload: 503 when the file cannot be stored, and the next try goes through', async () => {
  await using server = await makeTestServer();
  const { address } = await apply(server);
  const unlock = server.lock();
  const refused = await put(server, address, makePdf());
  expect(refused.statusCode).toBe(503);
  expect(refused.json().detail).toContain('No pudimos guardar tu CV');
  unlock();
  expect((await put(server, address, makePdf())).statusCode).toBe(201);
});
