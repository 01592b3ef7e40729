import { ruleWords, USUAL_RULE } from '@caderno/domain/semester'
import { anAssessment, aSubject } from '@caderno/domain/testing'
import { expect, it } from 'vitest'
import { groupsOf, sharedRule } from './groups.ts'

const usual = aSubject({ regra: USUAL_RULE })
const other = aSubject({ regra: { ...USUAL_RULE, media: 6 } })

it('the rule that most subjects have is said once (L6)', () => {
  expect(sharedRule([other, usual, usual])).toBe(ruleWords(USUAL_RULE))
  expect(sharedRule([usual, other])).toBeUndefined()
  expect(sharedRule([])).toBeUndefined()
})

it('what weighs 0 stays, said to be outside the mean, as what has no stage of the rule (S7, S8)', () => {
  const counted = anAssessment({ id: 'p1', etapa: 1 })
  const weightless = anAssessment({ id: 'simulado', peso: 0, nota: 8 })
  const shown = (regra = USUAL_RULE, all = [counted, weightless]) =>
    groupsOf(aSubject({ regra, avaliacoes: all }), all).map(({ title, note, rows }) =>
      [title, note, ...rows.map(({ id }) => id)].join(' | '),
    )
  expect(shown()).toEqual([' |  | p1', 'Fora da média | peso 0 | simulado'])
  const staged = { ...USUAL_RULE, etapas: [1, 1], nomeEtapa: 'bimestre' as const }
  expect(shown(staged, [counted, weightless, anAssessment({ id: 'p2' })])).toEqual([
    '1º bimestre | sem nota | p1',
    '2º bimestre | sem nota',
    'Fora da média | escolha o bimestre de cada uma | p2',
    'Fora da média | peso 0 | simulado',
  ])
  // The rule has no recuperação any more.
  expect(shown(USUAL_RULE, [anAssessment({ id: 'rec', recuperacao: true })])).toEqual([
    ' | ',
    'Fora da média |  | rec',
  ])
})
