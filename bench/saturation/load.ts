import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { maxConcurrentCalls } from '../../server/http/limits.ts';
import { quoteBody } from '../../server/test-support/submissions.ts';

/** Most of what the server takes at once: fewer leave it waiting between two transactions. */
const senders = 0.75 * maxConcurrentCalls;
const readers = 50;
let written = 0;

/** Submissions, each unlike every other, as fast as they are taken. Gives the number acknowledged a second. */
export async function sendSubmissions(
  origin: string,
  seconds: number,
  acknowledged: Set<string>,
): Promise<number> {
  const before = acknowledged.size;
  const { duration } = await autocannon({
    url: `${origin}/api/contact`,
    connections: senders,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        setupRequest(request) {
          written += 1;
          const body = JSON.stringify(quoteBody({ message: `Envío ${written}` }));
          const headers = {
            'content-type': 'application/json',
            'idempotency-key': `${process.pid}-${written}`,
          };
          return { ...request, headers, body };
        },
        onResponse(status, body) {
          if (status === 201) acknowledged.add(JSON.parse(body).id);
        },
      },
    ],
  });
  return (acknowledged.size - before) / duration;
}

/** One page for fifty readers, beside the submissions. Gives the number a second. */
export async function loadPages(origin: string, seconds: number): Promise<number> {
  const result = await autocannon({
    url: `${origin}/about`,
    connections: readers,
    duration: seconds,
    headers: { 'accept-encoding': 'gzip' },
  });
  if (result.non2xx > 0) throw new Error(`${origin}/about: ${result.non2xx} answers were no page`);
  return result['2xx'] / result.duration;
}

export const isWrkInstalled = () => spawnSync('wrk', ['-v']).error === undefined;

/** One address as often as it is served, by wrk: a load generator in JavaScript would be the limit. */
export async function requestRate(
  address: string,
  encoding: 'gzip' | 'br',
  seconds: number,
): Promise<number> {
  const options = ['-t1', '-c32', `-d${seconds}s`, '-H', `Accept-Encoding: ${encoding}`];
  const { stdout } = await promisify(execFile)('wrk', [...options, address]);
  if (/Non-2xx/.test(stdout)) throw new Error(`${address}: ${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}
