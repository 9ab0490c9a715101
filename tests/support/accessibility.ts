import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** The small form: the whole source takes longer to hand over than the page to examine. */
const examiner = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** The rules of WCAG 2.2 AA, and those that a theme may break. */
export const wcag: axe.RunOptions['runOnly'] = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
};
export const colors: axe.RunOptions['runOnly'] = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong with a part of the page. Asks for violations alone: what passes is most of its work to report. */
export async function violations(
  page: Page,
  examined: string,
  runOnly: axe.RunOptions['runOnly'],
): Promise<string[]> {
  type Examined = typeof window & { axe?: typeof axe };
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(examiner);
  return page.evaluate(
    async ([context, options]) => {
      const found = await (window as Examined).axe?.run(context, options);
      return (found?.violations ?? []).map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .map(({ target }) => target.join(' '))
            .slice(0, 3)
            .join(' | ')}`,
      );
    },
    // The style sheets, the same on all, are read with the first page.
    [examined, { resultTypes: ['violations'], runOnly, preload: examined === 'html' }] satisfies [
      string,
      axe.RunOptions,
    ],
  );
}
