import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { eventually } from '../test-support/eventually.ts';
import { exchange } from '../test-support/exchange.ts';
import { makeTestServer } from '../test-support/test-server.ts';
import { contentSecurityPolicy } from './security.ts';

const hashOf = (text: string) =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

test('inline scripts and styles are allowed as browsers hash them: UTF-8, each line break one sign; data is not', () => {
  const page = Buffer.from(
    '<p>Señal</p><script>say("¡Añadir!")\r\n</script><style>p::before{content:"→"}</style>' +
      '<script src="/a.js"></script><script type="application/ld+json">{"name":"Núñez"}</script>',
  );
  const directives = contentSecurityPolicy(page).split('; ');
  expect(directives).toContain(`script-src 'self' ${hashOf('say("¡Añadir!")\n')}`);
  expect(directives).toContain(`style-src 'self' ${hashOf('p::before{content:"→"}')}`);
});

test.each([
  ['an unknown expectation', 'Host: x\r\nExpect: wonders', 200],
  ['no host', 'X-Host: x', 400],
])(
  '§12.7 Files of the site: a request with %s is answered with all headers',
  async (_, head, status) => {
    await using server = await makeTestServer();
    const port = await server.listen();
    const answer = await exchange(
      port,
      `GET /about HTTP/1.1\r\n${head}\r\nConnection: close\r\n\r\n`,
    );
    expect(answer.status).toBe(status);
    expect(answer.text).toMatch(/^x-content-type-options: nosniff\r$/im);
  },
);

test('§5.2 Join form: a client that ends its side of the connection after the last byte still gets the reply', async () => {
  await using server = await makeTestServer();
  const port = await server.listen();
  const part = (head: string, content: string) =>
    `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
  const body = [
    part('name="name"', 'Luz'),
    part('name="email"', 'luz@example.com'),
    // To see that this is no document takes longer than to see that the client has ended.
    part('name="cv"; filename="cv.docx"', 'PK\u0003\u0004'),
    '--x--\r\n',
  ].join('');
  const head = [
    'POST /api/join-us HTTP/1.1',
    'Host: x',
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${body.length}`,
  ].join('\r\n');
  const answer = await exchange(port, `${head}\r\n\r\n${body}`);
  expect(answer.status).toBe(422);
});

test('§13.2 Start and stop: a page asked for while the server stops ends its connection', async () => {
  await using server = await makeTestServer();
  const port = await server.listen();
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  socket.write('GET /about HTTP/1.1\r\nHost: x\r\n');
  // By the time that another's page is served, the beginning of this head has arrived.
  await fetch(`http://127.0.0.1:${port}/about`);
  const stopped = server.app.close();
  await eventually(() => !server.app.server.listening);
  socket.write('\r\n');
  const reply = (await socket.toArray()).join('');
  expect(reply).toMatch(/^HTTP\/1\.1 200 /);
  expect(reply).toMatch(/^connection: close\r$/im);
  await stopped;
});
