/**
 * The rooms and what each may import besides itself and npm packages: arrows point down. A folder that is no room
 * may import nothing. Checked by `npm run check`.
 */
const arrows = {
  domain: [],
  'content/schemas': ['domain'],
  'content/load': ['content/schemas', 'domain'],

  'app/styles': [],
  'app/browser': ['domain'],
  'app/ui': ['app/browser'],
  'app/seo': ['content', 'domain'],
  'app/layout': ['app/ui', 'app/browser', 'app/seo', 'content', 'domain'],
  'app/forms': ['app/layout', 'app/ui', 'app/browser', 'domain'],
  'app/sections': ['app/(forms|layout|ui|browser|seo|styles)', 'content', 'domain'],
  // What two routes share is a section.
  'app/routes/([^/]+)': ['app/(sections|forms|layout|ui|browser|seo)', 'content', 'domain'],
  'app/[^/]+$': ['app', 'content', 'domain'],

  // The server reads what the build wrote, never the sources of the site.
  'server/config': ['domain'],
  'server/storage': ['server/config', 'domain'],
  'server/privacy': ['server/storage'],
  'server/submissions': ['server/(storage|config)', 'domain'],
  // A submission reaches its notifications through the outbox alone.
  'server/notifications': ['server/(storage|config|privacy)', 'domain'],
  'server/http': ['server/(submissions|storage|config|privacy)', 'domain'],
  'server/cli': ['server/(storage|config|privacy)', 'domain'],
  'server/[^/]+$': ['server/(http|notifications|storage|config|privacy)'],
  'server/test-support': ['server', 'domain'],

  'scripts/checks': ['content'],
  'scripts/editor': ['content', 'domain'],
  'scripts/build': ['content', 'domain', 'app/seo', 'server/http'],
  'scripts/media': ['content', 'domain'],
  'scripts/[^/]+$': ['scripts', 'content', 'domain'],
  '[^/]+[.]config[.]ts$': ['scripts/build', 'content'],

  bench: ['scripts/build', 'app/ui', 'server', 'content', 'domain'],
  tests: ['bench', 'app', 'server', 'scripts/editor', 'content', 'domain'],
};

const inRoom = (name) => (name.endsWith('$') ? `^${name}` : `^${name}/`);
const ours = '^(app|bench|content|domain|scripts|server|tests)/';
const error = (name, from, to) => ({ name, severity: 'error', from, to });

module.exports = {
  forbidden: [
    error('no-circle', {}, { circular: true }),
    error('room-is-known', { path: ours, pathNot: Object.keys(arrows).map(inRoom) }, {}),
    ...Object.entries(arrows).map(([room, below]) => {
      const own = room.replace('([^/]+)', '$1');
      return error(
        `arrow-from-${room}`,
        { path: inRoom(room) },
        { path: ours, pathNot: [own, ...below].map(inRoom) },
      );
    }),
    error(
      'sql-in-storage-only',
      { path: '^server/', pathNot: '^server/(storage|test-support)/' },
      { path: 'kysely|node:sqlite|node_modules/pg/' },
    ),
  ],
  options: {
    // swc's reader knows no `using` yet, which tests declare their servers with.
    exclude: { path: '[.]test[.]ts$' },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    // TypeScript 7 has no programming interface; swc reads the sources instead.
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
};
