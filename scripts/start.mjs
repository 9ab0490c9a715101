/** `npm start`: installs and builds what is missing, then serves the site. */
import { spawn } from 'node:child_process';
import { build, install, node } from './bootstrap.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
install();
build();
// The server's sources are read as TypeScript: what the first start compiled, later ones find.
const server = spawn(node, ['server/main.ts'], {
  stdio: 'inherit',
  env: { NODE_COMPILE_CACHE: 'node_modules/.cache/node', ...process.env },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (status) => process.exit(status ?? 0));
