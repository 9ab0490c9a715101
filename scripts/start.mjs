/** `npm start`: installs and builds what is missing, then serves the site. */
import { spawn } from 'node:child_process';
import { build, install, node } from './bootstrap.mjs';

install();
build();
const server = spawn(node, ['server/main.ts'], {
  stdio: 'inherit',
  // The server is TypeScript, compiled at its start; the cache spares that to later starts.
  env: { NODE_COMPILE_CACHE: 'node_modules/.cache/node', ...process.env },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (status) => process.exit(status ?? 0));
