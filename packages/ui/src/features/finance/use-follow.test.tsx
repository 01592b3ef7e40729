import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useForm } from '../../hooks/use-form.ts'
import { useFollow } from './use-change-form.ts'

function opened(typed?: { day: string; text: string }) {
  let release = () => undefined as void
  const { result, rerender } = renderHook(
    ({ day }) => {
      const form = useForm({
        initial: { day: '20', text: '' },
        typed,
        validate: () => ({}),
        submit: () => new Promise<void>((done) => (release = done)),
        failure: () => '',
      })
      useFollow(form, { day, text: '' })
      return form
    },
    { initialProps: { day: '20' } },
  )
  return {
    form: () => result.current,
    turnTo: (day: string) => rerender({ day }),
    release: () => act(async () => release()),
  }
}

test('a field that nobody touched follows, beside what is typed into others', () => {
  const { form, turnTo } = opened()
  act(() => form().set('text', 'Pão'))
  turnTo('21')
  expect(form().values).toEqual({ day: '21', text: 'Pão' })
  act(() => form().set('text', ''))
  expect(form().dirty).toBe(false)
})

test('a field that was typed over stays, also when it was found half typed', () => {
  const { form, turnTo } = opened({ day: '19', text: '' })
  turnTo('21')
  expect(form().values.day).toBe('19')
  expect(form().dirty).toBe(true)
})

test('what is being stored is left alone until it is', async () => {
  const { form, turnTo, release } = opened()
  act(() => form().onSubmit())
  const sent = form().values
  turnTo('21')
  expect(form().values).toBe(sent)
  await release()
  expect(form().values.day).toBe('21')
})
