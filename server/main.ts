import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { FastifyListenOptions } from 'fastify';
import { type Config, readConfig } from './config/config.ts';
import { OperatorError } from './config/operator-error.ts';
import { buildApp } from './http/app.ts';
import { readBuildOutput } from './http/build-output.ts';
import { type Notifications, startNotifications } from './notifications/notifications.ts';
import { startRetention } from './privacy/retention.ts';
import { describeDatabase, openDatabase } from './storage/database.ts';

/** In milliseconds: longer than any delivery takes. Whoever is still connected then is cut off. */
const stopTimeout = 35_000;

try {
  const { lines, stop } = await start();
  let stopping = false;
  const stopOnce = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), stopTimeout).unref();
    await stop();
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stopOnce);
  // Last: whoever reads it may end it in order.
  process.stdout.write(`${lines.join('\n')}\n`);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}

/** Puts the parts together and listens. Build and data are looked for in the working directory. */
async function start() {
  const { site, catalogue, pages } = readBuildOutput(resolve('build'));
  const config = readConfig(site);
  const database = await openDatabase(config);

  let notifications: Notifications | null = null;
  const app = await buildApp({
    config,
    site,
    catalogue,
    pages,
    database,
    onSubmission: (kinds) => notifications?.wake(kinds),
  });
  try {
    await app.listen(passedSocket() ?? { port: config.port, host: config.host });
  } catch (error) {
    await database.destroy();
    throw listenError(error as NodeJS.ErrnoException, config);
  }
  const started = startNotifications({
    config,
    site,
    catalogue,
    database,
    now: Date.now,
    log: app.log,
  });
  notifications = started;
  const retention = startRetention({
    database,
    dataDir: config.dataDir,
    months: config.retentionMonths,
    now: Date.now,
    log: app.log,
  });

  const { port } = app.server.address() as AddressInfo;
  return {
    /** What the operator is told at the start. */
    lines: [
      `Site  http://localhost:${port}`,
      `Data  ${describeDatabase(config)}`,
      `Mail  ${started.mailDescription}`,
    ],
    /** Finishes the requests and deliveries in progress, then closes the database. */
    async stop() {
      await app.close();
      await started.stop();
      await retention.stop();
      await database.destroy();
    },
  };
}

/**
 * §13.12 The socket that systemd listens on for this process (`sd_listen_fds`): what arrives while the
 * server is replaced waits in it. Null without one.
 */
function passedSocket() {
  const { LISTEN_FDS, LISTEN_PID } = process.env;
  const isOurs = LISTEN_FDS === '1' && LISTEN_PID === String(process.pid);
  // Fastify hands it on to Node; its types do not know it.
  return isOurs ? ({ fd: 3 } as FastifyListenOptions) : null;
}

/** §13.1 Names the setting because of which the server cannot listen. */
function listenError(error: NodeJS.ErrnoException, { host, port }: Pick<Config, 'host' | 'port'>) {
  switch (error.code) {
    case 'EADDRINUSE':
      return new OperatorError(
        `PORT is "${port}": another program uses it on ${host}. Stop that program, or set PORT to another number.`,
      );
    case 'EACCES':
      return new OperatorError(
        `PORT is "${port}": this user may not listen on it. Set PORT to a number from 1024 on, with a reverse proxy in front.`,
      );
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'EINVAL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new OperatorError(
        `HOST is "${host}": no address of this machine (${error.code}). Set HOST to one of them, to 127.0.0.1 behind a proxy on this machine, or to 0.0.0.0 for all.`,
      );
    default:
      return error;
  }
}

function explain(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  return (error as Error).stack ?? String(error);
}
