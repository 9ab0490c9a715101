import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { content, filmedCase, sample } from '../../tests/support/content.ts';
import {
  addon,
  category,
  copy,
  copyContentForEachTest,
  errors,
  firstAlt,
  firstProject,
  move,
  plan,
  privacy,
  project,
  root,
  site,
  spoil,
} from '../../tests/support/spoilt-content.ts';

copyContentForEachTest();

const [, firstTopic] = /- topic: (.+)/.exec(readFileSync(`content/${plan}`, 'utf8')) ?? [];
const [firstService, secondService] =
  content.pages.services.groups[0]?.services.map(({ icon }) => icon) ?? [];
const body = /^body: \|\n/m;
const long = 'palabra '.repeat(40).trim();

const rewrite = (file: string, encode: (text: string) => Buffer) =>
  writeFileSync(join(root, file), encode(readFileSync(join(root, file), 'utf8')));

interface Mistake {
  what: string;
  file: string;
  from: string | RegExp;
  to: string;
  key: string;
  /** How many lines below the change it is told. */
  below?: number;
  says: RegExp;
}

const inOneFile: Mistake[] = [
  {
    what: 'a price with a comma',
    file: plan,
    from: /^price:.*$/m,
    to: 'price: 1,200',
    key: 'price',
    says: /escribe el precio sólo con números.*: 1200$/,
  },
  {
    what: 'a price in quotes',
    file: plan,
    from: /^price:.*$/m,
    to: 'price: "680"',
    key: 'price',
    says: /sin comillas.*: 680$/,
  },
  {
    what: 'a price with its currency',
    file: plan,
    from: /^price:.*$/m,
    to: 'price: $1,980.50 USD',
    key: 'price',
    says: /: 1980\.5$/,
  },
  {
    what: 'a price whose point was to separate thousands',
    file: plan,
    from: /^price:.*$/m,
    to: 'price: 1.200',
    key: 'price',
    says: /separa los centavos.*se lee 1\.2.*1200/,
  },
  {
    what: 'an add-on’s price as a text',
    file: addon,
    from: /^price:.*$/m,
    to: 'price: $1,350',
    key: 'price',
    says: /sólo el número, sin comillas, sin \$ y sin comas: 1350/,
  },
  {
    what: 'a kind of price without its accent',
    file: plan,
    from: /^priceType:.*$/m,
    to: 'priceType: unico',
    key: 'priceType',
    says: /«priceType: único»/,
  },
  {
    what: 'yes in Spanish',
    file: plan,
    from: 'featured: true',
    to: 'featured: sí',
    key: 'featured',
    says: /true \(sí\) o false \(no\)/,
  },
  {
    what: 'a misspelt key',
    file: plan,
    from: /^duration:/m,
    to: 'duracion:',
    key: 'duracion',
    says: /«duracion»: ¿quisiste decir «duration»\?/,
  },
  {
    what: 'a key that no file has',
    file: plan,
    from: /^duration:/m,
    to: 'garantiaExtendida: 1\nduration:',
    key: 'garantiaExtendida',
    says: /bórrala o corrige su nombre.*priceType/,
  },
  {
    what: 'a missing key',
    file: plan,
    from: /^duration:.*\n/m,
    to: '',
    key: 'duration',
    says: /agrega «duration:» con un texto/,
  },
  {
    what: 'the same key twice',
    file: plan,
    from: /^duration:.*$/m,
    to: 'duration: 1 mes\nduration: 2 meses',
    key: 'duration',
    below: 1,
    says: /está dos veces: deja sólo una/,
  },
  {
    what: 'a tab',
    file: plan,
    from: /(?<=^sellingPoints:\n) {2}- .*$/m,
    to: '\t- Diseño',
    key: '',
    says: /tabulador: bórralo y pon dos espacios/,
  },
  {
    what: 'a colon in a text without quotes',
    file: plan,
    from: /^name: .*$/m,
    to: 'name: Incluye: dominio',
    key: 'name',
    says: /necesita comillas: escribe name: 'Incluye: dominio'/,
  },
  {
    what: 'a quote that is not closed',
    file: plan,
    from: /^name: .*$/m,
    to: 'name: "Profesional',
    key: 'name',
    says: /no se cierran: pon " al final/,
  },
  {
    what: 'an apostrophe within quotes',
    file: plan,
    from: /^name: .*$/m,
    to: "name: 'L'Atelier'",
    key: 'name',
    says: /comillas dentro de las comillas: escribe name: "L'Atelier"/,
  },
  {
    what: 'no space after the colon',
    file: plan,
    from: /^name: .*$/m,
    to: 'name:Profesional',
    key: 'name',
    says: /falta un espacio.*«name: Profesional»/,
  },
  {
    what: 'no space after the hyphens of a list',
    file: plan,
    from: /^sellingPoints:\n(?: {2}- .*\n)+/m,
    to: 'sellingPoints:\n  -Uno\n  -Dos\n',
    key: 'sellingPoints',
    says: /deja un espacio después de cada guion/,
  },
  {
    what: 'a text that begins with {brand}, without quotes',
    file: 'data/pages/about.yaml',
    from: /^heading: .*$/m,
    to: 'heading: {brand}',
    key: 'heading',
    says: /entre comillas: heading: '\{brand\}'/,
  },
  {
    what: 'an unknown {…}',
    file: 'data/pages/about.yaml',
    from: /^heading: .*$/m,
    to: 'heading: El equipo de {marca}, {emial}',
    key: 'heading',
    says: /no existe \{marca\}: las que hay: \{brand\}/,
  },
  {
    what: 'a phone without quotes',
    file: site,
    from: /^whatsapp:.*$/m,
    to: 'whatsapp: +527220000100',
    key: 'whatsapp',
    says: /entre comillas, whatsapp: '\+527220000100'/,
  },
  {
    what: 'a phone with a digit too few',
    file: site,
    from: /^whatsapp:.*$/m,
    to: 'whatsapp: "+52 722 000 010"',
    key: 'whatsapp',
    says: /diez dígitos después de \+52/,
  },
  {
    what: 'a date that is written as people say it',
    file: category,
    from: /^updated:.*$/m,
    to: 'updated: 29/11/2026',
    key: 'updated',
    says: /año-mes-día y entre comillas: '2026-03-01'/,
  },
  {
    what: 'a year without quotes',
    file: project,
    from: /^year:.*$/m,
    to: 'year: 2026',
    key: 'year',
    says: /entre comillas, year: '2026'/,
  },
  {
    what: 'a colour without quotes',
    file: project,
    from: /^ {2}background:.*$/m,
    to: '  background: #0B2A3A',
    key: 'palette.background',
    says: /lo que sigue a # no se lee: escribe background: '#0B2A3A'/,
  },
  {
    what: 'colours that cannot be read',
    file: project,
    from: /^ {2}captionText:.*$/m,
    to: `  captionText: '${firstProject?.palette.captionBackground}'`,
    key: 'palette.captionText',
    says: /no se lee bien sobre captionBackground/,
  },
  {
    what: 'a slug that leads nowhere, with the nearest one',
    file: plan,
    from: new RegExp(`^  - ${sample.exclusive.id}$`, 'm'),
    to: `  - ${sample.exclusive.id.replace('-', '-x')}`,
    key: `availableAddons.${sample.featured.availableAddons.indexOf(sample.exclusive.id)}`,
    says: new RegExp(`¿quisiste decir «${sample.exclusive.id}»`),
  },
  {
    what: 'a slug that is like none, with those there are',
    file: 'data/pages/services.yaml',
    from: /category: .+$/m,
    to: 'category: zzz',
    key: 'groups.0.services.0.category',
    says: new RegExp(
      `no existe data/categories/zzz\\.yaml. Los que hay: .*${sample.category.slug}`,
    ),
  },
  {
    what: 'a picture without alternative text',
    file: category,
    from: firstAlt,
    to: '  alt: ""',
    key: 'image.alt',
    says: /falta el texto alternativo: di lo que se ve/,
  },
  {
    what: 'a picture’s misspelt id',
    file: category,
    from: `id: ${sample.category.image.id}`,
    to: `id: ${sample.category.image.id}s`,
    key: 'image.id',
    says: new RegExp(`¿quisiste decir «${sample.category.image.id}»`),
  },
  {
    what: 'a drawing that the brand does not have',
    file: 'data/pages/home.yaml',
    from: 'drawing: valor-diseno',
    to: 'drawing: valor-nuevo',
    key: 'values.cards.1.drawing',
    says: /no existe content\/brand\/drawings\/valor-nuevo\.svg.*drawing: null/,
  },
  {
    what: 'a film that is not there',
    file: `data/projects/${filmedCase.project.slug}.yaml`,
    from: `id: ${filmedCase.project.videos[filmedCase.film]?.id}`,
    to: 'id: projects/perdido',
    key: `videos.${filmedCase.film}.id`,
    says: /no existe el video «projects\/perdido»: guarda el archivo en content\/originals/,
  },
  {
    what: 'a text that is too long for its card',
    file: plan,
    from: /^shortDescription: .*$/m,
    to: `shortDescription: ${long}`,
    key: 'shortDescription',
    says: /mide 319 letras y aquí caben 110: acórtalo/,
  },
  {
    what: 'a description that is too short for search engines',
    file: category,
    from: /^ {2}description: >-\n(?: {4}.*\n?)+/m,
    to: '  description: Páginas web.\n',
    key: 'meta.description',
    says: /mide 12 letras y aquí van al menos 50/,
  },
  {
    what: 'a title that another page has',
    file: category,
    from: /^ {2}title: .*$/m,
    to: `  title: ${content.pages.about.meta.title}`,
    key: 'meta.title',
    says: /ya es el de about: cada página lleva el suyo/,
  },
  {
    what: 'a list with too few things',
    file: plan,
    from: /^includes:\n(?: {2}(?:- | {2}).*\n)+/m,
    to: 'includes:\n  - topic: Uno\n    text: Uno\n',
    key: 'includes',
    says: /la lista tiene 1 y aquí van 4 como mínimo/,
  },
  {
    what: 'a topic that the plan has already',
    file: plan,
    from: /(?<=^includes:\n(?:.*\n){2}) {2}- topic: .*$/m,
    to: `  - topic: ${firstTopic}`,
    key: 'includes.1',
    says: /ya está en esta lista: deja uno o cámbiale el nombre/,
  },
  {
    what: 'an address that another page has',
    file: category,
    from: /^aliases:.*\n(?: {2}.*\n)*/m,
    to: 'aliases: [{ slug: about, title: Otra }]\n',
    key: 'aliases.0.slug',
    says: /la dirección \/about ya es de otra página/,
  },
  {
    what: 'an anchor that another service has',
    file: 'data/pages/services.yaml',
    from: new RegExp(`(?<=^ {8}icon: )${secondService}$`, 'm'),
    to: `${firstService}`,
    key: 'groups.0.services.1.icon',
    says: /ya es el final de otro enlace de esta página/,
  },
  {
    what: 'a step’s drawing that is not there',
    file: 'data/pages/services.yaml',
    from: /(?<=^ {6}icon: ).+$/m,
    to: 'proceso-nuevo',
    key: 'process.steps.0.icon',
    says: /no existe content\/originals\/drawings\/proceso-nuevo\.svg.*icon: null/,
  },
  {
    what: 'a link to a page that is not there',
    file: privacy,
    from: body,
    to: 'body: |\n  Ve a [contacto](/contacto).\n\n',
    key: 'body',
    says: /«\/contacto» no lleva a ninguna página: ¿quisiste decir «\/contact»/,
  },
  {
    what: 'a link to a section that is not on its page',
    file: privacy,
    from: body,
    to: 'body: |\n  Mira los [precios](/services#precing).\n\n',
    key: 'body',
    says: /no tiene la sección «#precing»: ¿quisiste decir «\/services#pricing»/,
  },
  {
    what: 'a link to a section of another page',
    file: privacy,
    from: body,
    to: 'body: |\n  Mira la [oferta](#offer).\n\n',
    key: 'body',
    says: /«\/aviso-de-privacidad» no tiene la sección «#offer»/,
  },
  {
    what: 'a link to another site without its beginning',
    file: privacy,
    from: body,
    to: 'body: |\n  Mira [esto](www.ejemplo.mx).\n\n',
    key: 'body',
    says: /escribe https:\/\/www\.ejemplo\.mx/,
  },
  {
    what: 'a day that its month does not have',
    file: 'data/holidays.yaml',
    from: /day: 14/,
    to: 'day: 30',
    key: 'list.1.day',
    says: /ese mes no tiene ese día/,
  },
  {
    what: 'a colour of the brand that cannot be read, with one that can',
    file: 'brand/brand.yaml',
    from: /^ {4}text2: "#465470"$/m,
    to: '    text2: "#C0C8D0"',
    key: 'colors.light.text2',
    says: /no se lee bien sobre light\.field.*escribe "#\w{6}"/,
  },
  {
    what: 'a typeface that is not installed',
    file: 'brand/brand.yaml',
    from: /package: .*/,
    to: 'package: "@fontsource-variable/no-existe"',
    key: 'typeface.package',
    says: /npm install @fontsource-variable\/no-existe/,
  },
  {
    what: 'a film of the brand that is not there',
    file: 'brand/brand.yaml',
    from: /id: hero\/hero/,
    to: 'id: hero/perdida',
    key: 'film.id',
    says: /no existe el video «hero\/perdida»/,
  },
];

