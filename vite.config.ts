import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { missingScripts } from './scripts/build/missing-scripts.ts';
import { projectStyles } from './scripts/build/project-styles.ts';

export default defineConfig({
  plugins: [projectStyles(), missingScripts(), tailwindcss(), reactRouter()],
  define: { 'import.meta.env.BUILD_YEAR': new Date().getFullYear() },
  // Known from the start: a library found later would make the development server load the page anew.
  optimizeDeps: {
    entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/{layout,routes}/**/*.tsx'],
  },
  publicDir: 'content/public',
  build: {
    // Pictures and fonts stay files of their own: inlined, they could neither be cached nor deferred.
    assetsInlineLimit: 0,
    target: 'baseline-widely-available',
    // A slow machine is no fault of the sources.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
