/** A person, or an institution, which has no given name. */
export interface AuthorName {
  /** «Joaquim Maria Machado de»: a Portuguese particle goes with the given names. */
  readonly given: string
  /** «Assis», «Souza Neto», «Di Cavalcanti». */
  readonly family: string
}

/** What begins a surname of two words: foreign particles, and the first half of some Portuguese ones. */
const BEGINS = /^(?:van|di|del|della|la|le|du|saint|san|santa|santo|são|castelo|esp[ií]rito)$/i
/** What stands behind a surname and is no surname of its own. */
const SUFFIX = /^(?:j[uú]nior|jr\.?|filho|neto|sobrinho|segundo|terceiro|ii|iii)$/i

const ET_AL = /^(?:et al\.?|e outros|and others|others)$/i

/** The names of a field of authors, as they are written: «;» and «e» between them, or commas where each is a name of several words. */
export function authorsOf(text: string): readonly string[] {
  const strong = text.split(/\s*;\s*|\s+(?:&|and)\s+/).map(clean)
  const names = strong.flatMap((part) =>
    part.includes(',') ? commaNames(part) : part.split(/\s+e\s+(?=\p{Lu})/u),
  )
  return names.map(clean).filter((name) => name !== '' && !ET_AL.test(name))
}

/** Whether a field of authors names not all of them. */
export const hasMoreAuthors = (text: string): boolean =>
  /(?:\bet al\.?|\be outros|\band others)\s*$/i.test(text)

const clean = (name: string): string =>
  name
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s,]*(?:\bet al\.?|\be outros)$/i, '')
    .trim()

/** «Freire, Paulo» is one name; «Paulo Freire, Ana Souza» and «Paulo Freire, Ana Souza e Rui Melo» are several. */
function commaNames(part: string): readonly string[] {
  const pieces = part.split(/\s*,\s*|\s+e\s+(?=\p{Lu})/u).filter((piece) => piece !== '')
  return pieces.every((piece) => piece.includes(' ')) ? pieces : [part]
}

/** A name in its parts: «Freire, Paulo», «Paulo Freire», «Luiz Souza Neto». One word alone, or one in capitals, is the whole name. */
export function nameOf(name: string): AuthorName {
  const [family = '', ...given] = name.split(/\s*,\s*/)
  if (given.length > 0) return { family, given: given.join(', ') }
  const words = name.split(' ').filter((word) => word !== '')
  const isInstitution = words.length > 1 && name === name.toUpperCase() && /\p{Lu}{3}/u.test(name)
  if (words.length < 2 || isInstitution) return { family: name, given: '' }
  let from = words.length - 1
  while (from > 1 && SUFFIX.test(words[from]!)) from -= 1
  while (from > 1 && BEGINS.test(words[from - 1]!)) from -= 1
  return { given: words.slice(0, from).join(' '), family: words.slice(from).join(' ') }
}
