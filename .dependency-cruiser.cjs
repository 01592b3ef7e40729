const TESTS = '\\.(test|stories)\\.tsx?$|^packages/[^/]+/(test|testing|contracts)/'
const DOMAIN = '^packages/domain/'
const vendor = (...names) => `^node_modules/(${names.join('|')})/`

/** What `from` may not reach. */
const boundary = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to })

module.exports = {
  forbidden: [
    boundary(
      'resolvable',
      {},
      { couldNotResolve: true, pathNot: '^virtual:' },
      'Every import leads somewhere, if only to what a build makes (virtual:).',
    ),
    boundary(
      'no-circular',
      {},
      { circular: true },
      'No file imports itself over others, not even for a type or lazily.',
    ),
    boundary(
      'declared',
      { path: '^packages/[^/]+/src/', pathNot: TESTS },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'] },
      'A package declares what it uses.',
    ),
    boundary(
      'domain-is-pure',
      { path: '^packages/domain/src/', pathNot: TESTS },
      { pathNot: ['^packages/domain/src/', vendor('date-fns', 'valibot')] },
      'The domain depends on date-fns and valibot alone.',
    ),
    boundary(
      'domain-fakes',
      { path: '^packages/domain/testing/', pathNot: '\\.test\\.ts$' },
      { pathNot: [DOMAIN, vendor('date-fns', 'valibot', 'fast-check')] },
      'Fakes and samples need the domain and fast-check: stories use them too.',
    ),
    boundary(
      'domain-suites',
      { path: '^packages/domain/contracts/|^packages/domain/.*\\.test\\.ts$' },
      {
        pathNot: [
          DOMAIN,
          vendor('date-fns', 'valibot', 'fast-check', 'vitest', 'ical\\.js', 'ts-ics', 'prettier'),
        ],
      },
      'Suites and tests of the domain need the domain, vitest, fast-check, ical.js and ts-ics to compare calendars with, and Prettier to read Markdown.',
    ),
    boundary(
      'domain-module-faces',
      { path: '^packages/domain/src/([^/]+)/', pathNot: TESTS },
      { path: '^packages/domain/src/', pathNot: ['^packages/domain/src/$1/', '/index\\.ts$'] },
      'Modules of the domain meet at their index.ts.',
    ),
    boundary(
      'local-adapter-deps',
      { path: '^packages/adapters-local/src/', pathNot: TESTS },
      { pathNot: ['^packages/adapters-local/src/', '^packages/domain/src/', vendor('localforage')] },
      'The local adapter depends on the domain and on localforage.',
    ),
    boundary(
      'firebase-adapter-deps',
      { path: '^packages/adapters-firebase/src/', pathNot: TESTS },
      {
        pathNot: [
          '^packages/adapters-firebase/src/',
          '^packages/domain/src/',
          vendor('firebase', '@firebase'),
        ],
      },
      'The Firebase adapter depends on the domain and on firebase.',
    ),
    boundary(
      'firebase-folders-in-order',
      { path: '^packages/adapters-firebase/src/(auth|write-status)/', pathNot: TESTS },
      { path: '^packages/adapters-firebase/src/(documents|archive|user-scope)/' },
      'The documents need the status of a write and the session, and never the other way round.',
    ),
    boundary(
      'package-entries',
      { path: '^packages/([^/]+)/' },
      {
        path: '^packages/',
        pathNot: [
          '^packages/$1/',
          '^packages/domain/src/[^/]+/index\\.ts$',
          '^packages/(domain/(testing|contracts)|adapters-[^/]+/src)/index\\.ts$',
        ],
      },
      'Packages meet at the entries of their package.json.',
    ),
    boundary(
      'fakes-are-for-tests',
      { path: '^packages/', pathNot: TESTS },
      { path: '^packages/domain/(testing|contracts)/' },
      'What ships never needs a fake or a suite.',
    ),
    boundary(
      'composition-only',
      { path: '^packages/ui/src/', pathNot: '^packages/ui/src/composition/' },
      {
        path: [
          '^packages/adapters-',
          vendor('inversify', '@inversifyjs', 'reflect-metadata', 'firebase', '@firebase', 'localforage'),
        ],
      },
      'Only composition/ meets adapters and the container.',
    ),
    boundary(
      'no-vendor-in-composition',
      { path: '^packages/ui/src/composition/' },
      { path: vendor('firebase', '@firebase', 'localforage') },
      'Composition meets adapters at their entries, never their vendors.',
    ),
    boundary(
      'features-stand-alone',
      { path: '^packages/ui/src/features/([^/]+)/' },
      { path: '^packages/ui/src/features/', pathNot: '^packages/ui/src/features/$1/' },
      'A feature never imports a feature.',
    ),
    boundary(
      'modules-meet-features-at-their-face',
      { path: '^packages/ui/src/modules/', pathNot: TESTS },
      {
        path: '^packages/ui/src/features/',
        pathNot: '/features/[^/]+/((module-ui|agenda|quick-line)\\.ts|(\\w+Screen|DashboardCard)\\.tsx)$',
      },
      'The registry of modules meets a feature at its module-ui.ts, its agenda.ts, its quick-line.ts, its card and its screen.',
    ),
    boundary(
      'module-parts-are-for-all-modules',
      {
        path: '^packages/ui/src/',
        pathNot: [
          '^packages/ui/src/(modules|features/(dashboard|spotlight))/',
          '^packages/ui/src/app/use-undo-owner',
          TESTS,
        ],
      },
      { path: '^packages/ui/src/modules/(parts|agenda-parts|services|use-sources|ModuleCards)\\.' },
      'Something of every module comes with them: only the screens that span all modules ask for it.',
    ),
    boundary(
      'shared-parts-know-no-feature',
      { path: '^packages/ui/src/(components|hooks|theme)/', pathNot: TESTS },
      { path: '^packages/ui/src/(features|app|composition)/' },
      'Shared parts know no feature, no route and no wiring.',
    ),
  ],
  options: {
    doNotFollow: { path: '^node_modules' },
    exclude: { path: '^packages/[^/]+/dist|^\\.tsbuild' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
