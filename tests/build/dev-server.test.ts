import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatPrice } from '../../domain/catalogue/money.ts';
import { copySite, replaceIn } from '../fixtures/changed-site.ts';
import { readableText } from '../support/built-site.ts';
import { sample } from '../support/content.ts';
import { startDevServer } from '../support/dev-server.ts';

let copy: string;
let server: ReturnType<typeof startDevServer>;

beforeAll(() => {
  copy = copySite();
  server = startDevServer(copy);
});
afterAll(async () => {
  await server.stop();
  rmSync(copy, { recursive: true, force: true });
});

const { price, id } = sample.featured;
const newPrice = price + 365.5;

/** Whether the category's page says a price; false while the server starts. */
async function saysPrice(amount: number): Promise<boolean> {
  const answer = await fetch(server.baseUrl() + sample.path).catch(() => null);
  return readableText((await answer?.text()) ?? '').includes(formatPrice(amount));
}

/** What the server tells a page that connects: its first message but the greeting. */
async function overlay(): Promise<string> {
  const baseUrl = server.baseUrl();
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
  await expect.poll(() => server.output(), wait).toContain(`${file}:`);
  expect(await saysPrice(price)).toBe(true);
  // A page that is loaded meanwhile is told, too, and shows it above itself.
  expect(await overlay()).toContain(`${file}:`);
  replaceIn(copy, file, '\nprice: [\n', `\nprice: ${newPrice}\n`);
  await expect.poll(() => saysPrice(newPrice), wait).toBe(true);
}, 120_000);
