import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sirv from 'sirv';
import type { PageKind } from '../domain/site/site-table.ts';
import { compressFolder } from '../scripts/build/compress.ts';
import { removeIcons } from './baseline.ts';

/** AstroWind's page of the same kind; beside a project, the one with the most pictures. */
export const peerPaths = new Map<PageKind, string>([
  ['home', '/'],
  ['category', '/services'],
  ['project', '/about'],
  ['contact', '/contact'],
  ['about', '/about'],
]);

/** Serves the peer's built pages from a compressed copy, as we compress ours, without our policy. */
export async function servePeer(folder: string) {
  const copy = mkdtempSync(join(tmpdir(), 'bench-peer-'));
  cpSync(folder, copy, { recursive: true });
  removeIcons(copy);
  await compressFolder(copy);
  const server = createServer(sirv(copy, { brotli: true })).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      rmSync(copy, { recursive: true });
    },
  };
}
