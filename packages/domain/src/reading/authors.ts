/** A person, or an institution, which has no given name. */
export interface AuthorName {
  /** «Joaquim Maria Machado de»: a Portuguese particle goes with the given names. */
  readonly given: string
  /** «Assis», «Souza Neto», «Di Cavalcanti». */
  readonly family: string
  /** «Ministério da Educação» of «BRASIL. Ministério da Educação». */
  readonly unit?: string
  /** «org.» of who has put a work together. */
  readonly role?: string
}

/** What begins a surname of two words: foreign particles, and the first half of some Portuguese ones. */
const BEGINS = /^(?:van|di|del|della|la|le|du|saint|san|santa|santo|são|castelo|esp[ií]rito)$/i
/** What stands behind a surname and is no surname of its own. */
const SUFFIX = /^(?:j[uú]nior|jr\.?|filho|neto|sobrinho|segundo|terceiro|ii|iii)$/i

const ET_AL = /^(?:et al\.?|e outros|and others|others)$/i

const INSTITUTION =
  /^(?:universidade|instituto|minist[eé]rio|funda[cç][aã]o|associa[cç][aã]o|sociedade|secretaria|conselho|organiza[cç][aã]o|banco|empresa|faculdade|centro|ag[eê]ncia|comiss[aã]o|confedera[cç][aã]o|departamento|escola|federa[cç][aã]o|prefeitura|servi[cç]o|tribunal)\s/i
const isInstitution = (name: string): boolean =>
  INSTITUTION.test(name) || (name.includes(' ') && name === name.toUpperCase() && /\p{Lu}{3}/u.test(name))

/** A country or an institution in capitals and a part of it: «BRASIL. Ministério da Educação». */
const WITH_UNIT = /^(\p{Lu}{2}[^\p{Ll},;.]*)\.\s+(?=\p{L})(.+)$/u

const ROLE = String.raw`(?:orgs?|coords?|eds?|comps?|trads?)`
/** «(org.)», «(org. e trad.)» behind a name. */
const ROLE_BEHIND = new RegExp(String.raw`\s*\(\s*(${ROLE}\b\.?(?:\s*e\s*${ROLE}\b\.?)*)\s*\)\.?\s*$`, 'i')
/** «Ana Souza, org.»; «Motta, Ed» is a name. */
const ROLE_AFTER_COMMA =
  /((?:^|;)\s*[^;\s][^;]*[\s,][^;,]*),\s*((?:orgs?|coords?|comps?|trads?)\b\.?|eds?\.)\s*(?=;|$)/gi

/** The names of a field of authors, as they are written: «;» and «e» between them, or commas where each is a name of several words. */
export function authorsOf(text: string): readonly string[] {
  const strong = text.replaceAll(ROLE_AFTER_COMMA, '$1 ($2)').split(/\s*;\s*|\s+(?:&|and)\s+/)
  const names = strong.map(clean).flatMap((part) => {
    if (WITH_UNIT.test(part)) return [part]
    return part.includes(',') ? commaNames(part) : namesBetweenE(part)
  })
  return names.map(clean).filter((name) => name !== '' && !ET_AL.test(name))
}

/** Whether a field of authors names not all of them. */
export const hasMoreAuthors = (text: string): boolean =>
  /(?:\bet al\.?|\be outros|\band others)\s*$/i.test(text.replace(ROLE_BEHIND, ''))

function clean(name: string): string {
  const [role = ''] = ROLE_BEHIND.exec(name) ?? []
  const base = name.slice(0, name.length - role.length)
  return `${base.replace(/[\s,]*(?:\bet al\.?|\be outros)\s*$/i, '')}${role}`.replaceAll(/\s+/g, ' ').trim()
}

const splitAtE = (part: string): readonly string[] => part.split(/\s+e\s+(?=\p{Lu})/u)

