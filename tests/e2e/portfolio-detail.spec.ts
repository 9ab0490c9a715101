import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite, copySite, replaceIn } from '../fixtures/changed-site.ts';
import { openBuiltApp } from '../support/loopback-app.ts';
import type { RunningSite } from '../support/running-site.ts';
import { test as base, expect, type Page, visit } from '../support/test.ts';

/** A site in which one project of the portfolio has no page, and one case has a video. */
const test = base.extend<object, { site: RunningSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern
    async ({}, use) => {
      const copy = copySite();
      replaceIn(copy, 'content/data/projects/pool.yaml', '\npage:\n', '\npage:\n  ownAddress: false\n');
      replaceIn(
        copy,
        'content/data/projects/star.yaml',
        '\nvideos:',
        '\nvideos:\n  identidad-de-marca:\n    id: projects/star/film-1\n    alt: Una estrella que se dibuja',
      );
      buildSite(copy);
      const built = await openBuiltApp(join(copy, 'build'));
      const baseUrl = await built.app.listen({ port: 0, host: '127.0.0.1' });
      const facts = built.facts;
      await use({ baseUrl, facts, mails: () => [], letters: () => [], stop: async () => {} });
      await built.close();
      rmSync(copy, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});
test.skip(({ isMobile }) => isMobile, 'one build and one width will do');

const heading = (page: Page) => page.getByRole('heading', { name: 'Pool', level: 2 });
