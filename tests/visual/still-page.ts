import type { Page } from '@playwright/test';
import { hydrated } from '../support/test.ts';

export const themes = ['dark', 'light'] as const;
export type Theme = (typeof themes)[number];

/** A working day on which the offer stands and nobody's holiday changes the greeting. */
const day = new Date('2025-11-19T11:00:00-06:00');

/** Opens a page of which nothing will move any more: date fixed, greeting closed, all of it loaded. */
export async function openStill(page: Page, address: string): Promise<void> {
  await openGreeted(page, address);
  await page.getByRole('button', { name: 'Cerrar saludo' }).click();
  // What lay under the greeting must not look hovered.
  await page.mouse.move(0, 0);
  await settle(page);
}

/** Opens a page on the fixed date and leaves the greeting where it is. */
export async function openGreeted(page: Page, address: string): Promise<void> {
  await page.clock.setFixedTime(day);
  await page.goto(address);
  await hydrated(page);
}

/** Colours only: that the theme is there from the first frame is tested elsewhere. */
export async function setTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate(
    (dark) => document.documentElement.classList.toggle('dark', dark),
    theme === 'dark',
  );
}

/** Waits for what comes with nearness or later, after opening and after another width. */
export async function settle(page: Page): Promise<void> {
  await passThrough(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    // A picture that fails shows the placeholder: there are no pixels to wait for.
    await Promise.all(pictures.map((image) => image.decode().catch(() => {})));
  });
  // After a change of width some are on their way once more.
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  const waiting = page.locator('.carousel:not(.swiper-initialized, [data-static])');
  await waiting.waitFor({ state: 'detached' });
}

/** Every part of the page has been near once, so that what loads on nearness is on its way. */
async function passThrough(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const { documentElement: root } = document;
    for (let top = 0; top < root.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  });
}
