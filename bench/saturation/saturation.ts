/**
 * `node bench/saturation/saturation.ts [--seconds=600] [--databases=SQLite,PostgreSQL]`: what the
 * server does when it is asked for more than it can. Pages beside nginx, submissions beside single durable
 * inserts into the same kind of database with the same durability, then both mixed for the time that is
 * named, and a count of the submissions. Rates depend on the machine; the ratios are what counts. Ends with status
 * 1 when something is short.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../server/storage/database.ts';
import { submissionRecords } from '../../server/storage/submission-records.ts';
import { startPostgres } from '../../server/test-support/postgres-server.ts';
import { residentMegabytes, watchMemory } from '../../server/test-support/resident-memory.ts';
import { spawnServer } from '../../server/test-support/spawn-server.ts';
import { barePostgresInserts, bareSqliteInserts } from './bare-inserts.ts';
import { isWrkInstalled, loadPages, requestRate, sendSubmissions } from './load.ts';
import { startNginx } from './nginx.ts';

/** A submission costs at most two bare inserts. */
const minSubmissionRatio = 0.5;
const minPageRatio = 0.6;
/** In megabytes, after the start and at the most. */
const maxMemory = { atRest: 120, underLoad: 300 };
/**
 * So many submissions a second are enough beside any disk: one with a write cache answers an insert in a
 * tenth of a millisecond, and then the server's one thread is the limit.
 */
const enoughSubmissions = 200;
/** Growth of memory after the warm-up, in megabytes a minute; a shorter run shows noise. */
const maxGrowthMb = 1;
const longRun = 300;
/** Submissions and pages share the server: of both at once neither comes down to a tenth of the other. */
const maxShare = 10;
/** In seconds. */
const warmUp = 3;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '30' },
    databases: { type: 'string', default: 'SQLite,PostgreSQL' },
  },
});
const seconds = Number(values.seconds);
if (!Number.isInteger(seconds) || seconds < 1) {
  throw new Error('--seconds wants a whole number from 1');
}
/**
 * Each rate is measured twice, alternating with the one it is compared with, for so many seconds. The server
 * is stopped meanwhile, and its last queries must not have timed out when it goes on.
 */
const slice = Math.max(1, Math.min(5, Math.round(seconds / 6)));

/** Prints a finding; one that is out of bounds sets the exit status. */
function judge(text: string, isGood: boolean): void {
  console.info(`${isGood ? 'pass' : 'FAIL'}  ${text}`);
  if (!isGood) process.exitCode = 1;
}

async function compare(
  name: string,
  ours: () => Promise<number>,
  peers: () => Promise<number>,
  minRatio: number,
  enough = Number.POSITIVE_INFINITY,
) {
  const [peersFirst, oursFirst] = [await peers(), await ours()];
  const peersRate = (peersFirst + (await peers())) / 2;
  const ourRate = (oursFirst + (await ours())) / 2;
  const ratio = ourRate / peersRate;
  judge(
    `${name}: ${ourRate.toFixed(0)} a second beside ${peersRate.toFixed(0)}: ratio ${ratio.toFixed(2)}`,
    ratio >= minRatio || ourRate >= enough,
  );
}

/** Stops a process while something else is measured: it may have work of its own left. */
function pausedWhile(pid: number, work: () => Promise<number>): Promise<number> {
  process.kill(pid, 'SIGSTOP');
  return work().finally(() => process.kill(pid, 'SIGCONT'));
}

async function measure(name: string, databaseUrl: string | null, withNginx: boolean) {
  const dataDir = mkdtempSync(join(tmpdir(), 'saturation-'));
  const start = () =>
    spawnServer('.', {
      DATA_DIR: dataDir,
      CONFIRMATION_MAIL: 'off',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    });
  // The first start after a change compiles the server, and so takes more memory than any other.
  await (await start()).stop();
  const server = await start();
  const acknowledged = new Set<string>();
  const atRest = residentMegabytes(server.pid);
  judge(`${name}: ${atRest.toFixed(0)} MB resident at rest`, atRest < maxMemory.atRest);
  try {
    if (withNginx) await comparePages(server.origin);
    // The first submissions are taken by code that is not compiled yet.
    await sendSubmissions(server.origin, warmUp, acknowledged);
    await compare(
      `${name}: submissions beside single durable inserts`,
      () => sendSubmissions(server.origin, slice, acknowledged),
      // The mails of the submissions before go out meanwhile, and would slow down the peer.
      () =>
        pausedWhile(server.pid, () =>
          databaseUrl ? barePostgresInserts(databaseUrl, slice) : bareSqliteInserts(slice),
        ),
      minSubmissionRatio,
      enoughSubmissions,
    );
    const memory = watchMemory(server.pid);
    const [submissions, pages] = await Promise.all([
      sendSubmissions(server.origin, seconds, acknowledged),
      loadPages(server.origin, seconds),
    ]);
    memory.stop();
    const peak = residentMegabytes(server.pid, 'VmHWM');
    judge(`${name}: ${peak.toFixed(0)} MB resident at the most`, peak < maxMemory.underLoad);
    judge(
      `${name}: ${seconds} s of both mixed: ${submissions.toFixed(0)} submissions and ${pages.toFixed(0)} pages a second; ${memory.last().toFixed(0)} MB resident, ${memory.slope().toFixed(2)} MB a minute after warm-up${seconds < longRun ? ' (a short run: noise)' : ''}`,
      seconds < longRun || memory.slope() < maxGrowthMb,
    );
    judge(
      `${name}: neither of the two starves the other`,
      Math.min(submissions, pages) * maxShare > Math.max(submissions, pages),
    );
  } finally {
    await server.stop();
  }
  const database = await openDatabase({ dataDir, databaseUrl });
  const lost = new Set(acknowledged);
  for await (const { id } of submissionRecords(database)) lost.delete(id);
  await database.destroy();
  rmSync(dataDir, { recursive: true });
  judge(
    `${name}: of ${acknowledged.size} submissions acknowledged ${lost.size} are lost`,
    lost.size === 0,
  );
}

async function comparePages(origin: string): Promise<void> {
  const nginx = isWrkInstalled() ? await startNginx('build/client') : null;
  if (!nginx) {
    console.info('----   pages beside nginx: not measured, nginx or wrk is not installed');
    return;
  }
  for (const [encoding, address] of [
    ['gzip', '/about'],
    ['br', '/about.br'],
  ] as const) {
    await compare(
      `pages beside nginx, ${encoding}`,
      () => requestRate(`${origin}/about`, encoding, slice),
      () => requestRate(nginx.origin + address, encoding, slice),
      minPageRatio,
    );
  }
  await nginx.stop();
}

const databases = values.databases.split(',');
const unknown = databases.filter((name) => !['SQLite', 'PostgreSQL'].includes(name));
if (unknown.length > 0) {
  throw new Error(`--databases knows SQLite and PostgreSQL, not ${unknown.join(', ')}`);
}
if (databases.includes('SQLite')) await measure('SQLite', null, true);
if (databases.includes('PostgreSQL')) {
  const postgres = await startPostgres({ durable: true });
  await measure('PostgreSQL', `${postgres.url}/postgres`, false).finally(postgres.stop);
}
