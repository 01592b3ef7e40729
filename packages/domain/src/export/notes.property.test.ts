import fc from 'fast-check'
import { parsers } from 'prettier/plugins/markdown'
import { expect, test } from 'vitest'
import { aReading, runs } from '../../testing/index.ts'
import { LAW_TIME } from '../../testing/runs.ts'
import { notesAsMarkdown } from './notes.ts'

const TODAY = '2026-11-26'

interface Node {
  readonly type: string
  readonly value?: string
  readonly children?: readonly Node[]
}

/** The file as a reader of Markdown has it. */
const parsed = async (text: string) =>
  (await parsers.markdown.parse(text, { originalText: text } as never)) as Node

const PLAIN = ['text', 'sentence', 'word', 'whitespace', 'paragraph', 'link']
/** The text of a node; what is marked up is told by its kind. */
const textOf = ({ type, value, children = [] }: Node): string => {
  const text = value ?? children.map(textOf).join(type === 'listItem' ? '\n' : '')
  return PLAIN.includes(type) || type === 'listItem' || type === 'heading' ? text : `‹${type} ${text}›`
}
const one = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** The heading and each note, without the reference between them. */
async function readBack(titulo: string, textos: readonly string[], pagina = '') {
  const anotacoes = textos.map((texto) => ({ pagina, texto, em: '' }))
  const { children = [] } = await parsed(
    notesAsMarkdown(aReading({ titulo, autor: '', editora: '', ano: '', local: '', anotacoes }), TODAY),
  )
  const [heading, , list, ...rest] = children
  expect([heading?.type, rest]).toEqual(['heading', []])
  return [heading!, ...(list?.children ?? [])].map((node) => one(textOf(node)))
}

const mark = fc.constantFrom(
  ...'# - + * _ ` ~ > < [ ] ( ) ! & $ | = : \\ 1. 2) *** --- === ``` ~~~ &amp; <b> | | --'.split(' '),
)
const anyPart = fc.oneof(
  mark,
  fc.constantFrom(' ', '\n', '\n\n', '    ', '\t', 'a', 'é', '🎉', '\u200F', ' http://a.b/c_d ', ' x@y.zz '),
  fc.string({ unit: 'grapheme', maxLength: 4 }),
)
const anyText = fc
  .array(anyPart, { minLength: 1, maxLength: 12 })
  // No note is blank; braces and double brackets are markup of other programs.
  .map((parts) => `${parts.join('').replaceAll(/[{}^]|\p{Cc}(?<!\n|\t)/gu, '')}`.trim() || 'a')

test.each([
  '# Título',
  '- item',
  '+ item',
  '1. um',
  '12) doze',
  '2 * 3 * 4',
  'nome_de_variavel e _ênfase_',
  '[link](http://a.b) e ![x](y)',
  '`código` e <b>negrito</b>',
  '> citação',
  'a &amp; b',
  '---',
  'Um\n---\nDois',
  'Um\n===',
  'a | b\n--- | ---\n1 | 2',
  'Um\n\n    código',
  'R$ 5 e $x$',
  '~~riscado~~',
  '\\*',
])('a note «%s» is read as it was typed (I14)', async (texto) => {
  expect(await readBack('Título', [texto])).toEqual(['Título', one(texto)])
})

test.each(['C #', '# Começo', 'a*b*', '1984', '- traço'])(
  'a title «%s» is read as it was typed (I14)',
  async (titulo) => {
    expect(await readBack(titulo, ['Nota'])).toEqual([titulo, 'Nota'])
  },
)

test('a place that looks like a list is one of its note (I14)', async () => {
  expect(await readBack('Título', ['Nota'], '1. capítulo')).toEqual(['Título', '1. capítulo: Nota'])
})

test(
  'each note is read as it was typed, and is one of the list (I14)',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyText, { minLength: 1, maxLength: 4 }), async (textos) => {
        expect(await readBack('Título', textos)).toEqual(['Título', ...textos.map(one)])
      }),
      { numRuns: runs(200, 5_000) },
    )
  },
  LAW_TIME,
)
