import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Answer, exchange } from '../../../server/test-support/exchange.ts';
import { watchMemory } from '../../../server/test-support/resident-memory.ts';
import { makeServerFolder, startServer } from '../../../server/test-support/server-process.ts';
import { joinBody } from '../../../server/test-support/submissions.ts';
import { requests } from './requests.ts';

/** `npm run test:long` sends 250,000 of them. */
const count = Number(process.env.FUZZ_REQUESTS ?? 800);
const workers = 8;
/** No answer may take longer, in milliseconds. What is slow by its nature is slow at every try. */
const maxAnswerMs = 1_000;
/** The server has no request left when it is asked to stop, in milliseconds. */
const maxStopMs = 5_000;
/** Memory may grow by so much a minute once the server is warm, in megabytes; noise in a short run. */
const maxGrowthMb = 1;
const longRun = 250_000;
/** The first half of such a run is the warm-up: heap and caches are full after 80,000 requests. */
const warmUpShare = 0.5;
/** A small heap is full soon: growth after that is a leak, not garbage that was not collected yet. */
const smallHeap = '--max-old-space-size=96';

vi.setConfig({ testTimeout: 60_000 + count * 20 });

test('nothing that is sent makes the server fail, crash, stall or grow', async () => {
  const { folder, query } = await makeServerFolder('SQLite');
  const server = await startServer(folder, { NODE_OPTIONS: smallHeap });
  const memory = watchMemory(server.pid, { warmUpShare });
  onTestFinished(memory.stop);
  const cvAddress = await applyAt(server.port);

  const statuses = new Map<number, number>();
  const acknowledged = new Set<string>();
  let slowest = 0;
  const property = fc.asyncProperty(requests(cvAddress), async (request) => {
    let answer = await exchange(server.port, request);
    for (let again = 0; again < 2 && answer.milliseconds > maxAnswerMs; again += 1) {
      answer = await exchange(server.port, request);
    }
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    slowest = Math.max(slowest, answer.milliseconds);
    for (const id of idsIn(answer)) acknowledged.add(id);
    expect(complaintAbout(answer, request)).toBeNull();
  });
  const perWorker = { numRuns: Math.ceil(count / workers) };
  await Promise.all(Array.from({ length: workers }, () => fc.assert(property, perWorker)));

  const slope = memory.slope();
  const tally = [...statuses].toSorted(([a], [b]) => a - b).map(([s, n]) => `${s}: ${n}`);
  console.info(
    `${count} fuzzed requests: ${tally.join(', ')}; slowest ${Math.round(slowest)} ms; ${Math.round(memory.last())} MB resident, ${slope.toFixed(2)} MB a minute after warm-up`,
  );
  if (count >= longRun) expect(slope).toBeLessThan(maxGrowthMb);
  const stored = await query('select id from submissions');
  const ids = new Set(stored.map(({ id }) => id));
  expect([...acknowledged].filter((id) => !ids.has(id))).toEqual([]);
  expect(acknowledged.size).toBeGreaterThan(0);
  const stopping = performance.now();
  expect(await server.stop()).toBe(0);
  expect(performance.now() - stopping).toBeLessThan(maxStopMs);
});

/** A submission was sent whole: it is known under the id that the answer gave. */
function idsIn({ status, text }: Answer): string[] {
  const [, id] = (status === 201 && /\{"id":"([^"]+)"\}/.exec(text)) || [];
  return id ? [id] : [];
}

function complaintAbout({ status, text, milliseconds }: Answer, request: string): string | null {
  if (milliseconds > maxAnswerMs) return `${Math.round(milliseconds)} ms`;
  // Nothing was asked, or for what only a proxy does: Node hangs up.
  const mayBeUnanswered = /^\s*($|CONNECT )/.test(request);
  if (status === 0) return mayBeUnanswered ? null : `no answer: ${text.slice(0, 200)}`;
  if (status >= 500) return text.slice(0, 2000);
  if (!/\r\nx-content-type-options: nosniff\r\n/i.test(text)) return `bare: ${text.slice(0, 500)}`;
  return null;
}

async function applyAt(port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/join-us`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(joinBody()),
  });
  return answer.headers.get('location') ?? '';
}