/** «Instituto Brasileiro de Geografia e Estatística» is one name. */
const namesBetweenE = (part: string): readonly string[] =>
  splitAtE(part).reduce<readonly string[]>((names, piece) => {
    const before = names.at(-1)
    return before !== undefined && INSTITUTION.test(before) && !INSTITUTION.test(piece)
      ? [...names.slice(0, -1), `${before} e ${piece}`]
      : [...names, piece]
  }, [])

/** «Freire, Paulo» is one name; «Paulo Freire, Ana Souza» and «Paulo Freire, Ana Souza e Rui Melo» are several. */
function commaNames(part: string): readonly string[] {
  const pieces = part
    .split(/\s*,\s*/)
    .flatMap(namesBetweenE)
    .filter((piece) => piece !== '')
  return pieces.every((piece) => piece.replace(ROLE_BEHIND, '').includes(' ')) ? pieces : [part]
}

/**
 * A name in its parts: «Freire, Paulo», «Paulo Freire», «Luiz Souza Neto», «Silva JA», «Ana Souza (org.)». One word alone, one in capitals, or an
 * institution is the whole name.
 */
export function nameOf(text: string): AuthorName {
  const role = roleOf(text)
  return { ...partsOf(text.replace(ROLE_BEHIND, '')), ...(role !== undefined && { role }) }
}

/** «org.», however it is written. */
function roleOf(text: string): string | undefined {
  const [, typed] = ROLE_BEHIND.exec(text) ?? []
  return typed
    ?.toLowerCase()
    .replaceAll(/([a-z]{2,})\.?/g, '$1.')
    .replaceAll(/\s+/g, ' ')
}

function partsOf(name: string): AuthorName {
  const [, whole, unit] = WITH_UNIT.exec(name) ?? []
  if (whole !== undefined && unit !== undefined) return { family: whole, given: '', unit }
  const [family = '', ...given] = name.split(/\s*,\s*/)
  if (given.length > 0) return { family, given: given.join(', ') }
  const words = name.split(' ').filter((word) => word !== '')
  if (words.length < 2 || isInstitution(name)) return { family: name, given: '' }
  return abbreviatedName(name) ?? lastWords(words)
}

function lastWords(words: readonly string[]): AuthorName {
  let from = words.length - 1
  while (from > 1 && SUFFIX.test(words[from]!)) from -= 1
  while (from > 1 && BEGINS.test(words[from - 1]!)) from -= 1
  return { given: words.slice(0, from).join(' '), family: words.slice(from).join(' ') }
}

/** A number behind the name of a king or a pope. */
const ORDINAL = /^(?:i{2,3}|iv|vi{1,2}|i?x|x[iv]|xvi|xii)$/i

/** «Silva JA», «da Silva JA», as databases of medicine have it. */
function abbreviatedName(name: string): AuthorName | undefined {
  const [, surname = '', initials = ''] =
    /^((?:\S+\s)*\S*\p{Ll}\S*)\s((?:\p{Lu}\.?\s?){1,3})$/u.exec(name) ?? []
  const letters = initials.match(/\p{Lu}/gu)
  if (!letters || ORDINAL.test(initials)) return undefined
  const [, particle = '', family = surname] = /^(d[aeo]s?)\s(.+)$/.exec(surname) ?? []
  const given = letters.map((letter) => `${letter}.`).join(' ')
  return { family, given: particle === '' ? given : `${given} ${particle}` }
}

/** How a text names an author: in upper and lower case, but an acronym that stands alone. */
export function citedName(name: string): string {
  const { family, given, unit } = nameOf(name)
  const isAcronym = given === '' && unit === undefined && /^\p{Lu}{1,5}$/u.test(family)
  if (isAcronym) return family
  if (family === family.toUpperCase()) return lowered(family)
  // «universidade de São Paulo», as it was typed in a hurry, still begins with a capital.
  return isInstitution(family) ? family.charAt(0).toUpperCase() + family.slice(1) : family
}

const lowered = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/\p{L}+/gu, (word, at: number) =>
      at > 0 && /^(?:d[aeo]s?|e)$/.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
