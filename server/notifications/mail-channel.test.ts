import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { eventually } from '../test-support/eventually.ts';
import { smtpChannel } from './mail-channel.ts';

const mail = {
  messageId: '<1@agencia.example>',
  from: 'web@agencia.example',
  to: 'hola@agencia.example',
  envelope: { from: 'web@agencia.example', to: ['hola@agencia.example'] },
  text: 'Hola',
};

/** A mail server that is never silent and never done. */
async function trickle(greets: boolean) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    if (greets) socket.write('220 slow.example\r\n');
    const timer = setInterval(() => socket.write('2'), 20);
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(timer);
      sockets.delete(socket);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    open: () => sockets.size,
    close: () => server.close(),
  };
}

test.each([
  ['its greeting', false],
  ['an answer', true],
])(
  '§13.3 Delivery: a mail server that sends %s byte by byte is left when the time is over',
  async (_, greets) => {
    const slow = await trickle(greets);
    const begun = performance.now();
    await expect(
      smtpChannel({ url: slow.url, name: 'agencia.example' }, { timeoutMs: 300 }).send(mail),
    ).rejects.toThrow();
    expect(performance.now() - begun).toBeLessThan(2000);
    await eventually(() => slow.open() === 0);
    slow.close();
  },
);
