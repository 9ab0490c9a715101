import { expect, test } from 'vitest';
import { mergeYaml } from './merge-yaml.ts';

const file = `# The plan.
name: Básico
price: 1200 # in dollars
phone: "+52 722"

# What it has.
includes:
  - Logo
  # with a form
  - 'Web: tres páginas'
address: { city: Toluca }
text: >-
  Una línea
  y otra.
`;
const saved = (change: object) => ({
  name: 'Básico',
  price: 1200,
  phone: '+52 722',
  includes: ['Logo', 'Web: tres páginas'],
  address: { city: 'Toluca' },
  text: 'Una línea y otra.',
  ...change,
});

test('§3.8 Editor: values that stay leave comments, order, quotes and folded texts as they are', () => {
  const written = mergeYaml(file, saved({}));
  expect(written).toContain(
    '# The plan.\nname: Básico\nprice: 1200 # in dollars\nphone: "+52 722"\n',
  );
  expect(written).toContain(
    "# What it has.\nincludes:\n  - Logo\n  # with a form\n  - 'Web: tres páginas'\n",
  );
  expect(written).toContain('text: >-\n');
  expect(mergeYaml(written, saved({}))).toBe(written);
});

test('§3.8 Editor: a changed value changes its line alone', () => {
  const before = mergeYaml(file, saved({}));
  expect(mergeYaml(file, saved({ price: 1300 }))).toBe(
    before.replace('price: 1200', 'price: 1300'),
  );
});

test('§3.8 Editor: what is left out goes, what is new comes last, moved lines keep their comments', () => {
  const { phone: _, ...without } = saved({
    includes: ['Web: tres páginas', 'Logo'],
    hidden: true,
  });
  const written = mergeYaml(file, without);
  expect(written).not.toContain('phone');
  expect(written).toContain("includes:\n  # with a form\n  - 'Web: tres páginas'\n  - Logo\n");
  expect(written).toMatch(/\nhidden: true\n$/);
});

test('§3.8 Editor: a new file is written as people write them', () => {
  const text = 'palabra '.repeat(20).trim();
  expect(mergeYaml('', { updated: '2026-03-01', name: 'A', text })).toMatch(
    /^updated: "2026-03-01"\nname: A\ntext: >-\n {2}palabra/,
  );
});
