import { describe, expect, it } from 'vitest'
import { aReading } from '../../testing/index.ts'
import type { Reading } from '../reading/index.ts'
import { notesAsMarkdown, runsAsMarkdown } from './notes.ts'
import { citationOf, referenceOf } from './reference.ts'
import { paragraphsAsHtml, paragraphsAsText, runsAsHtml, runsAsText } from './runs.ts'

const TODAY = '2026-11-26'
const BOOK = {
  titulo: 'Pedagogia do oprimido',
  autor: 'Paulo Freire',
  editora: 'Paz e Terra',
  ano: '2019',
  local: 'Rio de Janeiro',
} as const
const NOTHING = { titulo: 'X', autor: '', editora: '', ano: '', local: '', edicao: '' } as const
const reference = (over: Partial<Reading>) =>
  runsAsMarkdown(referenceOf(aReading({ ...BOOK, ...over }), TODAY))
const citation = (over: Partial<Reading>, page?: string) =>
  runsAsMarkdown(citationOf(aReading({ ...BOOK, ...over }), page))

describe('a reference of a book (I12)', () => {
  it.each<[string, Partial<Reading>, string]>([
    [
      'is as the norm has it',
      {},
      'FREIRE, Paulo. **Pedagogia do oprimido**. Rio de Janeiro: Paz e Terra, 2019.',
    ],
    [
      'has its edition in figures',
      { edicao: '2ª edição' },
      'FREIRE, Paulo. **Pedagogia do oprimido**. 2. ed. Rio de Janeiro: Paz e Terra, 2019.',
    ],
    [
      'has what was changed in its edition shortened',
      { edicao: '4ª edição revista e ampliada' },
      'FREIRE, Paulo. **Pedagogia do oprimido**. 4. ed. rev. e ampl. Rio de Janeiro: Paz e Terra, 2019.',
    ],
    [
      'has an edition as it is written out',
      { edicao: '3. ed. rev.' },
      'FREIRE, Paulo. **Pedagogia do oprimido**. 3. ed. rev. Rio de Janeiro: Paz e Terra, 2019.',
    ],
    [
      'has its title alone in bold, and not its subtitle',
      { titulo: 'Ler: um ato político' },
      'FREIRE, Paulo. **Ler**: um ato político. Rio de Janeiro: Paz e Terra, 2019.',
    ],
    [
      'ends with one mark',
      { titulo: 'Para quê?' },
      'FREIRE, Paulo. **Para quê?** Rio de Janeiro: Paz e Terra, 2019.',
    ],
    [
      'says what is not known',
      { local: '', editora: '' },
      'FREIRE, Paulo. **Pedagogia do oprimido**. *\\[s. l.: s. n.\\]*, 2019.',
    ],
    [
      'says that of the place',
      { local: '' },
      'FREIRE, Paulo. **Pedagogia do oprimido**. *\\[s. l.\\]*: Paz e Terra, 2019.',
    ],
    [
      'says that of the publisher',
      { editora: '' },
      'FREIRE, Paulo. **Pedagogia do oprimido**. Rio de Janeiro: *\\[s. n.\\]*, 2019.',
    ],
    [
      'says that of the year',
      { ano: '' },
      'FREIRE, Paulo. **Pedagogia do oprimido**. Rio de Janeiro: Paz e Terra, *\\[s. d.\\]*.',
    ],
    [
      'begins with its title in capitals where nobody has written it',
      { autor: '', titulo: 'Os direitos humanos' },
      'OS DIREITOS humanos. Rio de Janeiro: Paz e Terra, 2019.',
    ],
    [
      'is where a file is read, and not in a shop',
      { tipo: 'E-book', linkCompra: 'https://exemplo.com.br/livro' },
      'FREIRE, Paulo. **Pedagogia do oprimido**. Rio de Janeiro: Paz e Terra, 2019. E-book. Disponível em: https://exemplo.com.br/livro. Acesso em: 26 nov. 2026.',
    ],
    [
      'of paper has no link',
      { linkCompra: 'https://loja.exemplo.com.br' },
      'FREIRE, Paulo. **Pedagogia do oprimido**. Rio de Janeiro: Paz e Terra, 2019.',
    ],
  ])('%s', (_, over, text) => {
    expect(reference(over)).toBe(text)
  })
})

