/**
 * `node bench/line-frames.ts http://localhost:3000`: frames of home and /about, traced while they are
 * scrolled to their end on a processor slowed down four times, with the line of the page (§2.22) and without.
 */
import { chromium, type Page } from '@playwright/test';

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
  for (const motion of ['no-preference', 'reduce'] as const) {
    const page = await browser.newPage({
      viewport: { width: 1350, height: 940 },
      reducedMotion: motion,
    });
    // The particle field draws frames of its own.
    await page.route(/particle-engine/, (route) => route.abort());
    await page.goto(origin + path);
    await page.keyboard.press('Shift');
    await page.waitForTimeout(3000);
    const frames = await traceScroll(page);
    console.info(`${path} ${motion === 'reduce' ? 'still line' : 'drawn line'}: ${frames}`);
    await page.close();
  }
}
await browser.close();

/** Frames a second, those that were dropped, and the longest wait for one in milliseconds. */
async function traceScroll(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline.frame'] });
  const yDistance = -(await page.evaluate(() => document.body.scrollHeight - innerHeight));
  await session.send('Input.synthesizeScrollGesture', { x: 600, y: 500, yDistance, speed: 1200 });
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const events = trace.traceEvents.toSorted((a, b) => a.ts - b.ts);
  const drawn = events.filter(({ name }) => name === 'DrawFrame').map(({ ts }) => ts / 1000);
  const dropped = events.filter(({ name }) => name === 'DroppedFrame').length;
  const waits = drawn.slice(1).map((time, index) => time - (drawn[index] ?? time));
  const seconds = ((drawn.at(-1) ?? 0) - (drawn[0] ?? 0)) / 1000;
  const rate = (drawn.length - 1) / seconds;
  return `${rate.toFixed(1)} frames/s, ${dropped} dropped, longest wait ${Math.max(...waits).toFixed(0)} ms`;
}
