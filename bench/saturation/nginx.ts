import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Serves a folder with nginx, one worker process as we are one; null where it is not installed. */
export async function startNginx(folder: string) {
  if (spawnSync('nginx', ['-v']).status !== 0) return null;
  const place = mkdtempSync(join(tmpdir(), 'nginx-'));
  chmodSync(place, 0o755);
  const port = await freePort();
  const file = join(place, 'nginx.conf');
  writeFileSync(file, configuration(resolve(folder), place, port));
  const server = spawn('nginx', ['-c', file, '-p', place, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stopWithUs = () => server.kill();
  process.once('exit', stopWithUs);
  const ended = once(server, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(origin).catch(() => null))) {
    if (server.exitCode !== null) throw new Error('nginx did not start');
  }
  return {
    origin,
    async stop() {
      process.off('exit', stopWithUs);
      server.kill();
      await ended;
      rmSync(place, { recursive: true });
    },
  };
}

function configuration(root: string, place: string, port: number): string {
  // The worker must be let into the folder: it reads it as whoever started it.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `${user}
    worker_processes 1;
    pid ${place}/pid;
    error_log stderr;
    events { worker_connections 1024; }
    http {
      include /etc/nginx/mime.types;
      access_log off;
      sendfile on;
      tcp_nopush on;
      keepalive_requests 1000000000;
      open_file_cache max=100;
      ${temporary.map((name) => `${name}_temp_path ${place}/${name};`).join(' ')}
      server {
        listen 127.0.0.1:${port};
        root ${root};
        gzip_static on;
        location / { try_files $uri $uri/index.html =404; }
      }
    }`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
