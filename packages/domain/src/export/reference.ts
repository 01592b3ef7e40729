import { type IsoDate } from '../kernel/index.ts'
import { authorsOf, citedName, hasMoreAuthors, nameOf, pageWords, type Reading } from '../reading/index.ts'
import { bold, italic, plain, type Run } from './runs.ts'

/** What a reference is made of. */
export type Referenced = Pick<
  Reading,
  'titulo' | 'autor' | 'tipo' | 'editora' | 'ano' | 'edicao' | 'local' | 'doi' | 'linkCompra'
>

/** The reference of a reading as ABNT NBR 6023:2025 writes it, as far as its fields tell. `today` is the day on which its link was open. */
export function referenceOf(reading: Referenced, today: IsoDate): readonly Run[] {
  const parts = [authorRuns(reading), ...bodyOf(reading), doiRuns(reading), accessRuns(reading, today)]
  return parts
    .filter((part) => part.length > 0)
    .flatMap((part, at) => [...(at > 0 ? [plain(' ')] : []), ...ended(part)])
}

type Runs = readonly Run[]
/** What makes a sentence each: each ends with a full stop. */
type Sentences = readonly Runs[]

const THESIS = /^(?:tese|disserta[cç][aã]o|trabalho de conclus[aã]o|monografia|tcc)\b/i
const EVENT =
  /^(?:anais|atas|proceedings|congresso|simp[oó]sio|semin[aá]rio|encontro|jornada|workshop|confer[eê]ncia)\b/i

function bodyOf(reading: Referenced): Sentences {
  const { tipo, editora, edicao } = reading
  if (THESIS.test(edicao)) return thesisOf(reading)
  if (tipo === 'Paper' && EVENT.test(editora)) return eventOf(reading)
  if ((tipo === 'Artigo' || tipo === 'Paper') && editora !== '') return articleOf(reading)
  return bookOf(reading)
}

function bookOf(reading: Referenced): Sentences {
  return [
    titleRuns(reading, true),
    edition(reading.edicao),
    imprint(reading),
    MEDIA[reading.tipo] === undefined ? [] : [plain(MEDIA[reading.tipo]!)],
  ]
}
const MEDIA: Partial<Record<Reading['tipo'], string>> = { 'E-book': 'E-book', Audiobook: 'Audiolivro' }

/** Of an article the journal stands out, and the place in it comes before the year. */
function articleOf(reading: Referenced): Sentences {
  const { editora, local, edicao, ano } = reading
  const place = local === '' ? NO_PLACE : plain(local)
  const rest = [edicao, ano].filter((part) => part !== '').join(', ')
  return [
    titleRuns(reading, false),
    [bold(editora), plain(', '), place, ...(rest === '' ? [plain(', '), NO_YEAR] : [plain(`, ${rest}`)])],
  ]
}

/** A paper of an event: its proceedings stand out. */
function eventOf(reading: Referenced): Sentences {
  const { editora, local, edicao, ano } = reading
  const event = editora.replace(/^(?:anais|atas|proceedings)\s+(?:d[aeo]s?|of(?: the)?)\s+/i, '')
  const where = [ano, local].filter((part) => part !== '').join(', ')
  return [
    titleRuns(reading, false),
    [italic('In'), plain(`: ${event.toLocaleUpperCase('pt-BR')}${where && `, ${where}`}`)],
    [bold('Anais'), plain(' […]')],
    imprint({ ...reading, editora: '' }),
    edicao === '' ? [] : [plain(edicao)],
  ]
}

/** A thesis: what it is, its university, its place and its year. */
function thesisOf(reading: Referenced): Sentences {
  const { edicao, editora, local, ano } = reading
  const school = [editora, local].filter((part) => part !== '').join(', ')
  const year = ano === '' ? NO_YEAR : plain(ano)
  return [titleRuns(reading, true), [year], [plain(`${edicao}${school && ` – ${school}`}, `), year]]
}

const NO_PLACE = italic('[s. l.]')
const NO_PUBLISHER = italic('[s. n.]')
const NO_YEAR = italic('[s. d.]')

function imprint({ local, editora, ano }: Pick<Referenced, 'local' | 'editora' | 'ano'>): Runs {
  const year = ano === '' ? NO_YEAR : plain(ano)
  if (local === '' && editora === '') return [italic('[s. l.: s. n.]'), plain(', '), year]
  return [
    local === '' ? NO_PLACE : plain(local),
    plain(': '),
    editora === '' ? NO_PUBLISHER : plain(editora),
    plain(', '),
    year,
  ]
}

/** «2», «2ª edição», «4ª edição revista e ampliada». */
const EDITION =
  /^(\d{1,3})(?:\s*[ªaº.])?\s*(?:ed(?:i[cç][aã]o|\.)?)?((?:[\s,]+(?:e|rev(?:ista)?|ampl(?:iada)?|atual(?:izada)?)\b\.?)*)$/i

