import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatPrice } from '../../domain/catalogue/money.ts';
import { copySite, replaceIn } from '../fixtures/changed-site.ts';
import { readableText } from '../support/built-site.ts';
import { sample } from '../support/content.ts';

let copy: string;
let output = '';
let stop: () => Promise<unknown>;

beforeAll(() => {
  copy = copySite();
  const server = spawn(
    process.execPath,
    [resolve('node_modules/@react-router/dev/bin.cjs'), 'dev', '--host=127.0.0.1', '--port=0'],
    { cwd: copy, env: { PATH: process.env.PATH, NODE_ENV: 'development', NO_COLOR: '1' } },
  );
  const keep = (text: Buffer) => {
    output += text;
  };
  server.stdout.on('data', keep);
  server.stderr.on('data', keep);
  // Whatever ends the test run must not leave a server behind.
  const stopWithUs = () => server.kill();
  process.once('exit', stopWithUs);
  const ended = once(server, 'close');
  stop = () => {
    process.off('exit', stopWithUs);
    server.kill();
    return ended;
  };
});
afterAll(async () => {
  await stop();
  rmSync(copy, { recursive: true, force: true });
});

const { price, id } = sample.featured;
const newPrice = price + 365.5;

/** Whether the category's page says a price; false while the server starts. */
async function saysPrice(amount: number): Promise<boolean> {
  const [baseUrl = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
  const answer = await fetch(baseUrl + sample.path).catch(() => null);
  return readableText((await answer?.text()) ?? '').includes(formatPrice(amount));
}

/** What the server tells a page that connects: its first message but the greeting. */
async function overlay(): Promise<string> {
  const [baseUrl = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
  const client = await (await fetch(`${baseUrl}/@vite/client`)).text();
  const [, token] = /wsToken = "([^"]+)"/.exec(client) ?? [];
  const socket = new WebSocket(`${baseUrl.replace('http', 'ws')}/?token=${token}`, 'vite-hmr');
  const told = await new Promise<string>((resolve) => {
    socket.addEventListener('message', ({ data }) => {
      const { type, err } = JSON.parse(data);
      if (type === 'error') resolve(err.message);
    });
  });
  socket.close();
  return told;
}

test('§3.2 Content: a change shows in the development server without a restart by hand; an error stops nothing', async () => {
  const file = `content/data/plans/${id}.yaml`;
  const wait = { timeout: 30_000, interval: 200 };
  await expect.poll(() => saysPrice(price), { ...wait, timeout: 60_000 }).toBe(true);
  replaceIn(copy, file, `\nprice: ${price}\n`, '\nprice: [\n');
  await expect.poll(() => output, wait).toContain(`${file}:`);
  expect(await saysPrice(price)).toBe(true);
  // A page that is loaded meanwhile is told, too, and shows it above itself.
  expect(await overlay()).toContain(`${file}:`);
  replaceIn(copy, file, '\nprice: [\n', `\nprice: ${newPrice}\n`);
  await expect.poll(() => saysPrice(newPrice), wait).toBe(true);
}, 120_000);
