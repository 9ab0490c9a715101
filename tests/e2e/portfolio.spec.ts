import { content, slides } from '../support/content.ts';
import {
  expect,
  holdBack,
  hydrated,
  hydratedInSteps,
  type Page,
  test,
  visit,
} from '../support/test.ts';

test.use({ shared: true });

const count = slides.length;
/** The index of a slide, wherever one counts to: the slides are a loop. */
const inLoop = (index: number) => ((index % count) + count) % count;

const slider = '#portfolio .swiper';

/** Which slide is in front, from 0. */
function active(page: Page): Promise<number> {
  return page
    .locator('#portfolio [data-offset="0"]')
    .evaluate((slide) => Number(slide.getAttribute('data-slide')));
}

const expectActive = (page: Page, index: number) =>
  expect.poll(() => active(page), `slide ${index} in front`).toBe(index);

/** Goes to the portfolio, whose slider comes when it is near. */
async function openPortfolio(page: Page) {
  await visit(page, '/');
  await showPortfolio(page);
}

async function showPortfolio(page: Page) {
  await page.locator(slider).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(page.locator(`${slider}.swiper-initialized`)).toBeVisible();
}

test('§2.7 Portfolio section: title, intro, and a slide per project with picture, title and description', async ({
  page,
}) => {
  await openPortfolio(page);
  const section = page.locator('#portfolio');
  const { heading, intro } = content.pages.home.portfolio;
  await expect(section.getByRole('heading', { level: 2 })).toHaveText(heading);
  await expect(section).toContainText(intro.trim());
  await expect(section.locator('[data-slide]')).toHaveCount(count);
  const shown = await section.locator('[data-slide]').evaluateAll((elements) =>
    elements
      .toSorted((a, b) => Number(a.dataset.slide) - Number(b.dataset.slide))
      .map((slide) => ({
        complete: ['img[alt]', 'h3', 'p'].every((part) => slide.querySelector(part)),
        leadsTo: [...new Set([...slide.querySelectorAll('a')].map((a) => a.getAttribute('href')))],
      })),
  );
  expect(shown.every(({ complete }) => complete)).toBe(true);
  expect(shown.flatMap(({ leadsTo }) => leadsTo)).toEqual(slides.map(({ path }) => path));
  await expect(
    section.getByRole('link', { name: '¿Te gusta lo que ves? Discute tu proyecto' }),
  ).toHaveAttribute('href', /#contact$/);

  // On wide screens a coverflow that starts at the second slide.
  await expect(page.locator(`${slider}.swiper-coverflow`)).toHaveCount(1);
  await expectActive(page, 1);
  await expect(section).toContainText(`2 / ${count}`);
  // A screen reader finds the slide in front, and no other.
  const carousel = section.getByRole('group', { name: 'Proyectos', exact: true });
  await expect(carousel.getByRole('group', { name: / de \d+/ })).toHaveAccessibleName(
    new RegExp(`^2 de ${count}`),
  );
  const front = page.locator('#portfolio [data-offset="0"]');
  await front.getByRole('link', { name: /^Explorar este proyecto/ }).click();
  await expect(page).toHaveURL(slides[1]?.path ?? '');
});

test('§2.7 Portfolio section: the page arrives at the second slide, and stays there with its scripts', {
  tag: '@phone',
}, async ({ page }) => {
  const second = page.locator('#portfolio [data-slide="1"]');
  const left = () => second.evaluate((slide) => slide.getBoundingClientRect().left);
  const counter = page.locator('#portfolio .text-index b');
  const deliver = await holdBack(page, '**/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('footer')).toBeAttached();
  const arrived = await left();
  await expect(counter).toHaveText('2');
  deliver();
  await hydrated(page);
  await showPortfolio(page);
  await expectActive(page, 1);
  await expect(counter).toHaveText('2');
  // List and slider round differently.
  expect(Math.abs((await left()) - arrived), 'pixels that it jumped').toBeLessThan(1);
});

test('§2.7 Portfolio section: keys turn it both ways around, and say where it is', async ({
  page,
}) => {
  await openPortfolio(page);
  await page.getByRole('button', { name: 'Proyecto siguiente' }).focus();
  for (let step = 0; step < count + 1; step += 1) await page.keyboard.press('ArrowRight');
  await expectActive(page, 2);
  await expect(page.locator('#portfolio').getByRole('status')).toHaveText(
    new RegExp(`^3 de ${count}: `),
  );
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowLeft');
  await expectActive(page, inLoop(-4));
  // Neighbours on both sides, at either end of the list and however wide the screen.
  await page.setViewportSize({ width: 2560, height: 900 });
  await showPortfolio(page);
  await expectActive(page, inLoop(-4));
  for (const away of [1, 2]) {
    const sides = await page.locator(`#portfolio [data-offset="${away}"]`).evaluateAll((slides) =>
      slides.map((slide) => {
        const { left, width } = slide.getBoundingClientRect();
        return Math.sign(left + width / 2 - innerWidth / 2);
      }),
    );
    expect(sides.toSorted(), `${away} away`).toEqual([-1, 1]);
  }
});

test('§2.7 Portfolio section: a picture that arrives does not measure the slides anew', async ({
  page,
}) => {
  await openPortfolio(page);
  const measured = await page.locator(slider).evaluate((element) => {
    const { swiper } = element as unknown as {
      swiper: { on: (event: string, call: () => void) => void; update: () => void };
    };
    let count = 0;
    swiper.on('update', () => {
      count += 1;
    });
    swiper.update();
    for (const event of ['load', 'error']) {
      element.querySelector('source')?.dispatchEvent(new Event(event));
    }
    return count;
  });
  expect(measured, 'only what the test itself asked for').toBe(1);
});

test('§2.7 Portfolio section: a press counts also while the slider changes its size', async ({
  page,
}) => {
  await openPortfolio(page);
  await page.locator(slider).evaluate(async (element) => {
    const next = document.querySelector<HTMLElement>('[aria-label="Proyecto siguiente"]');
    for (let press = 1; press <= 6; press += 1) {
      element.style.marginInline = `${press}px`;
      await new Promise(requestAnimationFrame);
      next?.click();
    }
    element.style.marginInline = '';
  });
  await expectActive(page, 7);
});

test('§4.5 Portfolio: crossing the breakpoint keeps the project in view, and changes the button’s words', async ({
  page,
}) => {
  await openPortfolio(page);
  await page.getByRole('button', { name: 'Proyecto siguiente' }).click();
  await page.getByRole('button', { name: 'Proyecto siguiente' }).click();
  await expectActive(page, 3);
  const front = page.locator('#portfolio [data-offset="0"]');
  for (const width of [768, 769, 700, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(front.getByText('Explorar este proyecto')).toBeVisible({ visible: width > 768 });
    await expect(front.getByText('Ver ahora')).toBeVisible({ visible: width <= 768 });
    await expect(page.locator(`${slider}.swiper-coverflow`)).toHaveCount(width > 768 ? 1 : 0);
    await expect(page.locator(`${slider}.swiper-initialized`)).toHaveCount(1);
    await expectActive(page, 3);
  }
  await expect(page.locator('#portfolio [data-slide]')).toHaveCount(count);
  const leftovers = await page
    .locator('#portfolio [data-slide]')
    .evaluateAll((slides) => slides.filter((slide) => slide.style.width !== '').length);
  expect(leftovers, 'slides with an inline width').toBe(0);
});

test.describe('on a phone', { tag: '@phone-only' }, () => {
  test('§2.7 Portfolio section: 1.6 slides in view, looping, in pictures made for phones', async ({
    page,
  }) => {
    await openPortfolio(page);
    const front = page.locator('#portfolio [data-offset="0"]');
    await expect(front.getByText('Ver ahora')).toBeVisible();
    await expect(front.getByText('Explorar este proyecto')).toBeHidden();
    const perView = await page.locator(slider).evaluate((element) => {
      const style = getComputedStyle(element);
      const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
      const slide = element.querySelector('.swiper-slide')?.getBoundingClientRect().width ?? 1;
      return (element.clientWidth - padding) / slide;
    });
    expect(perView).toBeCloseTo(1.6, 2);
    await expect
      .poll(() => front.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(/\/mobile-\d+\./);

    const start = await active(page);
    const next = page.getByRole('button', { name: 'Proyecto siguiente' });
    for (let step = 0; step < count; step += 1) await next.tap();
    await expectActive(page, start);
    await page.getByRole('button', { name: 'Proyecto anterior' }).tap();
    await expectActive(page, inLoop(start - 1));
  });
});

test.describe('autoplay', () => {
  test.use({ shared: false, contextOptions: { reducedMotion: 'no-preference' } });

  test('§2.7 Portfolio section: a step every 3000 ms; it pauses while somebody uses it', async ({
    page,
  }) => {
    await page.clock.install({ time: new Date('2026-11-27T15:00:00Z') });
    await page.clock.pauseAt(new Date('2026-11-27T15:00:01Z'));
    await page.goto('/');
    await hydratedInSteps(page);
    // Closed, because it would take the pointer. Its script may come when no timer of React's can end any more.
    const closeGreeting = page.getByRole('button', { name: 'Cerrar saludo' });
    const step = async () => {
      await page.clock.runFor(20);
      return closeGreeting.count();
    };
    await expect.poll(step, { intervals: [20] }).toBe(1);
    await closeGreeting.click();
    await page.mouse.move(2, 2);
    await showPortfolio(page);
    const start = await active(page);
    // The slider says that it has begun by taking the slides over.
    const steps = async (milliseconds: number) => {
      const before = await active(page);
      // Long times pass in one leap: each of their frames would be drawn otherwise.
      if (milliseconds > 3000) await page.clock.fastForward(milliseconds);
      else await page.clock.runFor(milliseconds);
      // The step is drawn in the frame after its timer.
      await page.clock.runFor(50);
      return inLoop((await active(page)) - before);
    };
    const running = page.locator(`${slider}.swiper-initialized`);
    await expect(running).toHaveCount(1);
    await expect.poll(() => steps(3000)).toBe(1);
    expect(await steps(2000)).toBe(0);
    expect(await steps(1000)).toBe(1);
    expect(await active(page)).not.toBe(start);

    await page.locator('#portfolio').getByRole('button', { name: 'Pausar movimiento' }).click();
    expect(await steps(10_000)).toBe(0);
    await page.locator('#portfolio').getByRole('button', { name: 'Reanudar movimiento' }).click();
    await expect.poll(() => steps(3000)).toBe(1);

    await page.locator('#portfolio [data-offset="0"]').hover();
    expect(await steps(10_000)).toBe(0);
    await page.mouse.move(2, 2);
    await page.getByRole('button', { name: 'Proyecto siguiente' }).focus();
    expect(await steps(10_000)).toBe(0);
    await page.getByRole('button', { name: 'Proyecto siguiente' }).blur();
    await expect.poll(() => steps(3000)).toBe(1);

    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(page.locator(slider)).not.toBeInViewport();
    await expect.poll(() => steps(10_000)).toBe(0);
    expect(await steps(10_000)).toBe(0);
  });
});
