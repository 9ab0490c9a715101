import type { Browser, Locator, Page } from '@playwright/test';
import { site } from '../content/load/site.ts';
import { desktop, slowDown } from './conditions.ts';
import { medians, repeat } from './median.ts';

/** The latency of a page's answers to a visitor's input, in milliseconds: the longest of each kind. */
export type Latencies = Record<string, number>;

interface Interaction {
  path: string;
  act: (page: Page) => Promise<void>;
}

/** A category whose package begins with a bonus, so that it has a bar. */
export const categoryWithBonus = `/servicios/${site().categories.find(({ defaultBonus }) => defaultBonus)?.slug}`;

const interactions: Record<string, Interaction> = {
  menu: {
    path: '/',
    act: async (page) => {
      await repeat(4, () => button(page, 'Servicios').press('Enter'));
    },
  },
  carousel: { path: '/', act: (page) => press(button(page, 'Proyecto siguiente'), 3) },
  'value card': { path: '/', act: (page) => press(button(page, /^Ver m(?:á|e)/), 2) },
  'add-on toggle': {
    path: categoryWithBonus,
    act: (page) => press(button(page.locator('#complementos'), /^(?:Añadir|Quitar)/), 2),
  },
  modal: { path: categoryWithBonus, act: (page) => press(button(page, 'Ver paquete'), 1) },
  'form typing': {
    path: '/contact',
    act: async (page) => {
      await page.getByLabel('Nombre *').pressSequentially('María Núñez');
      await page.getByLabel('Mensaje *').pressSequentially('Una tienda para mi marca de café');
    },
  },
};

function button(within: Page | Locator, name: string | RegExp): Locator {
  return within.getByRole('button', { name }).first();
}

/** The pointer is over the button before it presses, as a visitor has it. */
async function press(target: Locator, times: number) {
  const page = target.page();
  await repeat(times, async () => {
    await target.hover();
    await page.waitForTimeout(500);
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForTimeout(500);
  });
}

/** Every kind of interaction, on a processor slowed down four times: the median of several visits. */
export async function measureInteractions(
  browser: Browser,
  origin: string,
  runs: number,
): Promise<Latencies> {
  const visits = await repeat(runs, async () => {
    const max: Latencies = {};
    for (const [name, interaction] of Object.entries(interactions)) {
      max[name] = await maxLatency(browser, origin, interaction);
    }
    return max;
  });
  return medians(visits);
}

async function maxLatency(
  browser: Browser,
  origin: string,
  { path, act }: Interaction,
): Promise<number> {
  const context = await browser.newContext({ viewport: desktop });
  const page = await context.newPage();
  await page.addInitScript(watchInteractions);
  await page.goto(origin + path, { waitUntil: 'load' });
  await page.locator('footer').scrollIntoViewIfNeeded();
  await page.waitForTimeout(3000);
  await slowDown(page);
  await act(page);
  await page.waitForTimeout(500);
  const max = await page.evaluate(() => (window as Watched).maxDuration);
  await context.close();
  return max;
}

type Watched = typeof window & { maxDuration: number };

/** Runs in the page: as INP counts, events that belong to one touch of the page. */
function watchInteractions() {
  const watched = Object.assign(window, { maxDuration: 0 });
  const observer = new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId) watched.maxDuration = Math.max(watched.maxDuration, duration);
    }
  });
  const options = { type: 'event', durationThreshold: 16, buffered: true };
  observer.observe(options);
}