const atFirstLine = new Set(['a missing key']);

test.each(inOneFile)(
  '§3.2 Content check: $what is named with file, line, key and what to write',
  ({ what, file, from, to, key, below = 0, says }) => {
    const changed = spoil(file, from, to);
    const line = atFirstLine.has(what) ? 1 : changed + below;
    const [problem, ...others] = errors();
    expect(problem).toMatchObject({ file, line, key });
    expect(problem?.says).toMatch(says);
    expect(problem?.inEnglish).not.toBe(problem?.says);
    // A second unknown {…} in the same text.
    expect(others.map(({ says }) => says)).toEqual(
      to.includes('{emial}') ? [expect.stringContaining('¿quisiste decir {email}?')] : [],
    );
  },
);

test.each<{ what: string; spoil: () => void; file: string; says: RegExp; line?: number }>([
  {
    what: 'a file saved as ANSI',
    spoil: () => rewrite(site, (text) => Buffer.from(text, 'latin1')),
    file: site,
    line:
      readFileSync('content/data/site.yaml', 'utf8')
        .split('\n')
        .findIndex((text) => /[^\0-\x7f]/.test(text)) + 1,
    says: /guardado como ANSI.*UTF-8/,
  },
  {
    what: 'a file saved as UTF-16',
    spoil: () => rewrite(site, (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')),
    file: site,
    says: /UTF-16.*codificación UTF-8/,
  },
  {
    what: 'accents that were damaged',
    spoil: () =>
      rewrite('data/holidays.yaml', (text) =>
        Buffer.from(text.replace('Año', Buffer.from('Año').toString('latin1'))),
      ),
    file: 'data/holidays.yaml',
    line: readFileSync('content/data/holidays.yaml', 'utf8').split('Año')[0]?.split('\n').length,
    says: /los acentos se dañaron.*escríbelos de nuevo/,
  },
  {
    what: 'a file that ends in .yml',
    spoil: () => move(addon, addon.replace('.yaml', '.yml')),
    file: addon.replace('.yaml', '.yml'),
    says: new RegExp(`cambia el nombre del archivo a ${sample.exclusive.id}\\.yaml`),
  },
  {
    what: 'a copy as Windows and macOS name it',
    spoil: () => copy(plan, plan.replace('.yaml', ' - copia.yaml')),
    file: plan.replace('.yaml', ' - copia.yaml'),
    says: new RegExp(`copia de ${sample.featured.id}\\.yaml: bórrala`),
  },
  {
    what: 'a copy with a number',
    spoil: () => copy(plan, plan.replace('.yaml', ' (1).yaml')),
    file: plan.replace('.yaml', ' (1).yaml'),
    says: new RegExp(`copia de ${sample.featured.id}\\.yaml: bórrala`),
  },
  {
    what: 'a name with capitals, spaces and accents',
    spoil: () => copy(addon, 'data/addons/Diseño Extra.yaml'),
    file: 'data/addons/Diseño Extra.yaml',
    says: /a diseno-extra\.yaml: sólo minúsculas sin acentos/,
  },
  {
    what: 'a page that the site does not have',
    spoil: () => copy('data/pages/contact.yaml', 'data/pages/contacto.yaml'),
    file: 'data/pages/contacto.yaml',
    says: /no tiene esta página: ¿quisiste decir contact\.yaml/,
  },
  {
    what: 'a missing file',
    spoil: () => rmSync(join(root, 'data/holidays.yaml')),
    file: 'data/holidays.yaml',
    says: /falta este archivo/,
  },
  {
    what: 'a category without plans',
    spoil: () => {
      const text = readFileSync(join(root, category), 'utf8')
        .replace(/^ {2}title: .*$/m, '  title: Otra')
        .replace(/^( {2}description: >-\n {4})/m, '$1Otra. ');
      writeFileSync(join(root, 'data/categories/otra.yaml'), text);
    },
    file: 'data/categories/otra.yaml',
    says: /no tiene planes a la vista: crea uno.*«category: otra»/,
  },
])('§3.2 Content check: $what is named', ({ spoil, file, says, line = 1 }) => {
  spoil();
  const [problem, ...others] = errors();
  expect(problem).toMatchObject({ file, line, key: '' });
  expect(problem?.says).toMatch(says);
  expect(problem?.inEnglish).not.toBe(problem?.says);
  expect(others).toEqual([]);
});
