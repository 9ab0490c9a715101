import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { get } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileCache } from '../../server/test-support/spawn-server.ts';

/** What systemd starts, as the handbook writes it, from the folder of the release. */
const [, command] =
  /^ExecStart=\/srv\/site\/current\/(.+)$/m.exec(readFileSync('docs/operations.md', 'utf8')) ?? [];

const page = 'build/client/aviso-de-privacidad/index.html';
const deployed = ['build', 'domain', 'server', 'scripts', 'package.json', 'package-lock.json'];

/**
 * As systemd does for a socket unit: holds descriptor 3 and starts the current release with it, when it
 * is told to; the release before is asked to end and waited for.
 */
const serviceManager = `
  while read -r order < orders; do
    if [ "$pid" ]; then kill "$pid"; wait "$pid"; fi
    [ "$order" = stop ] && exit
    (cd current && exec sh -c 'LISTEN_FDS=1 LISTEN_PID=$$ exec ${command}') &
    pid=$!
    echo started > replies
  done`;

let folder: string;
let project: string;
let target: string;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  project = join(folder, 'project');
  target = join(folder, 'srv/site');
  // Copied with their times, so that the build is seen to be current.
  for (const name of deployed) {
    cpSync(name, join(project, name), { recursive: true, preserveTimestamps: true });
  }
  for (const name of readdirSync('.')) {
    if (![...deployed, '.env'].includes(name)) symlinkSync(resolve(name), join(project, name));
  }

  const socket = createServer().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  ({ port } = socket.address() as AddressInfo);
  const { fd } = (socket as unknown as { _handle: { fd: number } })._handle;
  mkdirSync(target, { recursive: true });
  await text(spawn('mkfifo', ['orders', 'replies'], { cwd: target }).stdout);
  spawn('sh', ['-c', serviceManager], {
    cwd: target,
    stdio: ['ignore', 'ignore', 'inherit', fd],
    env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'data'), ...compileCache },
  });
  // A service that is started by hand goes on in the background, with what the command was given to write to.
  const background = `tail -f /dev/null --pid=${process.pid} &`;
  const settings = [
    `DEPLOY_TO=${target}`,
    `DEPLOY_RESTART='${background} echo restart > orders; read -r _ < replies'`,
    `DEPLOY_HEALTH=http://127.0.0.1:${port}/health`,
  ];
  writeFileSync(join(project, '.env'), settings.join('\n'));
  // From here on the service manager alone holds it.
  socket.close();
});

afterAll(async () => {
  await text(spawn('sh', ['-c', 'echo stop > orders'], { cwd: target }).stdout);
  rmSync(folder, { recursive: true, force: true });
});

async function deploy(...options: string[]) {
  const script = spawn(process.execPath, ['scripts/deploy.ts', ...options], { cwd: project });
  const closed = once(script, 'close');
  const [said, errors] = await Promise.all([text(script.stdout), text(script.stderr)]);
  const [status] = await closed;
  return { status, said, errors };
}

/** Asks for a page on a connection of its own, as a proxy does, and gives the release it is of. */
function ask(): Promise<string> {
  return new Promise((resolve, reject) => {
    const address = `http://127.0.0.1:${port}/aviso-de-privacidad`;
    get(address, { agent: false }, async (response) => {
      const [, release] = /data-release="(\w)"/.exec(await text(response)) ?? [];
      resolve(`${response.statusCode} ${release}`);
    }).on('error', reject);
  });
}

/** Asks without pause, three at a time, while something happens; gives what was answered, each once. */
async function answersDuring(happening: Promise<unknown>) {
  const answers = new Set<string>();
  let isOver = false;
  const asking = Array.from({ length: 3 }, async () => {
    while (!isOver) answers.add(await ask());
  });
  await happening;
  isOver = true;
  await Promise.all(asking);
  return [...answers].toSorted();
}

function markPage(release: string) {
  const path = join(project, page);
  const html = readFileSync(path, 'utf8').replace(
    /<html( data-release="\w")?/,
    `<html data-release="${release}"`,
  );
  writeFileSync(path, html);
}

test('§13.12 Releases: from one to the next and back no request fails, and a broken one is put back', async () => {
  markPage('A');
  const first = await deploy();
  expect(first).toMatchObject({ status: 0, errors: '' });
  expect(await ask()).toBe('200 A');

  markPage('B');
  const second = deploy('--lang=es');
  expect(await answersDuring(second)).toEqual(['200 A', '200 B']);
  expect(await second).toMatchObject({ status: 0, errors: '' });
  expect((await second).said).toMatch(/^Se revisa .*\nSe copia .*\nListo: .*\n$/);
  expect(await ask()).toBe('200 B');

  const back = deploy('--rollback');
  expect(await answersDuring(back)).toEqual(['200 A', '200 B']);
  expect(await back).toMatchObject({ status: 0, errors: '' });
  expect(await ask()).toBe('200 A');
  const served = basename(readlinkSync(join(target, 'current')));

  markPage('C');
  const main = join(project, 'server/main.ts');
  writeFileSync(main, `throw new Error('broken');\n${readFileSync(main, 'utf8')}`);
  const broken = await deploy('--wait=5');
  expect(broken.status).toBe(1);
  expect(broken.errors).toContain(`Release ${served} is served again`);
  expect(await ask()).toBe('200 A');
}, 120_000);
