import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { killOnExit } from '../../server/test-support/kill-on-exit.ts';
import { freePort } from '../../server/test-support/postgres-server.ts';

/** Serves a folder with nginx, one worker process as we are one; null where it is not installed. */
export async function startNginx(root: string) {
  if (spawnSync('nginx', ['-v']).status !== 0) return null;
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(resolve(root), folder, port));
  const server = spawn('nginx', ['-c', file, '-p', folder, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  killOnExit(server);
  const ended = once(server, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(origin).catch(() => null))) {
    if (server.exitCode !== null) throw new Error('nginx did not start');
  }
  return {
    origin,
    async stop() {
      server.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

function configuration(root: string, folder: string, port: number): string {
  // The worker must be let into the folder: it reads it as whoever started it.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `${user}
    worker_processes 1;
    pid ${folder}/pid;
    error_log stderr;
    events { worker_connections 1024; }
    http {
      include /etc/nginx/mime.types;
      access_log off;
      sendfile on;
      tcp_nopush on;
      keepalive_requests 1000000000;
      open_file_cache max=100;
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
      server {
        listen 127.0.0.1:${port};
        root ${root};
        gzip_static on;
        # Without its Brotli module nginx serves the compressed file as it is.
        location = /about.br {
          alias ${root}/about/index.html.br;
          gzip_static off;
          types {}
          default_type text/html;
          add_header Content-Encoding br;
        }
        location / { try_files $uri $uri/index.html =404; }
      }
    }`;
}
