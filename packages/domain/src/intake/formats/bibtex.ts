import { isSafeUrl, LIMITS } from '../../kernel/index.ts'
import { READING_TYPES, readDoi, readIsbn, type ReadingDraft } from '../../reading/index.ts'
import { type BibEntry, type BibPart, parseBibtex } from '../bibtex.ts'
import { decodeLatex } from '../bibtex-text.ts'
import { categoryOf } from '../book-values.ts'
import type { Line } from '../line.ts'
import { BOOKS, type BookFormat, type BookItem, itemLine } from '../record-item.ts'

/** An entry, in a text without runs of white space. */
const ENTRY = /(?:^|\n) ?@ ?[a-z]+ ?[{(]\s?[^\s{}()",=]{0,200}\s?,?\s?[a-z]+ ?=/i

/** BibTeX, as Google Acadêmico, Zotero, Mendeley and JabRef write it. */
export const bibtex: BookFormat = {
  id: 'bibtex',
  kind: 'books',
  name: 'BibTeX',
  recognise: (text) => ENTRY.test(withoutRuns(text.slice(0, 100_000))),
  read: (text) => ({ lines: parseBibtex(text).map(lineOf) }),
}

const withoutRuns = (text: string): string =>
  text
    .replaceAll('\r', '\n')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/\n\s*/g, '\n')

function lineOf({ at, entry, broken, aside }: BibPart): Line<BookItem> {
  if (entry) return bookLine(at, entry)
  return broken === undefined ? { at, none: aside } : { at, refused: `Linha ${at}: ${broken}.` }
}

function bookLine(at: number, { type, fields, unknown }: BibEntry): Line<BookItem> {
  const of = (...names: readonly string[]): string =>
    names.map((name) => decodeLatex(fields[name] ?? '')).find((value) => value !== '') ?? ''
  const short = (...names: readonly string[]): string => of(...names).replaceAll('\n', ' ')
  const told = unknown.map((word) => `“${word}” não tem @string e ficou de fora`)
  const site = isSafeUrl(short('howpublished')) ? short('howpublished') : ''
  const [link, isbn, doi] = [short('url') || site, isbnIn(short('isbn')), readDoi(short('doi'))]
  if (link !== '' && !isSafeUrl(link)) told.push(`Link “${link}” não é um endereço e ficou de fora`)
  if (!isbn && short('isbn') !== '') told.push(`ISBN ${short('isbn')} não confere e ficou de fora`)
  if (!doi && short('doi') !== '') told.push(`DOI “${short('doi')}” não foi entendido`)
  const category = categoryOf(short('keywords').split(/[,;]/))
  if (category) told.push(`Palavra-chave “${category.shelf.trim()}”: categoria ${category.category}`)
  const pages = short('pagetotal')
  const [typed, names] = [short('autor'), namesIn(fields['author'] ?? fields['editor'] ?? '')]
  return itemLine(at, BOOKS, {
    fields: {
      titulo: [short('title'), short('subtitle')].filter(Boolean).join(': '),
      // As it was typed in Caderno, unless another program has changed the names since.
      autor: typed && lettersOf(typed) === lettersOf(names.join()) ? typed : fitting(names, told),
      tipo: typeIn(type, short('entrysubtype')),
      editora: short(
        ...(HOLDERS[type] ?? []),
        'publisher',
        'school',
        'institution',
        'organization',
        ...(site ? [] : ['howpublished']),
      ),
      ano: short('year') || short('date').slice(0, 4),
      edicao: editionIn(type, short),
      local: short('address', 'location'),
      descricao: of('abstract'),
      notas: of('annote', 'annotation', 'note'),
      paginasTotal: /^\d{1,5}$/.test(pages) ? Number(pages) : 0,
      isbn: isbn ?? '',
      doi: doi ?? '',
      linkCompra: isSafeUrl(link) ? link : '',
      ...(category && { categoria: category.category }),
    },
    told,
  })
}

/** Zotero writes the ISBN of every edition: the first that is one counts. */
const isbnIn = (text: string): string | undefined =>
  [text, ...text.split(/[\s,;]+/)].map(readIsbn).find((isbn) => isbn !== undefined)

/** Where what is no book of its own appeared. */
const HOLDERS: Readonly<Record<string, readonly string[]>> = {
  article: ['journal', 'journaltitle'],
  inproceedings: ['booktitle'],
  conference: ['booktitle'],
}
const isInSerial = (type: string): boolean => Object.hasOwn(HOLDERS, type)

const MORE = 'et al.'

/** What names have in common however they are divided. */
const lettersOf = (names: string): string =>
  names.replaceAll(/\b(?:and|e|et al|others|outros)\b|[^\p{L}\d]/giu, '')

/** The names in one field: a paper may have more of them than it holds, and then it has the first ones. */
function fitting(names: readonly string[], told: string[]): string {
  const all = names.join('; ')
  if (names.length === 1 || [...all].length <= LIMITS.short) return all
  let shown = names.length - 1
  while (shown > 1 && [...names.slice(0, shown), MORE].join('; ').length > LIMITS.short) shown -= 1
  told.push(`Autores: ${shown} de ${names.length} couberam`)
  return [...names.slice(0, shown), MORE].join('; ')
}

/** The names between `and`, but for one that braces hold. */
function namesIn(raw: string): readonly string[] {
  const names: string[] = ['']
  let depth = 0
  for (const part of raw.replaceAll(/\s+/g, ' ').split(/([{}]| and )/)) {
    if (part === '{') depth += 1
    if (part === '}') depth -= 1
    if (depth === 0 && part === ' and ') names.push('')
    else names[names.length - 1] += part
  }
  return names
    .map((name) => decodeLatex(name).replaceAll('\n', ' '))
    .filter((name) => name !== '')
    .map((name) => (name === 'others' ? MORE : name))
}

const TYPES: Readonly<Record<string, ReadingDraft['tipo']>> = {
  article: 'Artigo',
  inproceedings: 'Paper',
  conference: 'Paper',
  manual: 'Manual',
}
const typeIn = (type: string, subtype: string): ReadingDraft['tipo'] =>
  READING_TYPES.find((known) => known === subtype) ?? (Object.hasOwn(TYPES, type) ? TYPES[type]! : 'Livro')

const THESES: Readonly<Record<string, string>> = {
  phdthesis: 'Tese (Doutorado)',
  mastersthesis: 'Dissertação (Mestrado)',
}

/** The edition of a book; of an article the place in its journal, of a thesis what it is. */
function editionIn(type: string, short: (...names: readonly string[]) => string): string {
  if (Object.hasOwn(THESES, type) || type === 'thesis') return short('type') || (THESES[type] ?? 'Tese')
  if (!isInSerial(type)) return short('edition')
  const pages = short('pages').replaceAll(/[–—]/g, '-')
  return (
    [
      ['v.', short('volume')],
      ['n.', short('number', 'issue')],
      ['p.', pages],
    ]
      .flatMap(([mark, value]) => (value ? [`${mark} ${value}`] : []))
      .join(', ') || short('edition')
  )
}
