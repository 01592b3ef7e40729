import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anySubjectDraft, anySubjectsAbout, anyText, aSubject } from '../../testing/index.ts'
import { runs } from '../../testing/runs.ts'
import { decode } from '../kernel/index.ts'
import { editedSubject, nextColour, subjectErrors, subjectForm, subjectOf } from './form.ts'
import { SUBJECT_KIND } from './subject.ts'

const anyTimetable = fc.oneof(fc.constantFrom('', '24M12', 'seg e qua 8h–10h'), anyText(30))
const many = { numRuns: runs(100, 2_000) }

test('a form without errors is a sound subject, whatever was typed', () => {
  fc.assert(
    fc.property(anySubjectDraft, anyText(30), anyTimetable, (draft, nome, horarios) => {
      const form = { ...subjectForm([], '2026.2', draft), nome, horarios }
      fc.pre(Object.keys(subjectErrors(form)).length === 0)
      const stored = { ...aSubject(), ...subjectOf(form, []) }
      expect(decode(SUBJECT_KIND.schema, stored)).toEqual(stored)
    }),
    many,
  )
})

test('opening a subject and saving it as it is writes nothing; an edit leaves what the form does not have', () => {
  fc.assert(
    fc.property(anySubjectDraft, anySubjectDraft, (draft, other) => {
      const opened = aSubject(draft)
      expect(editedSubject(opened, subjectForm([], '2026.2', opened), [])).toEqual({})
      const patch = editedSubject(opened, subjectForm([], '2026.2', other), [])
      expect(subjectForm([], '2026.2', { ...opened, ...patch })).toEqual(subjectForm([], '2026.2', other))
      for (const kept of ['faltas', 'semAula', 'avaliacoes', 'regra', 'notaFinal', 'estudos'])
        expect(patch).not.toHaveProperty(kept)
    }),
    many,
  )
})

test('a new colour is one of those that are used least', () => {
  fc.assert(
    fc.property(anySubjectsAbout('2026-11-20', 12), (subjects) => {
      const colours = subjects.reduce<(typeof subjects)[number][]>(
        (all, one) => [...all, { ...one, semestre: '2026.2', cor: nextColour(all, '2026.2') }],
        [],
      )
      const first = colours.slice(0, 8).map(({ cor }) => cor)
      expect(new Set(first).size).toBe(first.length)
    }),
    many,
  )
})
