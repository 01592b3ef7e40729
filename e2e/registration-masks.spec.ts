import type { Page } from '@playwright/test'
import { expect, field, test } from './support/test.ts'

const caret = (page: Page, label: string) =>
  field(page, label).evaluate((input: HTMLInputElement) => input.selectionStart)
const putCaret = (page: Page, label: string, at: number) =>
  field(page, label).evaluate(
    (input: HTMLInputElement, position) => input.setSelectionRange(position, position),
    at,
  )
const paste = async (page: Page, label: string, text: string) => {
  await field(page, label).focus()
  await page.keyboard.insertText(text)
}

test.beforeEach(({ page }) => page.goto('/cadastro-aluno'))

test('typing digit by digit punctuates', async ({ page }) => {
  await field(page, 'CPF').pressSequentially('52998224725')
  await expect(field(page, 'CPF')).toHaveValue('529.982.247-25')
  expect(await caret(page, 'CPF')).toBe(14)
  await field(page, 'CPF').press('9')
  await expect(field(page, 'CPF')).toHaveValue('529.982.247-25')
  await field(page, 'Telefone').pressSequentially('1132654321')
  await expect(field(page, 'Telefone')).toHaveValue('(11) 3265-4321')
  await field(page, 'Telefone').press('9')
  await expect(field(page, 'Telefone')).toHaveValue('(11) 32654-3219')
})

test('a letter is not taken and the caret stays', async ({ page }) => {
  await paste(page, 'CPF', '12345678909')
  await putCaret(page, 'CPF', 5)
  await field(page, 'CPF').press('x')
  await expect(field(page, 'CPF')).toHaveValue('123.456.789-09')
  expect(await caret(page, 'CPF')).toBe(5)
})

test('a digit in the middle pushes the others on, and the caret goes behind it', async ({ page }) => {
  await paste(page, 'CPF', '1235678909')
  await putCaret(page, 'CPF', 3)
  await field(page, 'CPF').press('4')
  await expect(field(page, 'CPF')).toHaveValue('123.456.789-09')
  expect(await caret(page, 'CPF')).toBe(5)
})

test('Backspace in the middle takes the digit before the caret, over punctuation too', async ({ page }) => {
  await paste(page, 'CPF', '12345678909')
  await putCaret(page, 'CPF', 4)
  await field(page, 'CPF').press('Backspace')
  await field(page, 'CPF').press('Backspace')
  await expect(field(page, 'CPF')).toHaveValue('124.567.890-9')
  expect(await caret(page, 'CPF')).toBe(2)
})

test('Delete takes the digit behind the caret, over punctuation too', async ({ page }) => {
  await paste(page, 'CPF', '12345678909')
  await putCaret(page, 'CPF', 3)
  await field(page, 'CPF').press('Delete')
  await field(page, 'CPF').press('Delete')
  await expect(field(page, 'CPF')).toHaveValue('123.567.890-9')
})

test('everything can be deleted, and typed anew over a selection', async ({ page }) => {
  await paste(page, 'Telefone', '+55 (11) 98765-4321')
  await expect(field(page, 'Telefone')).toHaveValue('(11) 98765-4321')
  for (let press = 0; press < 15; press++) await field(page, 'Telefone').press('Backspace')
  await expect(field(page, 'Telefone')).toHaveValue('')
  await paste(page, 'Telefone', '11987654321')
  await field(page, 'Telefone').press('ControlOrMeta+a')
  await field(page, 'Telefone').press('2')
  await expect(field(page, 'Telefone')).toHaveValue(/^\(?2\)?$/)
})
