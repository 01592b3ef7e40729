/** One operator, condition, call or block of the domain changed at a time, and the tests that reach it run on each. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tools/mutants/vitest.config.ts', related: false },
  mutate: ['packages/domain/src/**/*.ts', '!**/*.test.ts'],
  // Sentences, lists and patterns are data: an example names each that matters.
  mutator: { excludedMutations: ['StringLiteral', 'ObjectLiteral', 'ArrayDeclaration', 'Regex'] },
  // What runs once, while a file is loaded, would need a new process for each change.
  ignoreStatic: true,
  // It would rewrite the projects' settings with a compiler's API that TypeScript 7 does not have.
  tsconfigFile: 'none',
  ignorePatterns: ['e2e', 'bench', 'docs', 'packages/ui/dist*', '.tsbuild'],
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: '.reports/mutants.json' },
  incremental: true,
  incrementalFile: '.reports/mutants-incremental.json',
  allowConsoleColors: false,
}
