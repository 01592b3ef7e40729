import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { aSubject, anyText } from '../../testing/index.ts'
import { runs } from '../../testing/runs.ts'
import { addDays, foldText, formatDate, isConnective, plainWord, wordsOf } from '../kernel/index.ts'
import { assessmentSchema } from './assessment.ts'
import { parseAssessmentLine } from './quick-line.ts'

const TODAY = '2026-11-20'
const many = { numRuns: runs(500, 10_000) }
const SUBJECTS = ['Cálculo I', 'Cálculo II', 'Física', 'Introdução à Computação', 'E', ''].map((nome, at) =>
  aSubject({ id: `disciplina-${at}`, nome, codigo: at === 2 ? 'FIS 101' : '' }),
)
const read = (line: string) => parseAssessmentLine(line, { today: TODAY, subjects: SUBJECTS })

const first = fc.constantFrom('prova', 'P1', 'entregar', 'entrega', 'Trabalho', 'lista')
const word = fc.oneof(
  fc.constantFrom(
    ...[
      'de',
      'às',
      'até',
      'dia',
      'sexta',
      'segunda',
      'chamada',
      'amanhã',
      '10h',
      '10:30',
      '99h',
      '12/12',
      '31/02',
      '10-12h',
      'que vem',
      'próxima',
      'daqui a 999 semanas',
      '8.12',
    ],
    ...[
      '5',
      'cálculo',
      'i',
      'ii',
      'FÍSICA',
      'fis',
      '101',
      'introdução',
      'computação',
      ',',
      ':',
      '-',
      '\u200b',
    ],
  ),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
)

test('whatever is typed, it is a sound assessment, an error or another line, never a throw (S16)', () => {
  const line = fc.oneof(
    anyText(60),
    fc.tuple(first, fc.array(word, { maxLength: 8 })).map(([kind, words]) => [kind, ...words].join(' ')),
    fc.tuple(first, anyText(300)).map((parts) => parts.join(' ')),
  )
  fc.assert(
    fc.property(line, (typed) => {
      const found = read(typed)
      if (!found) return
      if ('error' in found) expect(found.error).not.toBe('')
      else
        expect(v.parse(assessmentSchema, { ...found.ok.draft, id: '1' })).toEqual({
          ...found.ok.draft,
          id: '1',
        })
    }),
    many,
  )
})

test('the order of subject, day and time does not matter (S16)', () => {
  const day = fc.integer({ min: 0, max: 300 }).map((days) => addDays(TODAY, days))
  fc.assert(
    fc.property(
      first,
      fc.constantFrom(['cálculo', 'ii'], ['de', 'Física'], ['introdução', 'à', 'computação'], ['FIS', '101']),
      day,
      fc.nat(23),
      fc.nat(59),
      fc.boolean(),
      (kind, subject, date, hour, minute, isShort) => {
        const parts = [
          subject,
          [isShort ? formatDate(date).slice(0, 5) : formatDate(date)],
          ['às', `${hour}h${String(minute).padStart(2, '0')}`],
        ] as const
        const [a, b, c] = parts
        const lines = [
          [a, b, c],
          [a, c, b],
          [b, a, c],
          [b, c, a],
          [c, a, b],
          [c, b, a],
        ].map((order) => read([kind, ...order.flat()].join(' ')))
        expect(lines[0]).toMatchObject({ ok: { subject: {}, draft: { data: date } } })
        for (const other of lines) expect(other).toEqual(lines[0])
      },
    ),
    many,
  )
})

/** How often each word stands in the texts. */
const counts = (...texts: readonly string[]) => {
  const found = new Map<string, number>()
  for (const word of texts.flatMap(wordsOf).map(plainWord)) found.set(word, (found.get(word) ?? 0) + 1)
  return found
}

test('every word of a line ends in the title, the subject, the day or the hour, and none in two (W17, S16)', () => {
  const said = fc.constantFrom(
    ...[
      'sexta',
      'sexta 4',
      'sexta 14',
      'dia 5 de março',
      '25/11 - 8h',
      'às 10 e 30',
      '10h',
      '8pm',
      '30 nov',
      'semana que vem',
    ],
    ...[
      'hoje à noite',
      '10-12',
      '1/3',
      'caps 1-10',
      'duração 2h',
      'física',
      'de',
      'na',
      '-',
      'derivadas',
      'sala 3',
      'às dez',
    ],
  )
  fc.assert(
    fc.property(first, fc.array(said, { maxLength: 6 }), (kind, parts) => {
      const found = read([kind, ...parts].join(' '))
      if (!found || 'error' in found) return
      const { subject, draft } = found.ok
      const line = counts(...parts)
      const title = draft.titulo.split(' ').slice(kind === 'entregar' || kind === 'entrega' ? 0 : 1)
      const kept = counts(title.join(' '), found.dayWords, found.hourWords)
      if (draft.titulo === 'Entrega') kept.delete('entrega')
      for (const [word, count] of kept) expect([word, count <= (line.get(word) ?? 0)]).toEqual([word, true])
      for (const [word, count] of line)
        if (count > (kept.get(word) ?? 0))
          expect([
            word,
            word === '-' ||
              isConnective(word) ||
              foldText(subject?.nome ?? '').includes(word) ||
              /noite|^a$/.test(word),
          ]).toEqual([word, true])
    }),
    many,
  )
})
