import { expect, test } from 'vitest';
import { site } from './site.ts';

const { catalogue } = site();

test('§9 Plan prices: every price of the specification is offered, in its kind', () => {
  const offered = catalogue.plans.map(
    ({ categoryId, price, priceType }) => `${categoryId} ${price} ${priceType}`,
  );
  expect(offered.toSorted()).toEqual(
    [
      'desarrollo-software-aplicaciones 4500 único',
      'desarrollo-software-aplicaciones 500 mensual',
      'identidad-de-marca 280 único',
      'identidad-de-marca 550 único',
      'identidad-de-marca 950 único',
      'desarrollo-web 680 único',
      'desarrollo-web 1980 único',
      'redes-sociales-marketing 350 mensual',
      'redes-sociales-marketing 650 mensual',
      'redes-sociales-marketing 980 mensual',
      'e-commerce 1200 único',
      'e-commerce 2500 único',
      'seo-marketing-contenidos 450 único',
      'seo-marketing-contenidos 750 mensual',
      'seo-marketing-contenidos 1200 mensual',
      'publicidad-pagada-ppc 380 único',
      'publicidad-pagada-ppc 580 mensual',
      'publicidad-pagada-ppc 1150 mensual',
      'produccion-audiovisual 650 único',
      'produccion-audiovisual 1200 único',
      'produccion-audiovisual 350 mensual',
      'produccion-audiovisual 600 mensual',
      'produccion-audiovisual 1500 único',
      'consultoria-digital 250 por hora',
      'consultoria-digital 950 único',
    ].toSorted(),
  );
});

test('§9 Plan prices: five are services, all others plans', () => {
  const services = catalogue.plans.filter(({ type }) => type === 'servicio');
  expect(services.map(({ id }) => id).toSorted()).toEqual([
    'app-mantenimiento',
    'consultoria-auditoria-ia',
    'consultoria-sesion-estrategica',
    'ppc-configuracion',
    'video-personalizado',
  ]);
});

test('§9 Add-on prices: four add-ons, and bonuses that cost nothing', () => {
  const priced = catalogue.addons.filter(({ type }) => type === 'addon');
  expect(Object.fromEntries(priced.map(({ id, price }) => [id, price]))).toEqual({
    'redes-sociales-inicio': 70,
    'formulario-avanzado': 120,
    'backend-nestjs': 350,
    'articulos-blog-extra': 150,
  });
  for (const { type, price } of catalogue.addons) if (type === 'bonus') expect(price).toBe(0);
});

test('§4 Package selection: every category has an add-on and a bonus; web development one to start with', () => {
  for (const { slug, listed, defaultBonusId } of catalogue.categories) {
    const offered = catalogue.addons.filter(({ categoryId }) => categoryId.includes(slug));
    expect(
      offered.some(({ type }) => type === 'addon'),
      slug,
    ).toBe(true);
    if (listed)
      expect(
        offered.some(({ type }) => type === 'bonus'),
        slug,
      ).toBe(true);
    expect(defaultBonusId).toBe(
      slug === 'desarrollo-web' ? 'bonus-hosting-dominio-esencial' : null,
    );
  }
});
