import {
  addButton,
  contactForm,
  introduce,
  send,
  totalText,
  withPackage,
} from '../support/contact-form.ts';
import { sample } from '../support/content.ts';
import { joinForm, onDisk } from '../support/join-form.ts';
import { expect, footerLink, goTo, test, themeButton, visit } from '../support/test.ts';

test.use({ shared: true });

test('§3.1 Stored items: theme, visitsCount and lastVisit; the last path for the session', async ({
  page,
}) => {
  await visit(page, '/about');
  await themeButton(page).click();
  await goTo(page, 'Cotiza Gratis', '/contact');
  await expect
    .poll(() => page.evaluate(() => ({ ...sessionStorage })))
    .toEqual({
      lastPath: '/contact',
      source: '/about',
    });
  const local = await page.evaluate(() => ({ ...localStorage }));
  expect(local).toEqual({
    theme: 'light',
    visitsCount: '1',
    lastVisit: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  });
});

/** What a browser does that keeps nothing: before any script of the page. */
const brokenStorages = {
  'may not be touched': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
    }
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  },
  'fills up': () => {
    const { setItem } = Storage.prototype;
    let calls = 0;
    Storage.prototype.setItem = function (key, value) {
      calls += 1;
      if (calls > 4) throw new DOMException('Full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  },
};

test.describe('in a page of its own', () => {
  test.use({ shared: false });

  for (const [what, breakStorage] of Object.entries(brokenStorages)) {
    test(`§3.1 Stored items: storage that ${what} loses what is stored and nothing else`, async ({
      page,
      site,
      visitor,
    }) => {
      await page.addInitScript(breakStorage);
      await visit(page, sample.path);
      const root = page.locator('html');
      await expect(root).toHaveClass(/\bdark\b/);
      await expect(page.locator('.greeting-card')).toContainText('por primera vez');
      await themeButton(page).click();
      await expect(root).not.toHaveClass(/\bdark\b/);

      await addButton(page, sample.plan).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Continuar' }).click();
      await expect(page).toHaveURL(withPackage('/contact', sample.bonus, sample.plan));
      await expect(root).not.toHaveClass(/\bdark\b/);
      const fields = contactForm(page);
      await expect(fields.total).toHaveText(totalText(sample.plan));
      await introduce(fields, visitor, 'Hola. '.repeat(500));
      await page.goBack();
      await expect(page).toHaveURL(withPackage(sample.path, sample.bonus, sample.plan));
      await page.goForward();
      await expect(fields.email).toHaveValue(visitor);
      await send(fields);
      expect(site.submissions(visitor)).toMatchObject([{ payload: { total: sample.plan.price } }]);

      // Where nothing at all can be stored, the other form is tried, too.
      if (what !== 'may not be touched') return;
      await footerLink(page, 'Nosotros').click();
      const join = joinForm(page);
      await join.name.fill('Luz Núñez');
      await join.email.fill(visitor);
      await join.cv.setInputFiles(onDisk('cv.pdf'));
      await join.send.click();
      await expect(join.upload).toContainText('Recibimos tu CV: cv.pdf');
      expect(site.submissions(visitor)).toHaveLength(2);

      await page.goto('/');
      await expect(page).toHaveURL('/');
    });
  }
});

test('§3.1 Stored items: damaged values count as absent and are replaced', async ({ page }) => {
  for (const damaged of ['"dark"', '']) {
    await page.goto('/gracias');
    await page.evaluate((value) => {
      localStorage.setItem('theme', value);
      localStorage.setItem('motion', value);
      sessionStorage.setItem('scrollPositions', value || '%%%');
    }, damaged);
    await visit(page, '/about');
    await expect(page.locator('html'), damaged).toHaveClass(/\bdark\b/);
    await goTo(page, 'Cotiza Gratis', '/contact');
    expect(await page.evaluate(() => [localStorage.theme, localStorage.motion])).toEqual([
      undefined,
      undefined,
    ]);
  }
});
