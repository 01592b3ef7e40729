/** What Moodle writes behind the name of what is due. */
const DUE = [
  /(?:est[áa] )?marcad[oa](?:\(a\))? para esta data$/i,
  /deve ser (?:entregue|conclu[íi]d[oa](?:\(a\))?) nesta data$/i,
  /is due(?: \(extension\))?$/i,
  /should be completed$/i,
  /(?:closes|fecha|encerra)$/i,
]
/** The same of what is not due then: it opens, or the teacher is to grade it. */
const NOT_DUE = [/(?:opens|abre)$/i, /is due to be graded$/i, /deve ser avaliad[oa](?:\(a\))? nesta data$/i]

/** The name of an event without what Moodle adds, and whether something is due then. */
export function nameOf(summary: string): { readonly titulo: string; readonly isDue: boolean } {
  const text = summary.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
  const notDue = NOT_DUE.find((ending) => ending.test(text))
  const ending = notDue ?? DUE.find((one) => one.test(text))
  const name = ending ? text.replace(ending, '').trim() : text
  return { titulo: name === '' ? text : name, isDue: !notDue }
}
