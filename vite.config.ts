import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { projectStyles } from './scripts/build/project-styles.ts';

/** What every page needs is two files: smaller together than apart, and the first rarely changes. */
const sharedScripts = [
  {
    name: 'platform',
    test: /node_modules\/(?:react|react-dom|react-router|scheduler)\/|vite\/preload-helper|rolldown\/runtime/,
    priority: 2,
  },
  {
    name: 'layout',
    test: /\/app\/(?:root|layout\/(?!visit-greeting)|browser\/|seo\/page-head|ui\/(?:button|dialog|drawing|icon|notice|preference-toggles|rich-text))/,
    priority: 1,
  },
];

export default defineConfig({
  plugins: [projectStyles(), tailwindcss(), reactRouter()],
  define: { 'import.meta.env.BUILD_YEAR': new Date().getFullYear() },
  // Known from the start: a library found later would make the development server load the page anew.
  optimizeDeps: {
    entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/{layout,routes}/**/*.tsx'],
  },
  publicDir: 'content/public',
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
