import { type ChildProcess, spawn } from 'node:child_process';
import type { ServerResponse } from 'node:http';

let deploy: ChildProcess | undefined;

/** §3.8 Publishes the site as `npm run deploy` does, and sends what that says while it says it. */
export function publish(response: ServerResponse) {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  if (deploy) {
    response.end('El sitio ya se está publicando.');
    return;
  }
  deploy = spawn(process.execPath, ['scripts/deploy.ts', '--lang=es'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Sent at once, so that the page knows that it has begun.
  response.flushHeaders();
  deploy.stdout?.pipe(response, { end: false });
  deploy.stderr?.pipe(response, { end: false });
  deploy.on('close', (status) => {
    deploy = undefined;
    response.end(status === 0 ? '' : '\nNo se publicó: tus visitantes ven lo mismo que antes.');
  });
}
