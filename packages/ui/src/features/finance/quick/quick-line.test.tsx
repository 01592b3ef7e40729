import { MantineProvider } from '@mantine/core'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { financePart } from '../../../../test/finance-part.tsx'
import type { FinancePartProps } from '../tab-props.ts'
import { QuickLine } from './QuickLine.tsx'
import { HINT } from './texts.ts'

const Line = ({ book, month, today, actions }: FinancePartProps) => (
  <QuickLine book={book} month={month} today={today} actions={actions} />
)

/** A line whose first booking takes its time. */
async function slowly() {
  let release = () => undefined as void
  const Part = financePart(Line, {}, (finances) => (release = finances.holdNext()))
  await act(async () =>
    render(
      <MantineProvider env="test">
        <Part />
      </MantineProvider>,
    ),
  )
  const field = screen.getByRole<HTMLInputElement>('textbox')
  return { field, release: () => release(), released: () => act(async () => release()) }
}

/** All that follows from promises alone, within the running task: React draws, but for `flushSync`, in a later one. */
async function promisesSettled() {
  for (let turn = 0; turn < 1000; turn++) await Promise.resolve()
}

it('what is typed behind a line while it is booked is the next line (W17)', async () => {
  const { field, released } = await slowly()
  await userEvent.type(field, '8 pastel{Enter}')
  await userEvent.type(field, ' 9 suco')
  await released()
  expect(field.value).toBe('9 suco')
})

it('no key can come between the storing of a line and its going (W17)', async () => {
  const { field, release } = await slowly()
  await userEvent.type(field, '8 pastel{Enter}')
  await userEvent.type(field, '9')
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  release()
  await promisesSettled()
  expect(field.value).toBe('9')
  vi.unstubAllGlobals()
})

it('a line that is written anew while the one before is booked stays as it is (W17)', async () => {
  const { field, released } = await slowly()
  await userEvent.type(field, '8 pastel{Enter}')
  await userEvent.clear(field)
  await userEvent.type(field, '9 suco')
  await released()
  expect(field.value).toBe('9 suco')
})

it.each([
  ['a', HINT],
  ['alm', HINT],
  ['almo', 'Comece pelo valor: 18,50 almoço'],
  ['0,5', 'Depois do valor, diga o que foi: 18,50 almoço'],
  ['0', HINT],
  ['0,00', 'Informe um valor maior que zero'],
  ['18', 'Depois do valor, diga o que foi: 18,50 almoço'],
  ['15%', 'Não entendi «15%»: escreva o valor em reais, como 1.250,00'],
  ['18 tênis 500x', 'Informe de 2 a 120 parcelas'],
  ['18 suco 31/02', 'Data inválida: «31/02»'],
])('«%s» so far: «%s» (W17)', async (typed, sentence) => {
  const { field } = await slowly()
  await userEvent.type(field, typed)
  expect(screen.getByText(sentence)).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('what else a line may mean is one tap away, and the keyboard stays in the field', async () => {
  const { field } = await slowly()
  await userEvent.type(field, '900 celular 3 vezes')
  await userEvent.click(screen.getByRole('button', { name: '«3 vezes» são 3 parcelas?' }))
  expect(field.value).toBe('900,00 celular 3x')
  expect(field).toHaveFocus()
  expect(screen.queryByRole('group', { name: 'Outra leitura' })).toBeNull()
})
