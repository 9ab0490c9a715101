import type { Config } from '@react-router/dev/config';
import { galleryPaths } from './app/routes/gallery/gallery-paths.ts';
import { site } from './content/load/site.ts';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  // Every page is printed at build time; no server renders anything (docs/decisions).
  ssr: false,
  prerender: () => [...site().table.map(({ path }) => path), ...galleryPaths],
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
