import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../testing/runs.ts'
import { anySubjectsAbout, aSubject } from '../../testing/index.ts'
import type { Subject } from './subject.ts'
import { planTranscript, type TranscriptOutcome } from './transcript-plan.ts'
import { readTranscript } from './transcript.ts'

const TODAY = '2026-11-20'
const many = { numRuns: runs(300, 10_000) }
const place = (subjects: readonly Subject[]) => ({ subjects, semestre: '2026.2', today: TODAY })

const anyGrade = fc.oneof(
  fc.constant(''),
  fc.constant('--'),
  fc.integer({ min: 0, max: 100 }).map((n) => String(n / 10).replace('.', ',')),
  fc.integer({ min: 0, max: 100 }).map(String),
)
const anyRow = fc
  .tuple(
    fc.constantFrom('', 'DIM0123', 'DIM0200'),
    fc.constantFrom('Água', 'Cálculo 2', 'ÁLGEBRA', 'Física', ''),
    anyGrade,
    anyGrade,
    anyGrade,
    fc.constantFrom('', '0', '12', 'x'),
    fc.constantFrom('', 'MATRICULADO', 'APROVADO', 'Reprovado por falta', 'outra'),
    fc.constantFrom('', '--', 'SS', 'MI', 'XX'),
  )
  .map((cells) => cells.join('\t'))
const anyTable = fc
  .array(fc.oneof(anyRow, anyRow, fc.constantFrom('2026.1', 'Relatório de Notas', '', 'a\tb')), {
    maxLength: 8,
  })
  .map((rows) => ['Código\tDisciplina\tUnid. 1\tUnid. 2\tRec.\tFaltas\tSituação\tMenção', ...rows].join('\n'))

/** The subjects after what the plan says. */
function after(outcomes: readonly TranscriptOutcome[], subjects: readonly Subject[]): readonly Subject[] {
  const changed = subjects.map((subject) => {
    const one = outcomes.find((each) => each.is === 'changed' && each.subject.id === subject.id)
    if (one?.is !== 'changed') return subject
    const put = new Map([...subject.avaliacoes, ...one.graded].map((each) => [each.id, each]))
    return { ...subject, ...one.patch, avaliacoes: [...put.values()] }
  })
  const added = outcomes.flatMap((one) =>
    one.is === 'new' ? [aSubject({ ...one.draft, id: `nova-${one.line}` })] : [],
  )
  return [...changed, ...added]
}

test('any text is read or refused, and every line that is not blank is accounted for once (S10, S11)', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    anyTable,
    fc.array(fc.constantFrom('\t', '\n', 'Disciplina', 'N1', 'Faltas', '7')).map((all) => all.join('')),
  )
  fc.assert(
    fc.property(anyText, anySubjectsAbout(TODAY, 3), (text, subjects) => {
      const transcript = readTranscript(text)
      if ('error' in transcript) {
        expect(transcript.error).not.toBe('')
        return
      }
      const lines = text.split(/\r\n|\n|\r/)
      const outcomes = planTranscript(transcript, place(subjects))
      expect(outcomes.map(({ line }) => line)).toEqual(
        lines.flatMap((line, at) => (line.trim() === '' ? [] : [at + 1])),
      )
      for (const one of outcomes) expect(lines[one.line - 1]).toBe(one.text)
    }),
    many,
  )
})

test('the same text once more changes nothing (S10, S11)', () => {
  fc.assert(
    fc.property(anyTable, anySubjectsAbout(TODAY, 3), (text, subjects) => {
      const transcript = readTranscript(text)
      if ('error' in transcript) return
      const first = planTranscript(transcript, place(subjects))
      const then = planTranscript(transcript, place(after(first, subjects)))
      expect(then.filter(({ is }) => is === 'new' || is === 'changed')).toEqual([])
      expect(then.map(({ is }) => is === 'refused')).toEqual(first.map(({ is }) => is === 'refused'))
    }),
    many,
  )
})
