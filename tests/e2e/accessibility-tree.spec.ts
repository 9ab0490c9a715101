import { formatPriceWithCurrency } from '../../domain/catalogue/money.ts';
import { listedCategories, offeredBy, sample, slides } from '../support/content.ts';
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

test('§10.1 Everyone: a screen reader’s tree: plan, add-on browser, stepper, package bar, summary', async ({
  page,
}) => {
  const { category, plan, featured, bonus } = sample;
  const names = category.plans.map(({ name }) => name);
  const [addon] = category.plans.flatMap((each) => offeredBy(each, 'addon'));
  const shown = new Set(
    category.plans.flatMap((each) => [...offeredBy(each, 'addon'), ...offeredBy(each, 'bonus')]),
  );
  await visit(page, sample.path);
  await expect(page.locator('#planes')).toMatchAriaSnapshot(`
    - heading [level=2]
    - list:
      - listitem:
        - heading ${JSON.stringify(featured.name)} [level=3]
        - paragraph: RECOMENDADO
        - paragraph: ${formatPriceWithCurrency(featured.price)} ${featured.priceType}
        - heading "Incluye" [level=4]
        - list
        - 'button "Añadir a Solución: ${featured.name}"'
  `);
  await expect(page.locator('#complementos')).toMatchAriaSnapshot(`
    - heading "Personaliza Tu Solución de ${category.name}" [level=2]
    - img /./
    - paragraph: 1 / ${shown.size}
    - paragraph: "Para el plan: ${names[0]}"
    - heading ${JSON.stringify(addon?.name)} [level=3]
    - list
    - paragraph: ${formatPriceWithCurrency(addon?.price ?? 0)} ${addon?.priceType}
    - button "Añadir ${addon?.name}"
    - button "Anterior" [disabled]
    - button "Siguiente"
  `);
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

test('§10.1 Everyone: a screen reader’s tree: the drawer', { tag: '@phone-only' }, async ({
  page,
}) => {
  await visit(page, '/about');
  await page.getByRole('button', { name: 'Abrir menú' }).tap();
  const drawer = page.getByRole('dialog');
  await drawer.getByText('Servicios', { exact: true }).tap();
  await expect(drawer).toMatchAriaSnapshot(`
    - dialog "Menú":
      - button "Cerrar menú"
      - heading "Menú" [level=2]
      - navigation "Menú":
        - list:
          - listitem:
            - link "Inicio"
          - listitem:
            - group:
              - list:
                - listitem:
                  - link ${JSON.stringify(listedCategories[0]?.name)}
          - listitem:
            - group: Portafolio
          - listitem:
            - link "Nosotros"
      - 'button "Cambiar tema: activar modo claro"'
      - link "Empezar Proyecto"
  `);
});
