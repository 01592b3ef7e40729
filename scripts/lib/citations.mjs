/** The ids that the specification defines: those with which its headings begin. */
export const definedIds = (specification) =>
  new Set([...specification.matchAll(/^#{2,4} (§\d|[A-Z]\d{1,2}) /gm)].map(([, id]) => id))

const SECTION_OR_FIGURE = /§\d|(?<![\w'"`#/:.-])[DPR]\d{1,2}(?![\w'"`:.-]\w|\w)/g
const BENCHMARK_ROW = /(?<=^\| |row\('|id: ')[A-Z]\d{1,2}(?= \||')/gm

/** The ids that a file cites: sections, decisions and figures anywhere in its words, rows of the benchmarks where they are reported. */
export function citedIds(file, text) {
  const words = /\.(?:md|rules)$/.test(file) ? text : wordsOf(text)
  const rows = /^bench\/|^docs\/benchmarks\.md$/.test(file) ? [...text.matchAll(BENCHMARK_ROW)] : []
  return [...new Set([...words.matchAll(SECTION_OR_FIGURE), ...rows].map(([id]) => id))]
}

/** Comments, and the titles of tests: what is for people to read in code. */
const wordsOf = (code) =>
  [...code.matchAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|\b(?:describe|it|test)(?:\.\w+)*\([^\n]*/g)]
    .map(([words]) => words)
    .join('\n')
