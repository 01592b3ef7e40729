import { NEW_SKILL, skillForm, type Skill } from '@caderno/domain/skills'
import { aSkill } from '@caderno/domain/testing'
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useForm } from '../../hooks/use-form.ts'
import { useTerm } from './SkillDialog.tsx'

const EVE = '2026-11-20'
const MORROW = '2026-11-21'

const open = (subject: Skill | 'new' = 'new') => {
  const initial = skillForm(EVE, subject === 'new' ? undefined : subject)
  return renderHook(
    ({ today }) => {
      const form = useForm({
        initial,
        validate: () => ({}),
        submit: () => Promise.resolve(),
        failure: () => '',
      })
      const follow = useTerm(form, subject, today)
      return { ...form, follow }
    },
    { initialProps: { today: EVE } },
  )
}

test('a start that nobody chose goes with the day, and the end with it (§4.7, §9.4)', () => {
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

test('a Personalizado end that nobody chose goes with the start, by hand and over midnight; a chosen one stays (§4.7, §9.4)', () => {
  const { result, rerender } = open()
  act(() => result.current.follow({ prazo: 'Personalizado' }))
  act(() => result.current.follow({ dataInicio: '2026-11-18' }))
  expect(result.current.values.dataConclusao).toBe('2026-11-18')
  act(() => result.current.follow({ dataInicio: EVE }))
  rerender({ today: MORROW })
  expect(result.current.values).toMatchObject({ dataInicio: MORROW, dataConclusao: MORROW })
  act(() => result.current.follow({ dataConclusao: MORROW }))
  act(() => result.current.follow({ dataInicio: EVE }))
  expect(result.current.values).toMatchObject({ dataInicio: EVE, dataConclusao: MORROW })
})

test('another term forgets the end that was chosen', () => {
  const { result } = open()
  act(() => result.current.follow({ prazo: 'Personalizado' }))
  act(() => result.current.follow({ dataConclusao: '2027-03-01' }))
  act(() => result.current.follow({ prazo: '1 dia' }))
  act(() => result.current.follow({ prazo: 'Personalizado' }))
  act(() => result.current.follow({ dataInicio: '2026-11-25' }))
  expect(result.current.values.dataConclusao).toBe('2026-11-25')
})

test('the Personalizado end of a stored skill was chosen (§4.7, §9.4)', () => {
  const { result } = open(aSkill({ prazo: 'Personalizado', dataInicio: EVE, dataConclusao: EVE }))
  act(() => result.current.follow({ dataInicio: '2026-11-10' }))
  expect(result.current.values.dataConclusao).toBe(EVE)
})

test('a stored skill keeps its start', () => {
  const { result, rerender } = open(aSkill({ ...NEW_SKILL, dataInicio: EVE }))
  rerender({ today: MORROW })
  expect(result.current.values.dataInicio).toBe(EVE)
})
