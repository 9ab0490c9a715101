/**
 * `npm run deploy -- --to FOLDER` or `--to USER@HOST:FOLDER` (§13.12): builds the site, copies it and the
 * server there as a new release, makes that the current one and restarts the service.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { build } from './bootstrap.mjs';

const usage = `Usage: npm run deploy -- --to FOLDER | USER@HOST:FOLDER [options]

  --rollback         serves the release before the current one again
  --restart COMMAND  restarts the service there (sudo systemctl restart site)
  --health ADDRESS   answers there when it runs (http://127.0.0.1:3000/health)
  --wait SECONDS     longest until it does (30)
  --lang es          says in Spanish what it does

What is left out comes from DEPLOY_TO, DEPLOY_RESTART and DEPLOY_HEALTH, which the file .env may set.
FOLDER gets releases/, of which the last five are kept, and a link "current" to the one that is served.
docs/operations.md says how the service is set up.`;

/** What the server needs when it runs; its dependencies are installed there. */
const files = ['build', 'domain', 'server', 'package.json', 'package-lock.json'];
const noTests = ['--exclude=*.test.ts', '--exclude=test-support', '--exclude=fixtures'];

/** Ends with status 0 once the address answers well, with 1 after so many seconds. */
const waitUntilHealthy = `
  const end = Date.now() + 1000 * process.argv[2];
  const isHealthy = () =>
    fetch(process.argv[1], { signal: AbortSignal.timeout(5_000) }).then(({ ok }) => ok, () => false);
  while (!(await isHealthy())) {
    if (Date.now() > end) process.exit(1);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }`;

/** What the operator has to mend. */
class DeployError extends Error {}

const say = (es: string, en: string) => (options.lang === 'es' ? es : en);

const quoted = (word: string) => `'${word.replaceAll("'", `'\\''`)}'`;

/** Runs a script of the shell in the folder, on its machine, and gives what it says. */
async function runThere(script: string, input = Readable.from([])) {
  const whole = `set -e; umask 022; mkdir -p ${quoted(folder)}; cd ${quoted(folder)}; ${script}`;
  const [program, ...args] = host ? ['ssh', host, whole] : ['sh', '-c', whole];
  const child = spawn(program as string, args);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', ({ message }) => reject(new DeployError(message))).on('close', resolve);
  });
  const [status, said, errors] = await Promise.all([
    ended,
    text(child.stdout),
    text(child.stderr),
    // Status and words tell what a program said that took no more.
    pipeline(input, child.stdin).catch(() => {}),
  ]);
  if (status !== 0) throw new DeployError(errors.trim() || `"${script}" ended with ${status}`);
  return said.trim();
}

/** Makes a release the current one, in one step, and waits until the restarted service is well. */
async function serve(release: string) {
  // What the command leaves in the background may keep its output open: in a file, nobody waits for its end.
  await runThere(`
    ln -sfn releases/${release} next
    mv -T next current
    (${options.restart}) < /dev/null > restart.log 2>&1 || { cat restart.log >&2; exit 1; }`);
  await runThere(
    `current/node_modules/.bin/node --input-type=module -e ${quoted(waitUntilHealthy)} ${quoted(options.health)} ${quoted(options.wait)}`,
  ).catch(() => {
    throw new DeployError(
      say(
        `${options.health} no respondió bien en ${options.wait} segundos.`,
        `${options.health} gave no good answer within ${options.wait} seconds.`,
      ),
    );
  });
}

const currentRelease = () => runThere('basename "$(readlink current || true)"');

async function deploy() {
  console.info(say('Se revisa y prepara el sitio…', 'Checking and building…'));
  build({ isTold: false });
  const before = await currentRelease();
  const release = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  console.info(
    say(`Se copia la versión ${release}…`, `Copying release ${release} to ${options.to}…`),
  );
  const archive = spawn('tar', ['-cf', '-', ...noTests, ...files], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await runThere(`mkdir -p releases/${release}; tar -xf - -C releases/${release}`, archive.stdout);
  // Files that are the same need no second copy: a release is replaced, never changed.
  await runThere(`
    cd releases/${release}
    if cmp -s package-lock.json ../../current/package-lock.json
    then cp -al ../../current/node_modules .
    else npm ci --omit=dev --prefer-offline --no-audit --no-fund --loglevel=error
    fi`);
  try {
    await serve(release);
  } catch (error) {
    if (!before) throw error;
    await serve(before);
    const served = say(
      `Se sirve otra vez la versión ${before}. Quien lleva el servidor ve más en su registro: journalctl -u site`,
      `Release ${before} is served again. The log says more: journalctl -u site`,
    );
    throw new DeployError(`${(error as Error).message}\n${served}`);
  }
  await runThere('ls -d releases/* | head -n -5 | xargs -r rm -r');
  console.info(say('Listo: tus visitantes ya ven los cambios.', `Release ${release} is served.`));
}

async function rollBack() {
  const current = await currentRelease();
  const releases = (await runThere('ls releases')).split('\n');
  const earlier = releases[releases.indexOf(current) - 1];
  if (!earlier) throw new DeployError(`There is no release before ${current}.`);
  await serve(earlier);
  console.info(`Release ${earlier} is served again.`);
}

if (existsSync('.env')) process.loadEnvFile();
const {
  DEPLOY_TO = '',
  DEPLOY_RESTART = 'sudo systemctl restart site',
  DEPLOY_HEALTH = 'http://127.0.0.1:3000/health',
} = process.env;
const { values: options } = parseArgs({
  options: {
    to: { type: 'string', default: DEPLOY_TO },
    rollback: { type: 'boolean', default: false },
    restart: { type: 'string', default: DEPLOY_RESTART },
    health: { type: 'string', default: DEPLOY_HEALTH },
    wait: { type: 'string', default: '30' },
    lang: { type: 'string', default: 'en' },
  },
});
// A host has two letters or more: C:\ is a drive.
const [, host, folder = ''] = /^(?:([^/\\]{2,}?):)?(.+)$/.exec(options.to) ?? [];
if (!folder) {
  console.error(
    say(
      'Falta decir a dónde se publica: pide a quien lleva el servidor que lo escriba en el archivo .env de esta carpeta (DEPLOY_TO, en docs/operations.md).',
      usage,
    ),
  );
  process.exit(2);
}
try {
  await (options.rollback ? rollBack() : deploy());
} catch (error) {
  if (!(error instanceof DeployError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
