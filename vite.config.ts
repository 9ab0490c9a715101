import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { relative, resolve } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type HotPayload, type Plugin } from 'vite';
import { brandColors } from './content/load/brand-colors.ts';
import { checkContent } from './content/load/check-content.ts';
import { isError, listProblems } from './content/load/problem.ts';
import { forgetSite, site } from './content/load/site.ts';
import { writeBrandFiles } from './scripts/build/brand-files.ts';
import { shortClassNames } from './scripts/build/short-class-names.ts';

/** What every page needs is two files: smaller together than apart, and the first rarely changes. */
const sharedScripts = [
  {
    name: 'platform',
    test: /node_modules\/(?:react|react-dom|react-router|scheduler)\/|vite\/preload-helper/,
    priority: 2,
  },
  {
    name: 'layout',
    test: /\/app\/(?:root|layout\/(?!greeting-|visit-|navigation\.|drawer|footer|project-bar)|browser\/|seo\/page-head|ui\/(?:button|drawing|focus|icon|link|notice|preference-toggles|rich-text|film-credits|maya-numeral|shared-element))/,
    priority: 1,
  },
];

/** Outlives a restart, which evaluates this file anew: two at a time would delete each other's files. */
const media = globalThis as { making?: Promise<unknown> };

/** Content is read once per process: a change of it restarts the development server, which takes a second. */
function restartOnContentChange(): Plugin {
  return {
    name: 'restart-on-content-change',
    apply: 'serve',
    configureServer(server) {
      let timer: NodeJS.Timeout | undefined;
      let overlay: HotPayload | undefined;
      /** What is wrong with the content is said instead, in terminal and browser. */
      const restart = async () => {
        const findErrors = () => checkContent('content').problems.filter(isError);
        let problems = findErrors();
        if (problems.length > 0) {
          // What was uploaded a moment ago may still be in the making.
          await media.making;
          problems = findErrors();
        }
        const [first] = problems;
        if (!first) {
          overlay = undefined;
          forgetSite();
          server.restart();
          return;
        }
        const message = listProblems(problems, 'es');
        server.config.logger.error(message);
        const loc = { file: first.file, line: first.line, column: 0 };
        overlay = { type: 'error', err: { message, stack: '', plugin: 'content:check', loc } };
        server.ws.send(overlay);
      };
      // A page that is loaded meanwhile shows the last content that was right: it has to say so.
      server.ws.on('connection', () => overlay && server.ws.send(overlay));
      /** One after the other. The manifest is content: where it changes, the server is restarted. */
      const makeMedia = () => {
        media.making = Promise.resolve(media.making).then(() =>
          once(spawn(process.execPath, ['scripts/media.ts'], { stdio: 'inherit' }), 'close'),
        );
      };
      const due = { media: false, restart: false };
      const apply = () => {
        if (due.media) makeMedia();
        if (due.restart) restart();
        Object.assign(due, { media: false, restart: false });
      };
      server.watcher.on('all', (event, file) => {
        const path = relative(server.config.root, file).replaceAll('\\', '/');
        if (event.endsWith('Dir')) return;
        due.media ||= /^content\/(?:originals|data)\//.test(path);
        due.restart ||= /^content\/(?:brand\/|data\/|media\.json$)/.test(path);
        if (!due.media && !due.restart) return;
        // An editor, or a change of branch, writes several files: all at once, when the last is written.
        clearTimeout(timer);
        timer = setTimeout(apply, 150);
      });
    },
  };
}

/**
 * Vite wraps every dynamic import into a loader of the stylesheets it needs. Ours need none: a page's styles
 * are inline or links. The wrapper alone stays.
 */
function withoutStyleLoader(): Plugin {
  return {
    name: 'without-style-loader',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}

await writeBrandFiles();
const { brand } = site();
const { dark, light } = brandColors(brand.colors);

export default defineConfig({
  plugins: [
    restartOnContentChange(),
    withoutStyleLoader(),
    tailwindcss(),
    shortClassNames(/\/app\/styles\/app\.css/),
    reactRouter(),
  ],
  define: {
    'import.meta.env.BUILD_YEAR': new Date().getFullYear(),
    'import.meta.env.BRAND_THEME': {
      initial: brand.theme,
      colors: { dark: dark.background, light: light.background },
    },
  },
  // Known from the start: a library found later would make the development server load the page anew.
  optimizeDeps: {
    entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/{layout,routes}/**/*.tsx'],
  },
  // What is built, and published, while the site is edited.
  server: { watch: { ignored: [resolve('build/**')] } },
  publicDir: 'content/public',
  // What prerenders: a function of it stands in every page as text.
  environments: { ssr: { build: { minify: true } } },
  build: {
    // Pictures and fonts stay files of their own: inlined, they could neither be cached nor deferred.
    assetsInlineLimit: 0,
    modulePreload: false,
    target: 'baseline-widely-available',
    // A slow machine is no fault of the sources.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: sharedScripts } },
    },
  },
});
