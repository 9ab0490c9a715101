import type { Config } from '@react-router/dev/config';
import { site } from './content/load/site.ts';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  // Every page is prerendered at build time; no server renders anything (docs/decisions).
  ssr: false,
  prerender: () => site().table.map(({ path }) => path),
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
