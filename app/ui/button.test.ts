import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button, type ButtonSize, type ButtonVariant } from './button.tsx';

function classesOf(props: { variant?: ButtonVariant; size?: ButtonSize }): string[] {
  const html = renderToStaticMarkup(Button({ ...props, children: 'Texto' }));
  return (/class="([^"]*)"/.exec(html)?.[1] ?? '').split(' ').filter(Boolean);
}

test('§9.3 Buttons: the default is primary with cta', () => {
  expect(classesOf({})).toEqual(['button', 'button-primary', 'button-cta']);
  expect(classesOf({})).toEqual(classesOf({ variant: 'primary', size: 'cta' }));
});

test('§9.3 Buttons: four variants, each with classes of its own', () => {
  const variants = ['primary', 'secondaryDark', 'secondary', 'link'] as const;
  const classes = variants.map((variant) => classesOf({ variant }).join(' '));
  expect(new Set(classes).size).toBe(4);
});

test('§9.3 Buttons: two sizes; a link has the size of its text', () => {
  expect(classesOf({ size: 'tight' })).toContain('button-tight');
  expect(classesOf({ size: 'cta' })).toContain('button-cta');
  expect(classesOf({ variant: 'link', size: 'tight' })).toEqual(['text-link']);
});
