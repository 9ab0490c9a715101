import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatPrice } from '../../domain/catalogue/money.ts';
import { copySite, replaceIn } from '../fixtures/changed-site.ts';
import { readableText } from '../support/built-site.ts';
import { sample } from '../support/content.ts';
import { type DevServer, startDevServer } from '../support/dev-server.ts';

let copy: string;
let server: DevServer;

beforeAll(async () => {
  copy = copySite();
  server = await startDevServer(copy);
}, 120_000);
afterAll(async () => {
  await server.stop();
  rmSync(copy, { recursive: true, force: true });
});

const { price, id } = sample.featured;
const newPrice = price + 365.5;

/** Whether the category's page says a price; false while the server restarts. */
async function saysPrice(amount: number): Promise<boolean> {
  const answer = await fetch(server.baseUrl + sample.path).catch(() => null);
  return readableText((await answer?.text()) ?? '').includes(formatPrice(amount));
}

test('§3.2 Content: a change shows in the development server without a restart by hand; an error stops nothing', async () => {
  const file = `content/data/plans/${id}.yaml`;
  const wait = { timeout: 30_000, interval: 200 };
  await expect.poll(() => saysPrice(price), wait).toBe(true);
  replaceIn(copy, file, `\nprice: ${price}\n`, '\nprice: [\n');
  await expect.poll(server.output, wait).toContain(`${file}:`);
  expect(await saysPrice(price)).toBe(true);
  replaceIn(copy, file, '\nprice: [\n', `\nprice: ${newPrice}\n`);
  await expect.poll(() => saysPrice(newPrice), wait).toBe(true);
}, 90_000);
