import { provedIds, rulesOf } from './citations.mjs'

/** The files whose tests prove rules: all but those of the tools that read them. */
export const isProof = (file) =>
  (/\.(?:test|spec|stories)\.tsx?$|^packages\/domain\/contracts\//.test(file) &&
    !/^tools\/(?:boundaries|docs)\//.test(file)) ||
  /^scripts\/(?:budget|hosting)\.mjs$/.test(file)

/** Why nothing here can prove a rule, where the specification says so. */
const excuse = ({ words }) => /No test: .*/.exec(words)?.[0]

const HEAD = `# Specification coverage

The tests of each rule of the [specification](specification.md), by the ids in their titles and in the tags of the stories; behind a file stands how
many, where it is not one. Made by \`node scripts/docs.mjs --write\`: \`npm test\` fails while it would write something else.
`

/** The page of the coverage, and what is wrong with it: rules without a test, and ids in tests that are no rule. */
export function coverageOf(specification, files) {
  const rules = rulesOf(specification)
  const tests = new Map(rules.map(({ id }) => [id, []]))
  const unknown = []
  for (const { file, text } of files) {
    const ids = provedIds(text)
    for (const id of new Set(ids)) {
      const count = ids.filter((each) => each === id).length
      if (tests.has(id)) tests.get(id).push(count === 1 ? file : `${file} (${count})`)
      else unknown.push(`${id} in a title or tag of ${file} is no rule`)
    }
  }
  /** A section is proved by the tests of its parts. */
  const hasParts = ({ id }) => rules.some((other) => other.id.startsWith(`${id}.`))
  const shown = rules
    .map((rule) => ({ ...rule, tests: tests.get(rule.id).join(', ') || (excuse(rule) ?? '') }))
    .filter((rule) => rule.tests !== '' || !hasParts(rule))
  const missing = shown.filter((rule) => rule.tests === '')
  return {
    page: HEAD + shown.map(row).join(''),
    problems: [...missing.map(({ id, name }) => `${id} ${name} has no test`), ...unknown],
  }
}

/** A rule's line of the table; the first one of a chapter brings its heading. */
function row({ id, name, chapter, tests }, at, shown) {
  const head = chapter === shown[at - 1]?.chapter ? '' : `\n## ${chapter}\n\n| Rule | Tests |\n|---|---|\n`
  return `${head}| ${id} ${name} | ${tests} |\n`
}
