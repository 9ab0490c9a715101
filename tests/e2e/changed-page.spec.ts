import {
  alerts,
  choosePlan,
  contactForm,
  introduce,
  send,
  totalText,
} from '../support/contact-form.ts';
import { sample } from '../support/content.ts';
import { joinForm, onDisk } from '../support/join-form.ts';
import { expect, holdBack, hydrated, type Page, test, visit } from '../support/test.ts';

// What visitors' browsers and the networks in between change in a page, before or after React takes over.

function translate() {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const isShown = !text.parentElement?.closest('script, style, textarea, option, font');
    if (text.data.trim() && isShown) texts.push(text);
  }
  for (const text of texts) {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text);
  }
}

const changes = {
  'a password manager': () => {
    for (const input of document.querySelectorAll('form input')) {
      input.after(document.createElement('password-button'));
    }
  },
  'an extension': () => {
    document.body.prepend(document.createElement('div'));
    document.querySelector('main')?.prepend(document.createElement('div'));
  },
  'a CDN': () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:"]')) {
      link.href = '/cdn-cgi/l/email-protection#0';
      link.innerHTML = '<span>[email protected]</span>';
    }
  },
  'a translator': translate,
};

for (const [who, change] of Object.entries(changes)) {
  test(`§4.10 Contact form: what was typed and chosen stays when ${who} has changed the page before hydration`, async ({
    page,
    site,
    visitor,
  }) => {
    const release = await holdBack(page, '**/*.js');
    await page.goto('/contact', { waitUntil: 'commit' });
    const fields = contactForm(page);
    await introduce(fields, visitor);
    await choosePlan(page);
    await page.evaluate(change);
    await fields.message.evaluate((field: HTMLTextAreaElement) => {
      field.focus();
      field.setSelectionRange(1, 3);
    });
    release();
    await hydrated(page);
    await expect(fields.message).toBeFocused();
    await page.keyboard.type('OL');
    await expect(fields.message).toHaveValue('HOLa, ¿cuándo?');
    await expect(fields.total).toHaveText(totalText(sample.plan));
    await send(fields);
    expect(site.submissions(visitor)[0]?.payload).toMatchObject({
      name: 'Renée O’Brien',
      plan: sample.plan.id,
      message: 'HOLa, ¿cuándo?',
    });
  });

  test(`§4.11 Join form: what was typed and the chosen file stay when ${who} has changed the page before hydration`, async ({
    page,
  }) => {
    const release = await holdBack(page, '**/*.js');
    await page.goto('/about', { waitUntil: 'commit' });
    const fields = joinForm(page);
    await fields.name.fill('Luz');
    await fields.cv.setInputFiles(onDisk('cv.pdf'));
    await page.evaluate(change);
    await fields.name.focus();
    release();
    await hydrated(page);
    await expect(fields.name).toBeFocused();
    await expect(fields.name).toHaveValue('Luz');
    await expect(fields.cv).toHaveValue(/cv\.pdf$/);
  });
}

test('§1.8 Start-up: a press in a part that is built anew is answered', async ({ page }) => {
  const release = await holdBack(page, '**/*.js');
  await page.goto('/services', { waitUntil: 'commit' });
  const process = page.locator('#proceso');
  await page.evaluate(translate);
  await process.getByRole('button', { name: 'Siguiente' }).click();
  release();
  await expect(process).toContainText(/paso 2 de 5/i, { useInnerText: true });
});

async function translated(page: Page, path: string) {
  await visit(page, path);
  await page.evaluate(translate);
}

test('§4.11 Join form: typing goes on in a page that is translated while it is open', async ({
  page,
}) => {
  const deliver = await holdBack(page, /\/join-[\w-]+\.js$/);
  await page.goto('/about');
  await expect(page.locator('body')).not.toHaveAttribute('data-dehydrated');
  await page.evaluate(translate);
  const { name } = joinForm(page);
  await name.click();
  await page.keyboard.type('Ana ');
  deliver();
  await expect(page.locator('[data-dehydrated]')).toHaveCount(0);
  await expect(name).toBeFocused();
  await page.keyboard.type('María');
  await expect(name).toHaveValue('Ana María');
});

test('§4.10 Contact form: works in a page that is translated while it is open', async ({
  page,
  site,
  visitor,
}) => {
  await translated(page, '/contact');
  const fields = contactForm(page);
  await introduce(fields, visitor);
  await fields.send.click();
  await expect(fields.error.first()).toHaveText(alerts.incomplete);
  // A translator or reader that moves a whole paragraph: React can no longer take it away.
  await page.evaluate(() => {
    for (const message of document.querySelectorAll('form [role=alert] p')) {
      const font = document.createElement('font');
      message.replaceWith(font);
      font.append(message);
    }
  });
  await choosePlan(page);
  await send(fields);
  expect(site.submissions(visitor)[0]?.payload).toMatchObject({ plan: sample.plan.id });
});

test('§4.7 Process carousel: works in a page that is translated while it is open', async ({
  page,
}) => {
  await translated(page, '/services');
  const process = page.locator('#proceso');
  for (const progress of [/paso 2 de 5/i, /paso 3 de 5/i, /paso 4 de 5/i, /último paso/i]) {
    await process.getByRole('button', { name: 'Siguiente' }).click();
    await expect(process).toContainText(progress, { useInnerText: true });
  }
});

test('§4.6 Value card: works in a page that is translated while it is open', async ({ page }) => {
  await translated(page, '/');
  const values = page.locator('#value-proposition');
  await values.getByRole('button', { name: 'Ver más' }).first().click();
  await expect(values.getByRole('button', { name: 'Ver menos' })).toBeVisible();
});

test('§4.8 Package selection: works in a page that is translated while it is open', async ({
  page,
}) => {
  await translated(page, sample.path);
  await page
    .getByRole('button', { name: `Añadir a Solución: ${sample.plan.name}`, exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Tu paquete' });
  await page.evaluate(translate);
  await dialog.getByRole('button', { name: `Quitar ${sample.plan.name}` }).click();
  await expect(dialog).not.toContainText(sample.plan.name);
});
