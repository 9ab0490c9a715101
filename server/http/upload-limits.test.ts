import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { problems } from './problem-details.ts';
import { slowBodyCutOff } from './slow-bodies.ts';
import { uploadPlaces } from './upload-places.ts';

/** Sends the first half of a body, and gives what was answered once the connection is closed. */
function sendHalf(port: number, type: string) {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (text) => {
    answer += text;
  });
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${type}\r\n`);
  socket.write('Content-Length: 6\r\n\r\n{"a');
  return { socket, answer: once(socket, 'close').then(() => answer) };
}

test('whoever sends a text too slowly is cut off, with a file there is more time', async () => {
  const app = fastify();
  app.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  app.post('/', { onRequest: slowBodyCutOff(100) }, async ({ body }) => body);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const form = sendHalf(port, 'multipart/form-data; boundary=x');
  const text = sendHalf(port, 'application/json');
  expect(await text.answer).toMatch(/^HTTP\/1.1 408 /);
  form.socket.write('":1');
  expect(await form.answer).toMatch(/ 200 OK[\s\S]*\{"a":1$/);
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

test('a sender who is gone before taking the place leaves it free', async () => {
  const app = fastify();
  const arrived = Promise.withResolvers<void>();
  const takePlace = uploadPlaces(1);
  const taken = Promise.withResolvers<void>();
  app.put('/', async (request, reply) => {
    if (request.headers.host !== 'leaving') return takePlace(request, reply);
    arrived.resolve();
    await once(reply.raw, 'close');
    taken.resolve(takePlace(request, reply));
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('PUT / HTTP/1.1\r\nHost: leaving\r\n\r\n');
  await arrived.promise;
  socket.destroy();
  await taken.promise;
  expect((await app.inject({ method: 'PUT', url: '/' })).statusCode).toBe(200);
  await app.close();
});
