import { listedCategories, sample, slides } from '../support/content.ts';
import { expect, test, visit } from '../support/test.ts';

test.use({ shared: true });

/** What a screen reader is told on the main path: roles, names and states, not the copy. */

test('§10.1 Everyone: a screen reader’s tree: greeting, open menu, start page, carousel', async ({
  page,
}) => {
  await visit(page, '/');
  await expect(page.locator('.greeting')).toMatchAriaSnapshot(`
    - status:
      - paragraph: /\\S/
      - paragraph: /\\S/
    - button "Cerrar saludo"
  `);
  await page.getByRole('button', { name: 'Servicios', exact: true }).press('Enter');
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - link /inicio/
      - navigation "Principal":
        - list:
          - listitem:
            - link "Inicio"
          - listitem:
            - button "Servicios" [expanded]
            - list:
              - listitem:
                - link ${JSON.stringify(listedCategories[0]?.name)}
          - listitem:
            - button "Portafolio" [expanded=false]
          - listitem:
            - link "Nosotros"
      - 'button "Cambiar tema: activar modo claro"'
      - link "Cotiza Gratis"
  `);
  await page.keyboard.press('Escape');
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - main:
      - heading /Avanza con/ [level=1]
      - link "Cotiza tu Proyecto Gratis"
      - button "Reanudar movimiento"
      - heading [level=2]
      - article:
        - heading [level=3]
        - paragraph
        - button "Ver más" [expanded=false]
      - heading "Hablemos de tu Proyecto" [level=2]
      - complementary "Datos de contacto"
  `);
  const portfolio = page.locator('#portfolio');
  await portfolio.scrollIntoViewIfNeeded();
  await expect(portfolio.locator('.swiper-initialized')).toBeVisible();
  await expect(portfolio).toMatchAriaSnapshot(`
    - region /./:
      - group "Proyectos":
        - heading [level=2]
        - button "Reanudar movimiento"
        - button "Proyecto anterior"
        - button "Proyecto siguiente"
        - paragraph: 3 / ${slides.length}
        - group /^3 de ${slides.length}/:
          - article:
            - link /./:
              - img /./
            - heading [level=3]
            - link /^Explorar este proyecto/
        - status
  `);
  await expect(portfolio.getByRole('group', { name: / de \d+/ })).toHaveCount(1);
});

test('§10.1 Everyone: a screen reader’s tree: stepper, package bar, summary', async ({ page }) => {
  const { category, plan, bonus } = sample;
  const names = category.plans.map(({ name }) => name);
  await visit(page, sample.path);
  await expect(page.locator('#propuestas')).toMatchAriaSnapshot(`
    - list:
${names.map((name) => `      - listitem:\n        - button ${JSON.stringify(name)}`).join('\n')}
    - paragraph: Propuesta 1 de ${names.length}
    - heading ${JSON.stringify(plan.name)} [level=2]
    - list
  `);
  await expect(page.locator('#propuestas [aria-current=step]')).toHaveText(plan.name);
  await expect(page.getByRole('region', { name: 'Tu paquete' })).toMatchAriaSnapshot(`
    - region "Tu paquete":
      - status: 1 elemento en tu paquete
      - button "Ver paquete"
  `);
  await page.getByRole('button', { name: 'Ver paquete' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Tu paquete":
      - heading "Tu paquete" [level=2]
      - button "Cerrar"
      - list:
        - listitem:
          - text: /FREE USD/
          - button "Quitar ${bonus.name}"
      - status: FREE USD
      - link "Enviar por WhatsApp"
      - button "Continuar"
  `);

  // The button that is pressed goes, and with it the bar that opened the summary.
  await dialog.getByRole('button', { name: /^Quitar/ }).press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Tu paquete' })).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Continuar' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(page.locator('main')).toBeFocused();
});
