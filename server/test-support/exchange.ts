import { once } from 'node:events';
import { connect } from 'node:net';

export interface Answer {
  /** 0 where the connection was closed without an answer. */
  status: number;
  /** All that came, interim answers apart. */
  text: string;
  /** From the first byte sent to the last one received. */
  milliseconds: number;
}

/** A server that sends nothing for so long has failed anyway, in milliseconds. */
const timeoutMs = 20_000;

/** Sends these bytes, one a character, on a connection of their own and ends our side of it. */
export function exchange(port: number, request: string): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const begun = performance.now();
  const chunks: Buffer[] = [];
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.setTimeout(timeoutMs, () => {
    socket.destroy(new Error(`No end of the answer after ${timeoutMs} ms`));
  });
  socket.on('connect', () => socket.end(request, 'latin1'));
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.on('error', (error: NodeJS.ErrnoException) => {
    // A server may hang up while it is still sent to; what it said before counts.
    if (!['ECONNRESET', 'EPIPE'].includes(error.code ?? '')) reject(error);
  });
  socket.on('close', () => {
    const received = Buffer.concat(chunks).toString('utf8');
    const text = received.replace(/^(?:HTTP\/1\.1 1\d\d [^\r]*\r\n(?:[^\r]+\r\n)*\r\n)+/, '');
    resolve({
      status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(text)?.[1] ?? 0),
      text,
      milliseconds: performance.now() - begun,
    });
  });
  return promise;
}

/** Sends requests in one go, on one connection, and is gone before an answer can come. */
export async function sendAndLeave(port: number, requests: string): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(requests, () => socket.resetAndDestroy());
  await once(socket, 'close');
}
