import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { problems } from './problem.ts';
import { slowBodyCutOff } from './slow-bodies.ts';
import { uploadPlaces } from './upload-places.ts';

async function sendHalf(port: number, head: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (text) => {
    answer += text;
  });
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\n${head}\r\n\r\n{"a`);
  await once(socket, 'close');
  return answer;
}

test('whoever sends a text too slowly is cut off, with a file there is more time', async () => {
  const app = fastify();
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
  app.post('/', { onRequest: slowBodyCutOff(100) }, async (request, reply) => {
    if (request.headers['content-type']?.startsWith('multipart'))
      reply.header('connection', 'close');
    return 'listo';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const length = 'Content-Length: 2000';
  expect(await sendHalf(port, `Content-Type: application/json\r\n${length}`)).toMatch(
    /^HTTP\/1.1 408 /,
  );
  expect(await sendHalf(port, `Content-Type: multipart/form-data\r\n${length}`)).toMatch(/200 OK/);
  await app.close();
});

test('while all places are taken files are turned away for a moment', async () => {
  const app = fastify();
  const door = Promise.withResolvers<void>();
  app.setErrorHandler((error, _request, reply) => {
    expect(error).toMatchObject(problems.busy());
    return reply.code(503).send();
  });
  app.put('/', { preParsing: uploadPlaces(2) }, async () => {
    await door.promise;
    return 'listo';
  });
  const send = async () => (await app.inject({ method: 'PUT', url: '/' })).statusCode;
  const first = [send(), send()];
  expect(await send()).toBe(503);
  door.resolve();
  expect(await Promise.all(first)).toEqual([200, 200]);
  expect(await send()).toBe(200);
});
