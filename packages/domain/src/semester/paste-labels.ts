import type { Span } from './timetable-tokens.ts'

/** A label on its own: with nothing behind it, or at the end of the text. */
const TEACHER = String.raw`(?:docentes?|professor(?:a|es)?)\s*:|profª?a?(?:[.ª:]+|(?=\s))`
/** What a label names ends with its cell, a dash, a comma, a bracket, the timetable, which is blank here, or `end`. */
const named = (label: string, end = '') =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${label})[^\S\t]*((?:(?!\s[-–—]\s|\s{3}|[\t,;()|]${end})[^\n])*)`,
    'giu',
  )
/** «Prof. Ana Silva», «Docente: Ana Silva», whom a room ends, too; «Local: A1», «Sala: A1». */
const LABELLED = {
  professor: named(TEACHER, String.raw`|\s(?:sala|lab|bloco)[\s:]`),
  local: named(String.raw`(?:local|sala)\s*:`),
}
/** «Cálculo sala A204», «Cálculo (Lab 2)» before the hours. */
const ROOM_LAST =
  /(?<=\S\s+(?:[-–—]\s+)?)(?:sala\s+(?:[A-Z]{0,4}[- ]?\d{1,4}[A-Z]?|virtual)(?=\s*[-–—,;]?\s*$)|\((?:sala|lab|bloco|audit)[^()]*\)(?=\s*$))/iu
/** They say what stands behind them, and nothing by themselves. */
const HEADERS = /(?<![\p{L}\p{N}])(?:disciplina|hor[áa]rios?|dias?|aulas)\s*:/giu
/** «Gestão da sala» is a name. */
const LAST_WORD =
  /(?<=\S\s+)(?<!(?<!\p{L})(?:d[aeo]|n[ao]|s?em|[aeà])\s+)(?:sala|local|hor[áa]rios?|turma)(?=[\s:–—-]*$)/iu
/** What belongs to no field: «4 créditos», «vagas: 40», «(2024.1)», «P:» before the hours of the practical part, the number of a diário of SUAP and its turma («20261.4.0401.1M»). */
const ASIDE =
  /(?<![\p{L}\p{N}.])(?:(?<=^\s*)\d{4,8}(?= ?[-–—] ?[A-Z]{2,6}[-.]?\d{2,6}(?!\d))|\d{5}\.\d\.\d+\.\d[MTVNI]|\((?:19|20)\d\d\.[1-4]\)|(?:[TP]|te[óo]ric[ao]s?|pr[áa]tic[ao]s?)\s*:(?=\s)|\d{1,3} ?(?:cr(?:[ée]d(?:itos?|s)?)?|vagas?)|(?:vagas?|cr[ée]ditos?):? ?\d{1,3})(?![\p{L}\p{N}])\.?/giu

const blanked = (text: string, { index, 0: found }: RegExpExecArray | RegExpMatchArray): string =>
  text.slice(0, index) + ' '.repeat(found.length) + text.slice(index! + found.length)

/** «Dias: seg Horário: 8h-10h» without its labels: all positions stay. */
export const withoutHeaders = (text: string): string => [...text.matchAll(HEADERS)].reduce(blanked, text)

/** The teacher that a label names, and the text without both: all positions stay. */
export function teacherIn(text: string): { readonly rest: string; readonly professor: string } {
  const found = [...text.matchAll(LABELLED.professor)].filter(([, name]) => /\p{L}/u.test(name!))
  return { rest: found.reduce(blanked, text), professor: found.map(([, name]) => name!.trim()).join(', ') }
}

/** Figures of a line that a subject has no field for. */
export const asidesIn = (text: string): readonly (Span & { readonly said: string })[] =>
  Array.from(text.matchAll(ASIDE), ({ 0: said, index }) => ({ said, from: index, to: index + said.length }))

/** The room that stands before the hours, and the name without it and without a label that names nothing. */
export function roomBefore(text: string): { readonly head: string; readonly room: string } {
  const labelled = [...text.matchAll(LABELLED.local)].filter(([, room]) => /[\p{L}\p{N}]/u.test(room!))
  const last = ROOM_LAST.exec(text)
  const rooms = labelled.length > 0 || !last ? labelled : [last]
  const room = rooms
    .map(([whole, name]) => (/:/.test(whole) ? name! : whole.replace(/^\(|\)$/g, '')).trim())
    .join(', ')
  return { head: rooms.reduce(blanked, text).replace(LAST_WORD, ''), room }
}

/** «Local: A1» behind the hours is A1, and a label alone nothing, in a text without spaces and marks at its ends. */
export const roomBehind = (text: string): string =>
  text.replace(/^(?:sala|local|turma)$|(?<=^\(?)(?:local|sala)\s*:\s*/iu, '')
