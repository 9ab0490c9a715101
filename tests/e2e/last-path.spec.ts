import { samples } from '../support/content.ts';
import { expect, goTo, hydrated, type Page, test, withoutMedia } from '../support/test.ts';

/** Comes from outside, as who types the address or follows a link of another site. */
async function openFromOutside(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'domcontentloaded' }).catch((error: Error) => {
    // The redirect takes the place of the page that was asked for.
    if (!/interrupted|ERR_ABORTED/.test(error.message)) throw error;
  });
}

const lastPath = (page: Page) => page.evaluate(() => sessionStorage.getItem('lastPath'));

test('§1.5 Last path: who comes to the start page goes on where the session was', async ({
  page,
  context,
}) => {
  await openFromOutside(page, '/about');
  await openFromOutside(page, '/?utm_source=boletin');
  await expect(page).toHaveURL('/about?utm_source=boletin');
  await hydrated(page);
  expect(await lastPath(page)).toBe('/about');

  // In-page links always work, and so does what is loaded again or left by Back.
  await goTo(page, 'Inicio', '/');
  await expect.poll(() => lastPath(page)).toBe('/');
  await page.reload();
  await hydrated(page);
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/about?utm_source=boletin');
  await page.goForward();
  await expect(page).toHaveURL('/');

  // Another tab is another session.
  const other = await context.newPage();
  await openFromOutside(other, '/');
  await hydrated(other);
  await expect(other).toHaveURL('/');
});

test('§1.5 Last path: a redirect leaves no entry behind, a link of ours leads home', async ({
  page,
}) => {
  await openFromOutside(page, '/soluciones');
  await openFromOutside(page, '/');
  await expect(page).toHaveURL('/soluciones');
  await page.goBack();
  await expect(page).toHaveURL('/soluciones');
  await page.goBack();
  await expect(page).toHaveURL('about:blank');

  await openFromOutside(page, '/about');
  // A link that loads the document: our own referrer.
  await page.evaluate(() => {
    location.href = '/';
  });
  await page.waitForURL('/');
  await hydrated(page);
  await expect(page).toHaveURL('/');

  await openFromOutside(page, '/about');
  await openFromOutside(page, '/#contact');
  await hydrated(page);
  await expect(page).toHaveURL('/#contact');
});

test('§1.5 Last path: only paths of the site’s own table are stored or followed', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/status of 404/);
  // The head scripts decide; what comes after them would only take time.
  await page.route(/\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await withoutMedia(page);
  await openFromOutside(page, '/about');
  for (const path of ['/gracias', '/no-existe', '/servicios/nada', '/proyectos/nada']) {
    await openFromOutside(page, path);
    expect(await lastPath(page), path).toBe('/about');
  }
  await openFromOutside(page, '/gracias');
  for (const [index, planted] of [
    '//evil.example',
    'javascript:alert(1)',
    '/contact?x=1#y',
    `/proyectos/${samples[0]?.slug ?? 'no-existe'}`,
    'x'.repeat(1_000_000),
  ].entries()) {
    await page.evaluate((value) => sessionStorage.setItem('lastPath', value), planted);
    // Another address each time: to come to the same one again is to load it again.
    const start = `/?value=${index}`;
    await openFromOutside(page, start);
    await expect(page, planted.slice(0, 40)).toHaveURL(start);
    expect(await lastPath(page), planted.slice(0, 40)).toBe('/');
  }
});
