import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from './button.tsx';

type Look = Pick<Parameters<typeof Button>[0], 'variant' | 'size'>;

function classesOf(look: Look): string[] {
  const html = renderToStaticMarkup(Button({ ...look, children: 'Texto' }));
  return (/class="([^"]*)"/.exec(html)?.[1] ?? '').split(' ').filter(Boolean);
}

test.each<[Look, string[]]>([
  [{}, ['button', 'button-primary', 'button-cta']],
  [{ variant: 'secondary' }, ['button', 'button-outline', 'button-secondary', 'button-cta']],
  [{ variant: 'secondaryDark' }, ['button', 'button-secondary-dark', 'button-cta']],
  [{ size: 'tight' }, ['button', 'button-primary', 'button-tight']],
  [{ variant: 'link', size: 'tight' }, ['text-link']],
])(
  '§9.3 Buttons: four variants, two sizes; the default is primary with cta: %o',
  (look, classes) => {
    expect(classesOf(look)).toEqual(classes);
  },
);