describe('the authors of a reference (I12)', () => {
  it.each([
    ['Paulo Freire; Ana Souza', 'FREIRE, Paulo; SOUZA, Ana.'],
    ['Paulo Freire; Ana Souza; Rui Melo', 'FREIRE, Paulo; SOUZA, Ana; MELO, Rui.'],
    ['Paulo Freire; Ana Souza; Rui Melo; Bia Prado', 'FREIRE, Paulo *et al.*'],
    ['Paulo Freire et al.', 'FREIRE, Paulo *et al.*'],
    ['Joaquim Maria Machado de Assis', 'ASSIS, Joaquim Maria Machado de.'],
    ['José Silva Júnior', 'SILVA JÚNIOR, José.'],
    ['Luiz Souza Neto', 'SOUZA NETO, Luiz.'],
    ['Souza Filho, Rui', 'SOUZA FILHO, Rui.'],
    ['Emiliano Di Cavalcanti', 'DI CAVALCANTI, Emiliano.'],
    ['IBGE', 'IBGE.'],
    ['MINISTÉRIO DA SAÚDE', 'MINISTÉRIO DA SAÚDE.'],
    ['Ana Souza (org.)', 'SOUZA, Ana (org.).'],
    ['Ana Souza, org.', 'SOUZA, Ana (org.).'],
    ['Ana Souza (Org.); Rui Melo (Org.)', 'SOUZA, Ana; MELO, Rui (org.).'],
    ['Ana Souza; Rui Melo (orgs.)', 'SOUZA, Ana; MELO, Rui (orgs.).'],
    ['Ana Souza (coord.); Rui Melo (trad.)', 'SOUZA, Ana (coord.); MELO, Rui (trad.).'],
    ['A B; C D; E F; G H (eds.)', 'B, A *et al.* (eds.).'],
    ['BRASIL. Ministério da Educação', 'BRASIL. Ministério da Educação.'],
    [
      'UNIVERSIDADE DE SÃO PAULO. Instituto de Matemática',
      'UNIVERSIDADE DE SÃO PAULO. Instituto de Matemática.',
    ],
    ['Universidade de São Paulo', 'UNIVERSIDADE DE SÃO PAULO.'],
    ['Silva JA; Souza B', 'SILVA, J. A.; SOUZA, B.'],
  ])('%s', (autor, text) => {
    expect(reference({ autor })).toBe(`${text} **Pedagogia do oprimido**. Rio de Janeiro: Paz e Terra, 2019.`)
  })
})

describe('a reference of what is no book', () => {
  it.each<[string, Partial<Reading>, string]>([
    [
      'an article stands in its journal',
      {
        tipo: 'Artigo',
        titulo: 'Leitura e escrita',
        editora: 'Revista Brasileira de Educação',
        edicao: 'v. 12, n. 3, p. 1-20',
        doi: '10.1590/abc',
      },
      'FREIRE, Paulo. Leitura e escrita. **Revista Brasileira de Educação**, Rio de Janeiro, v. 12, n. 3, p. 1-20, 2019. DOI: https://doi.org/10.1590/abc.',
    ],
    [
      'an article of which little is known',
      { ...NOTHING, tipo: 'Artigo', titulo: 'A leitura', editora: 'Educação' },
      'A LEITURA. **Educação**, *\\[s. l.\\]*, *\\[s. d.\\]*.',
    ],
    [
      'a paper stands in the proceedings of its event',
      { tipo: 'Paper', titulo: 'Ler', editora: 'Anais do Congresso de Leitura', edicao: 'p. 1-9' },
      'FREIRE, Paulo. Ler. *In*: CONGRESSO DE LEITURA, 2019, Rio de Janeiro. **Anais** \\[…\\]. Rio de Janeiro: *\\[s. n.\\]*, 2019. p. 1-9.',
    ],
    [
      'a thesis has its university',
      {
        titulo: 'A aula',
        edicao: 'Tese (Doutorado em Educação)',
        editora: 'Universidade de São Paulo',
        local: 'São Paulo',
      },
      'FREIRE, Paulo. **A aula**. 2019. Tese (Doutorado em Educação) – Universidade de São Paulo, São Paulo, 2019.',
    ],
  ])('%s', (_, over, text) => {
    expect(reference(over)).toBe(text)
  })
})

