import { NEW_SKILL, skillForm, type Skill } from '@caderno/domain/skills'
import { aSkill } from '@caderno/domain/testing'
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useForm } from '../../bridge/use-form.ts'
import { useStartToday } from './use-start-today.ts'

const EVE = '2026-11-20'
const MORROW = '2026-11-21'

const open = (subject: Skill | 'new' = 'new') => {
  const initial = skillForm(EVE, subject === 'new' ? undefined : subject)
  return renderHook(({ today }) => {
    const form = useForm({ initial, validate: () => ({}), submit: () => Promise.resolve(), failure: () => '' })
    useStartToday(form, subject, today)
    return form
  }, { initialProps: { today: EVE } })
}

test('a start that nobody chose goes with the day, and the end with it', () => {
  const { result, rerender } = open()
  act(() => result.current.set('nome', 'Violão'))
  rerender({ today: MORROW })
  expect(result.current.values).toEqual({ ...skillForm(MORROW), nome: 'Violão' })
  expect(result.current.dirty).toBe(true)
})

test('an empty form stays unchanged by midnight', () => {
  const { result, rerender } = open()
  rerender({ today: MORROW })
  expect(result.current.values.dataInicio).toBe(MORROW)
  expect(result.current.dirty).toBe(false)
})

test('a chosen start stays', () => {
  const { result, rerender } = open()
  act(() => result.current.set('dataInicio', '2026-11-30'))
  rerender({ today: MORROW })
  expect(result.current.values.dataInicio).toBe('2026-11-30')
  act(() => result.current.set('dataInicio', EVE))
  rerender({ today: MORROW })
  expect(result.current.values.dataInicio).toBe(EVE)
})

test('a stored skill keeps its start', () => {
  const { result, rerender } = open(aSkill({ ...NEW_SKILL, dataInicio: EVE }))
  rerender({ today: MORROW })
  expect(result.current.values.dataInicio).toBe(EVE)
})
