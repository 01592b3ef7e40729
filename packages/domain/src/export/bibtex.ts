import { encodeLatex } from '../intake/index.ts'
import { foldText } from '../kernel/index.ts'
import { authorsOf, hasMoreAuthors, nameOf, type Reading } from '../reading/index.ts'

type Fields = Readonly<Record<string, string>>
interface Entry {
  readonly type: string
  readonly fields: Fields
}

/** Readings as BibTeX, which the intake reads back. */
export function printBibtex(readings: readonly Reading[]): string {
  const keyOf = keysOnce()
  return readings.map((reading) => printEntry(keyOf(reading), entryOf(reading))).join('\n')
}

function printEntry(key: string, { type, fields }: Entry): string {
  const lines = Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `  ${name} = {${value}},\n`)
  return `@${type}{${key},\n${lines.join('')}}\n`
}

/** «freire2019», with a letter behind it where it was given before. */
function keysOnce(): (reading: Reading) => string {
  const given = new Map<string, number>()
  return ({ autor, titulo, ano }) => {
    const [first] = authorsOf(autor)
    const word = first === undefined ? (titulo.split(' ')[0] ?? '') : nameOf(first).family
    const key = `${foldText(word).replaceAll(/[^a-z0-9]/g, '') || 'item'}${/\d{4}/.exec(ano)?.[0] ?? ''}`
    const times = given.get(key) ?? 0
    given.set(key, times + 1)
    return times === 0 ? key : `${key}-${times + 1}`
  }
}

function entryOf(reading: Reading): Entry {
  const { tipo } = reading
  const { type, fields, subtype } = KINDS[kindOf(reading)](reading)
  return {
    type,
    fields: {
      author: authorValue(reading.autor),
      // A field of Caderno's own: by `author` «Ana Souza e Rui Melo» is «Ana Souza; Rui Melo».
      autor: encodeLatex(reading.autor === listed(reading.autor) ? '' : reading.autor),
      title: encodeLatex(reading.titulo),
      ...fields,
      year: encodeLatex(reading.ano),
      address: encodeLatex(reading.local),
      isbn: encodeLatex(reading.isbn),
      doi: encodeLatex(reading.doi),
      url: encodeLatex(reading.linkCompra),
      abstract: encodeLatex(reading.descricao),
      pagetotal: reading.paginasTotal === 0 ? '' : String(reading.paginasTotal),
      keywords: encodeLatex(reading.categoria),
      entrysubtype: tipo === subtype ? '' : encodeLatex(tipo),
    },
  }
}

const THESIS = /^(?:tese|disserta[cç][aã]o)\b/i

type Kind = 'article' | 'inproceedings' | 'thesis' | 'manual' | 'book'
function kindOf({ tipo, edicao }: Reading): Kind {
  if (tipo === 'Artigo') return 'article'
  if (tipo === 'Paper') return 'inproceedings'
  if (THESIS.test(edicao)) return 'thesis'
  return tipo === 'Manual' ? 'manual' : 'book'
}

/** What each kind of entry is called, what its fields hold, and which type of reading it is without saying so. */
const KINDS: Readonly<Record<Kind, (reading: Reading) => Entry & { readonly subtype: Reading['tipo'] }>> = {
  article: ({ editora, edicao }) => ({
    type: 'article',
    fields: { journal: encodeLatex(editora), ...placeIn(edicao) },
    subtype: 'Artigo',
  }),
  inproceedings: ({ editora, edicao }) => ({
    type: 'inproceedings',
    fields: { booktitle: encodeLatex(editora), ...placeIn(edicao) },
    subtype: 'Paper',
  }),
  thesis: ({ editora, edicao }) => ({
    type: /^tese/i.test(edicao) ? 'phdthesis' : 'mastersthesis',
    fields: { school: encodeLatex(editora), type: encodeLatex(edicao) },
    subtype: 'Livro',
  }),
  manual: ({ editora, edicao }) => ({
    type: 'manual',
    fields: { organization: encodeLatex(editora), edition: encodeLatex(edicao) },
    subtype: 'Manual',
  }),
  book: ({ editora, edicao }) => ({
    type: 'book',
    fields: { publisher: encodeLatex(editora), edition: encodeLatex(edicao) },
    subtype: 'Livro',
  }),
}

const PLACE = /^(?:v\. ([^,]+))?(?:(?:^|, )n\. ([^,]+))?(?:(?:^|, )p\. ([^–—]+))?$/

/** «v. 12, n. 3, p. 1-20» in its fields; what is written otherwise is an edition. */
function placeIn(edicao: string): Fields {
  const [, volume = '', number = '', pages = ''] = PLACE.exec(edicao) ?? []
  return volume + number + pages === ''
    ? { edition: encodeLatex(edicao) }
    : { volume: encodeLatex(volume), number: encodeLatex(number), pages: encodeLatex(pages) }
}

const withMore = (autor: string, names: readonly string[], more: string): readonly string[] =>
  names.length > 0 && hasMoreAuthors(autor) ? [...names, more] : names

/** The authors as the intake writes those that it reads. */
const listed = (autor: string): string => withMore(autor, authorsOf(autor), 'et al.').join('; ')

/** An institution is one name, whatever words it has, and so is what has the word between names in it. */
function authorValue(autor: string): string {
  const names = authorsOf(autor).map((name) => {
    const isWhole = (nameOf(name).given === '' && name.includes(' ')) || /(?:^| )and(?: |$)/.test(name)
    return isWhole ? `{${encodeLatex(name)}}` : encodeLatex(name)
  })
  return withMore(autor, names, 'others').join(' and ')
}
