/**
 * `node bench/line-frames.ts http://localhost:3000`: frames of home and /about, traced while they are
 * scrolled to their end on a processor slowed down four times, with the line of the page (§2.22) and without;
 * medians of five visits.
 */
import { type Browser, chromium, type Page } from '@playwright/test';
import { medians, repeat } from './median.ts';

interface TraceEvent {
  name: string;
  /** Microseconds. */
  ts: number;
}

const [origin] = process.argv.slice(2);
if (!origin) throw new Error('Which site? Give its origin, as http://localhost:3000');
const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
for (const path of ['/', '/about']) {
  for (const what of ['drawn line', 'no line']) {
    const { rate, dropped, maxWait } = medians(
      await repeat(5, () => visit(browser, origin + path, what === 'no line')),
    );
    console.info(
      `${path} ${what}: ${rate?.toFixed(1)} frames/s, ${dropped} dropped, longest wait ${maxWait?.toFixed(0)} ms`,
    );
  }
}
await browser.close();

async function visit(browser: Browser, address: string, withoutLine: boolean) {
  const page = await browser.newPage({
    viewport: { width: 1350, height: 940 },
    reducedMotion: 'no-preference',
  });
  // The particle field draws frames of its own.
  await page.route(/particle-engine/, (route) => route.abort());
  if (withoutLine) {
    await page.route(/\/assets\/line-/, (route) =>
      route.fulfill({ contentType: 'text/css', body: '' }),
    );
  }
  await page.goto(address);
  await page.keyboard.press('Shift');
  await page.waitForTimeout(3000);
  const frames = await traceScroll(page);
  await page.close();
  return frames;
}

/** Frames a second, those that the page missed, and the longest wait for one in milliseconds. */
async function traceScroll(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline.frame'] });
  const yDistance = -(await page.evaluate(() => document.body.scrollHeight - innerHeight));
  await session.send('Input.synthesizeScrollGesture', { x: 600, y: 500, yDistance, speed: 1200 });
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const events = trace.traceEvents.toSorted((a, b) => a.ts - b.ts);
  // The first is drawn before the page is scrolled.
  const [, ...drawn] = events.filter(({ name }) => name === 'DrawFrame').map(({ ts }) => ts / 1000);
  const waits = drawn.slice(1).map((time, index) => time - (drawn[index] ?? time));
  return {
    rate: (1000 * waits.length) / waits.reduce((sum, wait) => sum + wait, 0),
    dropped: events.filter(({ name }) => name === 'DroppedFrame').length,
    maxWait: Math.max(...waits),
  };
}
