import { expectNoLayoutShift, type Watched, watchLayout } from '../support/layout.ts';
import { expect, holdBack, test, visit } from '../support/test.ts';

test('§10.5 Paint: nothing of the start page is painted and then pushed aside', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  // So slow that the page is read in several pieces, with time to paint between them.
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await watchLayout(page);
  await visit(page, '/');
  await expectNoLayoutShift(page);
});

test('§10.5 Paint: a late typeface shifts nothing of the start page', {
  tag: '@phone',
}, async ({ page }) => {
  const deliver = await holdBack(page, /\.woff2$/);
  await watchLayout(page);
  await page.goto('/', { waitUntil: 'commit' });
  const headline = page.getByRole('heading', { level: 1 });
  await expect(headline).toBeVisible();
  const before = await headline.boundingBox();
  deliver();
  await page.evaluate(() => document.fonts.load('1rem Typeface'));
  await expect.poll(() => page.evaluate(() => document.fonts.check('1rem Typeface'))).toBe(true);
  expect(await headline.boundingBox()).toEqual(before);
  const shift = await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return (window as Watched).shifts.reduce((sum, { value }) => sum + value, 0);
  });
  // Lighthouse counts thousandths.
  expect(shift.toFixed(3)).toBe('0.000');
});

test('§10.5 Paint: the typeface lets what is in view pass, and is there at once from page to page', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(request.url());
  });
  const deliver = await holdBack(page, /\.avif$/);
  const deliverTypeface = await holdBack(page, /\.woff2$/);
  await page.goto('/', { waitUntil: 'commit' });
  // The poster's bytes are what the load event waits for.
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
    .toBe(2);
  expect(asked).toEqual([]);
  deliver();
  await expect.poll(() => asked.length).toBe(1);
  // Shown before its file is there, it would have the page laid out twice.
  const media = () => page.locator('style[media]').getAttribute('media');
  expect(await media()).not.toBe('all');
  deliverTypeface();
  await expect.poll(media).toBe('all');

  await holdBack(page, /\.avif$/);
  await page.goto('/', { waitUntil: 'commit', referer: `${baseURL}/about` });
  await expect.poll(() => asked.length).toBe(2);
});
