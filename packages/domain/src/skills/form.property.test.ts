import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyDay, anySkillDraft, aSkill } from '../../testing/index.ts'
import { runs } from '../../testing/runs.ts'
import { decode } from '../kernel/index.ts'
import { termEnd } from './deadline.ts'
import { editedSkill, followTerm, skillErrors, skillForm, skillOf, type SkillForm } from './form.ts'
import { SKILL_KIND, SKILL_TERMS } from './skill.ts'

const many = { numRuns: runs(100, 2_000) }
const change: fc.Arbitrary<Partial<SkillForm>> = fc.oneof(
  fc.record({ prazo: fc.constantFrom(...SKILL_TERMS) }),
  fc.record({ dataInicio: anyDay }),
  fc.record({ dataConclusao: anyDay }),
  fc.record({ meta: fc.string({ maxLength: 9 }) }),
)
const changes = fc.array(change, { maxLength: 8 })

test('whatever was typed on the way, a term has its own end, Personalizado an end nobody chose with the start, and a form without errors is a sound skill (§4.7, §9.4)', () => {
  fc.assert(
    fc.property(anyDay, changes, (today, path) => {
      const start = { ...skillForm(today), nome: 'Violão', descricao: 'Dedilhado' }
      const form = path
        .filter((one) => one.dataConclusao === undefined)
        .reduce<SkillForm>((at, one) => followTerm(at, one), start)
      expect(form.dataConclusao).toBe(
        form.prazo === 'Personalizado' ? form.dataInicio : termEnd(form.dataInicio, form.prazo),
      )
      const free = path.reduce<SkillForm>((at, one) => followTerm(at, one, true), start)
      if (Object.keys(skillErrors(free)).length > 0) return
      const stored = { ...aSkill(), ...skillOf(free) }
      expect(decode(SKILL_KIND.schema, stored)).toEqual(stored)
      if (free.prazo === 'Personalizado') expect(free.dataConclusao >= free.dataInicio).toBe(true)
    }),
    many,
  )
})

test('opening a skill and saving it as it is writes nothing; an edit leaves what the form does not have (B3)', () => {
  fc.assert(
    fc.property(anySkillDraft, anyDay, changes, (draft, today, path) => {
      const opened = aSkill({ ...draft, nome: draft.nome.trim(), descricao: draft.descricao.trim() })
      const form = skillForm(today, opened)
      expect(editedSkill(opened, form)).toEqual({})
      const edited = path.reduce<SkillForm>((at, one) => followTerm(at, one, true), form)
      const patch = editedSkill(opened, edited)
      expect({ ...form, ...patch }).toEqual(edited)
      for (const kept of ['progresso', 'ativo', 'checkins', 'pausas']) expect(patch).not.toHaveProperty(kept)
    }),
    many,
  )
})