it('is copied as text and as HTML, with what a title may hold', () => {
  const runs = referenceOf(aReading({ ...BOOK, titulo: 'Ler & <escrever>' }), TODAY)
  expect(runsAsText(runs)).toBe('FREIRE, Paulo. Ler & <escrever>. Rio de Janeiro: Paz e Terra, 2019.')
  expect(runsAsHtml(runs)).toBe(
    'FREIRE, Paulo. <strong>Ler &amp; &lt;escrever&gt;</strong>. Rio de Janeiro: Paz e Terra, 2019.',
  )
})

it('is copied with others, an empty line between two, and alone into a line', () => {
  const runs = referenceOf(aReading(BOOK), TODAY)
  expect(paragraphsAsText([runs, runs])).toBe(`${runsAsText(runs)}\n\n${runsAsText(runs)}`)
  expect(paragraphsAsHtml([runs, runs])).toBe(`<p>${runsAsHtml(runs)}</p><p>${runsAsHtml(runs)}</p>`)
  expect(paragraphsAsHtml([runs])).toBe(runsAsHtml(runs))
})

describe('a citation in a text (I14)', () => {
  it.each<[Partial<Reading>, string | undefined, string]>([
    [{}, '34', '(Freire, 2019, p. 34)'],
    [{}, undefined, '(Freire, 2019)'],
    [{}, 'xii-xv', '(Freire, 2019, p. xii-xv)'],
    [{}, 'cap. 2', '(Freire, 2019, cap. 2)'],
    [{ autor: 'Paulo Freire; Ana Souza' }, '', '(Freire; Souza, 2019)'],
    [{ autor: 'A B; C D; E F; G H' }, '', '(B *et al.*, 2019)'],
    [{ autor: '', titulo: 'Os direitos humanos' }, '', '(Os direitos […], 2019)'],
    [{ autor: '', titulo: 'Bíblia' }, '', '(Bíblia, 2019)'],
    [{ ano: '' }, '', '(Freire, *\\[s. d.\\]*)'],
    [{ autor: 'Ana Souza (org.)' }, '', '(Souza, 2019)'],
    [{ autor: 'BRASIL. Ministério da Educação' }, '', '(Brasil, 2019)'],
    [{ autor: 'Universidade de São Paulo' }, '', '(Universidade de São Paulo, 2019)'],
    [{ autor: 'Silva JA; Souza B' }, '', '(Silva; Souza, 2019)'],
    [{ autor: 'LECUN, Yann; BENGIO, Yoshua' }, '12', '(Lecun; Bengio, 2019, p. 12)'],
  ])('%o %s', (over, page, text) => {
    expect(citation(over, page).replaceAll('\\[…\\]', '[…]')).toBe(text)
  })
})

it('writes notes by page as Markdown', () => {
  const anotacoes = [
    { pagina: '120', texto: 'Ninguém educa ninguém.\nNinguém se educa a si mesmo.', em: '2026-11-20' },
    { pagina: '34', texto: 'Ler o mundo', em: '' },
    { pagina: '', texto: 'Reler', em: '' },
  ]
  expect(notesAsMarkdown(aReading({ ...BOOK, anotacoes }), TODAY)).toBe(
    [
      '# Pedagogia do oprimido',
      '',
      'FREIRE, Paulo. **Pedagogia do oprimido**. Rio de Janeiro: Paz e Terra, 2019.',
      '',
      '- Reler',
      '- p. 34: Ler o mundo',
      '- p. 120: Ninguém educa ninguém.',
      '  Ninguém se educa a si mesmo. (20/11/2026)',
      '',
    ].join('\n'),
  )
})
