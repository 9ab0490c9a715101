/** The arrows of docs/decisions: rooms import downwards only. Checked by `npm run check`. */
const room = (name) => `^${name}/`;

function never(name, from, to, comment) {
  return { name, severity: 'error', comment, from, to };
}

module.exports = {
  forbidden: [
    never('no-cycles', {}, { circular: true }, 'Two files that need each other are one file.'),
    never(
      'domain-imports-nothing-of-ours',
      { path: room('domain'), pathNot: '\\.test\\.ts$' },
      { path: '^(app|content|server|scripts|tests)/' },
      'The rules stand alone: browser, build and server share them.',
    ),
    never(
      'app-never-imports-server',
      { path: room('app') },
      { path: room('server') },
      'What the browser runs knows nothing of the server.',
    ),
    never(
      'server-imports-domain-only',
      { path: room('server') },
      { path: '^(app|content|scripts)/' },
      'The server reads what the build wrote, never the sources.',
    ),
    never(
      'content-holds-no-interface',
      { path: room('content') },
      { path: '^(app|server)/' },
      'Content is read by pages, not the other way round.',
    ),
    never(
      'routes-are-apart',
      { path: '^app/routes/([^/]+)/' },
      { path: '^app/routes/', pathNot: '^app/routes/$1/' },
      'What two routes share is a section.',
    ),
    never(
      'sections-below-routes',
      { path: '^app/(sections|forms|ui)/' },
      { path: '^app/routes/' },
      'Arrows point down: routes, sections, forms, ui.',
    ),
    never(
      'forms-below-sections',
      { path: '^app/(forms|ui)/' },
      { path: '^app/sections/' },
      'Arrows point down: routes, sections, forms, ui.',
    ),
    never(
      'layout-below-sections',
      { path: '^app/layout/' },
      { path: '^app/(routes|sections|forms)/' },
      'Arrows point down: every page has the same layout.',
    ),
    never(
      'ui-knows-no-content',
      { path: '^app/ui/' },
      { path: '^(app/(forms|layout|seo)|content/(data|load/(load-content|site)))' },
      'Primitives take what they show.',
    ),
    never(
      'browser-imports-domain-only',
      { path: '^app/browser/' },
      { path: '^(app/(?!browser/)|content/)' },
      'What is true of the browser knows no component and no content.',
    ),
    never(
      'seo-imports-content-and-domain-only',
      { path: '^app/seo/' },
      { path: '^app/(?!seo/)' },
      'Head tags and JSON-LD are made of content.',
    ),
    never(
      'storage-below-all',
      { path: '^server/storage/' },
      { path: '^server/(?!storage/|config/)' },
      'Arrows point down: http, submissions, storage.',
    ),
    never(
      'submissions-above-storage',
      { path: '^server/submissions/' },
      { path: '^server/(?!submissions/|storage/|config/)' },
      'Arrows point down: http, submissions, storage.',
    ),
    never(
      'http-and-notifications-apart',
      { path: '^server/(http|notifications)/' },
      { path: '^server/(http|notifications|cli)/', pathNot: '^server/$1/' },
      'A submission reaches its notifications through the outbox only.',
    ),
    never(
      'sql-in-storage-only',
      { path: room('server'), pathNot: '^server/(storage/|.*\\.test\\.ts$|test-support/)' },
      { path: '(kysely|node:sqlite|sqlite$)' },
      'One place holds the SQL.',
    ),
  ],
  options: {
    exclude: { path: '(\\.test\\.ts$|^server/test-support/)' },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    // TypeScript 7 has no programming interface; swc reads the sources instead.
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
};
