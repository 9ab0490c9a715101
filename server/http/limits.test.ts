import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestServer, type TestServer } from '../test-support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await makeTestServer({
    patience: { headersMs: 300, requestMs: 600, idleMs: 900, keepAliveMs: 300, checkEveryMs: 50 },
  });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server[Symbol.asyncDispose]());

/** Sends the beginning, then a byte from time to time, and resolves when the server hangs up. */
function trickle(beginning: string, bytes: string): Promise<{ answer: string; lasted: number }> {
  const { promise, resolve } = Promise.withResolvers<{ answer: string; lasted: number }>();
  const begun = performance.now();
  let answer = '';
  const { port } = server.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1', () => socket.write(beginning));
  const timer = bytes ? setInterval(() => socket.write(bytes), 100) : undefined;
  socket.setEncoding('utf8');
  socket.on('data', (text) => {
    answer += text;
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    clearInterval(timer);
    resolve({ answer, lasted: performance.now() - begun });
  });
  return promise;
}

const post = [
  'POST /api/contact HTTP/1.1',
  'Host: x',
  'Content-Type: application/json',
  'Content-Length: 60000',
  '',
  '',
].join('\r\n');

test.each([
  ['a head', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', 'a', /^HTTP\/1\.1 408 /],
  ['a body', post, ' ', /HTTP\/1\.1 408 /],
  ['nothing', '', '', /^(HTTP\/1\.1 408 .*)?$/s],
])(
  '§2 Routes: a client that sends %s too slowly is cut off',
  async (_, beginning, bytes, expected) => {
    const { answer, lasted } = await trickle(beginning, bytes);
    expect(answer).toMatch(expected);
    expect(lasted).toBeLessThan(5000);
  },
);

test('§2 Routes: a connection that asks nothing more is closed', async () => {
  const { answer, lasted } = await trickle('GET /about HTTP/1.1\r\nHost: x\r\n\r\n', '');
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(lasted).toBeLessThan(5000);
});
