import type { Browser, Page } from '@playwright/test';

/** The latency of a page's answers to a visitor's touch, in milliseconds: the longest of each kind. */
export type Latencies = Record<string, number>;

interface Interaction {
  path: string;
  act: (page: Page) => Promise<void>;
}

const category = '/servicios/desarrollo-web';

const interactions: Record<string, Interaction> = {
  menu: {
    path: '/',
    act: async (page) => {
      const button = page.getByRole('button', { name: 'Servicios' });
      for (let count = 0; count < 4; count += 1) await button.press('Enter');
    },
  },
  carousel: { path: '/', act: (page) => press(page, 'Proyecto siguiente', 3) },
  'value card': { path: '/', act: (page) => press(page, /^Ver m(?:á|e)/, 2) },
  'add-on toggle': {
    path: category,
    act: async (page) => {
      const browser = page.locator('#complementos');
      const toggle = browser.getByRole('button', { name: /^(?:Añadir|Quitar)/ });
      for (let count = 0; count < 2; count += 1) await toggle.click();
    },
  },
  modal: { path: category, act: (page) => press(page, 'Ver paquete', 1) },
  'form typing': {
    path: '/contact',
    act: async (page) => {
      await page.getByLabel('Nombre *').pressSequentially('María Núñez');
      await page.getByLabel('Mensaje *').pressSequentially('Una tienda para mi marca de café');
    },
  },
};

async function press(page: Page, name: string | RegExp, times: number) {
  const button = page.getByRole('button', { name }).first();
  for (let count = 0; count < times; count += 1) await button.click();
}

/** Every kind of interaction on a machine that is `slowdown` times slower. */
export async function measureInteractions(
  browser: Browser,
  origin: string,
  slowdown = 4,
): Promise<Latencies> {
  const latencies: Latencies = {};
  for (const [name, { path, act }] of Object.entries(interactions)) {
    const context = await browser.newContext({ viewport: { width: 1350, height: 940 } });
    const page = await context.newPage();
    await page.addInitScript(watchInteractions);
    await page.goto(origin + path, { waitUntil: 'load' });
    await page.locator('footer').scrollIntoViewIfNeeded();
    await page.waitForTimeout(3000);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await act(page);
    await page.waitForTimeout(500);
    latencies[name] = await page.evaluate(() => (window as Watched).longest);
    await context.close();
  }
  return latencies;
}

type Watched = typeof window & { longest: number };

/** Runs in the page: as INP counts, events that belong to one touch of the page. */
function watchInteractions() {
  const watched = Object.assign(window, { longest: 0 });
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      if (entry.interactionId) watched.longest = Math.max(watched.longest, entry.duration);
    }
  });
  observer.observe({
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  } as PerformanceObserverInit);
}