/** «2. ed.», «4. ed. rev. e ampl.»; what is written otherwise stays so. */
function edition(edicao: string): Runs {
  const typed = edicao.trim()
  const [, number, more = ''] = EDITION.exec(typed) ?? []
  const changes = more.replaceAll(/(rev|ampl|atual)\w*\.?/gi, '$1.')
  return typed === '' ? [] : [plain(number === undefined ? typed : `${number}. ed.${changes}`)]
}

/** The title up to its colon stands out; of what has no author the first word is in capitals instead, and a short one with the word behind it. */
function titleRuns(reading: Referenced, standsOut: boolean): Runs {
  const title = reading.titulo.trim()
  if (authorsOf(reading.autor).length === 0) return [plain(capitalStart(title))]
  const colon = title.indexOf(':')
  if (!standsOut) return [plain(title)]
  return colon < 0 ? [bold(title)] : [bold(title.slice(0, colon)), plain(title.slice(colon))]
}

function capitalStart(title: string): string {
  const words = title.split(' ')
  const capitals = (words[0] ?? '').length <= 3 ? 2 : 1
  return words.map((word, at) => (at < capitals ? word.toLocaleUpperCase('pt-BR') : word)).join(' ')
}

/** How many authors are named before «et al.» stands for all but the first. */
const MOST_AUTHORS = 3

/** SURNAME, Given names; from four on the first and «et al.». What all of them did stands once, behind the last. */
function authorRuns({ autor }: Pick<Referenced, 'autor'>): Runs {
  const { names, isShort } = namedAuthors(autor)
  if (names.length === 0) return []
  const shared = sharedRole(authorsOf(autor).map((name) => nameOf(name).role))
  const said = names.map((name) => {
    const { family, given, unit, role } = nameOf(name)
    const words = [family.toLocaleUpperCase('pt-BR'), given].filter((part) => part !== '').join(', ')
    return `${words}${unit === undefined ? '' : `. ${unit}`}${shared ? '' : inBrackets(role)}`
  })
  const end = inBrackets(shared)
  return [
    plain(said.join('; ')),
    ...(isShort ? [plain(' '), italic('et al.')] : []),
    ...(end === '' ? [] : [plain(end)]),
  ]
}

const inBrackets = (role: string | undefined): string => (role === undefined ? '' : ` (${role})`)

/** The role of all: each has it, or the last has it in the plural. */
function sharedRole(roles: readonly (string | undefined)[]): string | undefined {
  const last = roles.at(-1)
  const others = roles.slice(0, -1)
  const isShared =
    others.every((role) => role === last) ||
    (last?.endsWith('s.') && others.every((role) => role === undefined))
  return isShared ? last : undefined
}

/** The authors that a reference names, and whether «et al.» stands for the others. */
export function namedAuthors(autor: string): {
  readonly names: readonly string[]
  readonly isShort: boolean
} {
  const all = authorsOf(autor)
  const isShort = all.length > MOST_AUTHORS || (all.length > 0 && hasMoreAuthors(autor))
  return { names: isShort ? all.slice(0, 1) : all, isShort }
}

const doiRuns = ({ doi }: Referenced): Runs => (doi === '' ? [] : [plain(`DOI: https://doi.org/${doi}`)])

const MONTHS = [
  'jan.',
  'fev.',
  'mar.',
  'abr.',
  'maio',
  'jun.',
  'jul.',
  'ago.',
  'set.',
  'out.',
  'nov.',
  'dez.',
]

/** Where it is read; of a printed book the link is that of a shop. */
function accessRuns({ linkCompra, tipo }: Referenced, today: IsoDate): Runs {
  if (linkCompra === '' || tipo === 'Livro' || tipo === 'Audiobook') return []
  const [year, month, day] = today.split('-')
  const date = `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`
  return [plain(`Disponível em: ${linkCompra}. Acesso em: ${date}`)]
}

/** A sentence with its full stop, unless it ends with one. */
function ended(runs: Runs): Runs {
  const text = runs.at(-1)?.text ?? ''
  return /[.?!]$/.test(text) ? runs : [...runs, plain('.')]
}

/** The citation in a text as NBR 10520 writes it: «(Freire, 2019, p. 34)». */
export function citationOf(reading: Referenced, page = ''): readonly Run[] {
  const { names, isShort } = namedAuthors(reading.autor)
  const who: Runs =
    names.length === 0
      ? [plain(shortTitle(reading.titulo))]
      : [plain(names.map(citedName).join('; ')), ...(isShort ? [plain(' '), italic('et al.')] : [])]
  const year = reading.ano === '' ? NO_YEAR : plain(reading.ano)
  const place = pageWords(page)
  return [plain('('), ...who, plain(', '), year, plain(`${place && `, ${place}`})`)]
}

/** The first word of a title, with the one behind a short one. */
function shortTitle(title: string): string {
  const words = title.trim().split(' ')
  const start = words.slice(0, (words[0] ?? '').length <= 3 ? 2 : 1)
  return start.length < words.length ? `${start.join(' ').replace(/[,:;.]$/, '')} […]` : start.join(' ')
}
