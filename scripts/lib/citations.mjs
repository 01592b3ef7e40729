const ID = String.raw`§\d(?:\.\d{1,2})?|[A-Z]\d{1,2}`
/** A rule begins a heading or stands in bold at the begin of a paragraph or of a point of a list. */
const RULE = new RegExp(String.raw`^(?:#{2,4} |(?:- )?\*\*)(${ID}) (.+?)(?:\.?\*\*|$)`)

/** The rules of the specification in its order: the id of each, its name, the heading of its chapter and its words. */
export function rulesOf(specification) {
  const rules = []
  let chapter = ''
  for (const line of specification.split('\n')) {
    const [, heading] = /^## (.+)/.exec(line) ?? []
    if (heading) chapter = heading
    const [, id, name] = RULE.exec(line) ?? []
    if (id) rules.push({ id, name, chapter, words: '' })
    if (rules.length > 0) rules.at(-1).words += `${line}\n`
  }
  return rules
}

/** The ids that the specification defines. */
export const definedIds = (specification) => new Set(rulesOf(specification).map(({ id }) => id))

const SECTION_OR_FIGURE = /§\d(?:\.\d{1,2})?|(?<![\w'"`#/:.-])[BDILPRSW]\d{1,2}(?![\w'"`:.-]\w|\w)/g
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

/** The name of a test, also behind the cases of `it.each`, or what a script of ours calls its checks. */
const TITLE = /(?:\b(?:describe|it|test|bytes|count|log)[\w.]*|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g
const CITED = new RegExp(String.raw`\(((?:${ID})(?:, (?:${ID}))*)\)`, 'g')
const TAGS = /\btags: \[([^\]]*)\]/g
const IS_ID = new RegExp(`^(?:${ID})$`)

/** The rules that a file of tests proves, as often as it says so: in brackets in the title of a test, or as a tag of a story. */
export function provedIds(code) {
  const titles = [...code.matchAll(TITLE)].flatMap(([, , title]) => [...title.matchAll(CITED)])
  const tags = [...code.matchAll(TAGS)].flatMap(([, words]) => words.split(','))
  return [
    ...titles.flatMap(([, ids]) => ids.split(', ')),
    ...tags.map((tag) => tag.trim().replaceAll("'", '')).filter((tag) => IS_ID.test(tag)),
  ]
}
