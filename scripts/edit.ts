/**
 * The site as `npm run dev` shows it, and at `/editor/` the editor of its content (§3.8), on this machine alone.
 * `--port` says where; without it, 5173.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createServer as createSite } from 'vite';
import { contentEditor } from './editor/editor-server.ts';

const { port } = parseArgs({ options: { port: { type: 'string', default: '5173' } } }).values;

/**
 * A development server of the content as it now is. Its own port is told to nobody: requests and sockets are handed
 * to it, so that another can take its place.
 */
async function startSite() {
  const site = await createSite({ server: { host: 'localhost', port: 0 } });
  site.restart = renewSite;
  return site.listen();
}

/** Why there is no site: content that an editor of texts, or an earlier version, left behind. */
let problem = '';
const tellProblem = ({ message }: Error) => {
  problem = message;
  console.error(message);
};
let site = startSite().catch(tellProblem);

let isRenewalDue = false;
const beingAnswered = new Set<Promise<unknown>>();

/** Puts one of the changed content in its place. Requests that come meanwhile wait for that. */
async function renewSite() {
  // One that has not begun will read this change, too.
  if (isRenewalDue) return;
  isRenewalDue = true;
  const last = site;
  site = last.then(async (old) => {
    isRenewalDue = false;
    return (await startSite().catch(tellProblem)) ?? old;
  });
  const old = await last;
  const isRenewed = old !== (await site);
  // A page that is on its way must arrive first: to load the open one anew would call it off.
  await setImmediate();
  await Promise.all(beingAnswered);
  if (isRenewed) await old?.close();
  editor.siteIsRenewed();
}

const editor = contentEditor(process.cwd(), async () => {
  const running = await site;
  if (!running) return renewSite();
  // It watches its files, but misses what is saved while it begins to.
  running.watcher.emit('all', 'change', resolve('content/data/site.yaml'));
});

const server = createServer(async (request, response) => {
  if (await editor.answers(request, response)) return;
  // Or called off, also while it waits.
  const answered = new Promise((done) => response.once('close', done));
  beingAnswered.add(answered);
  answered.then(() => beingAnswered.delete(answered));
  const { httpServer } = (await site) ?? {};
  if (httpServer) httpServer.emit('request', request, response);
  else response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8' }).end(problem);
});
server.on('upgrade', async (...request) => (await site)?.httpServer?.emit('upgrade', ...request));
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(
    `El puerto ${port} está ocupado. Si el editor ya está abierto en otra ventana, ciérralo ahí con Ctrl y C, o abre otro: npm run edit -- --port=5174`,
  );
  process.exit(1);
});
server.listen(Number(port), 'localhost', () => {
  const { port: taken } = server.address() as AddressInfo;
  console.info(`\n  Abre http://localhost:${taken}/editor/ en tu navegador.\n`);
});
