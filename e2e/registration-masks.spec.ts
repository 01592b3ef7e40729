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

test('a mask punctuates and never fights who types, corrects or pastes (W11)', async ({ page }) => {
  const cpf = field(page, 'CPF')
  const phone = field(page, 'Telefone')
  const pasted = async (digits: string, at: number) => {
    await cpf.fill('')
    await paste(page, 'CPF', digits)
    await putCaret(page, 'CPF', at)
  }
  await page.goto('/cadastro-aluno')

  await test.step('typing digit by digit punctuates', async () => {
    await cpf.pressSequentially('52998224725')
    await expect(cpf).toHaveValue('529.982.247-25')
    expect(await caret(page, 'CPF')).toBe(14)
    await cpf.press('9')
    await expect(cpf).toHaveValue('529.982.247-259')
    await page.getByRole('button', { name: 'Próximo' }).click()
    await expect(page.getByText('CPF inválido')).toBeVisible()
    await cpf.press('End')
    await cpf.press('Backspace')
    await expect(cpf).toHaveValue('529.982.247-25')
    await phone.pressSequentially('1132654321')
    await expect(phone).toHaveValue('(11) 3265-4321')
    await phone.press('9')
    await expect(phone).toHaveValue('(11) 32654-3219')
  })
  await test.step('a letter is not taken and the caret stays', async () => {
    await pasted('12345678909', 5)
    await cpf.press('x')
    await expect(cpf).toHaveValue('123.456.789-09')
    expect(await caret(page, 'CPF')).toBe(5)
  })
  await test.step('a digit in the middle pushes the others on, and the caret goes behind it', async () => {
    await pasted('1235678909', 3)
    await cpf.press('4')
    await expect(cpf).toHaveValue('123.456.789-09')
    expect(await caret(page, 'CPF')).toBe(5)
  })
  await test.step('Backspace takes the digit before the caret, over punctuation too', async () => {
    await pasted('12345678909', 4)
    await cpf.press('Backspace')
    await cpf.press('Backspace')
    await expect(cpf).toHaveValue('124.567.890-9')
    expect(await caret(page, 'CPF')).toBe(2)
  })
  await test.step('Delete takes the digit behind the caret, over punctuation too', async () => {
    await pasted('12345678909', 3)
    await cpf.press('Delete')
    await cpf.press('Delete')
    await expect(cpf).toHaveValue('123.567.890-9')
  })
  await test.step('what is dialled before a number is left out, typed, pasted or filled in', async () => {
    await phone.fill('')
    await phone.pressSequentially('+5592987654321')
    await expect(phone).toHaveValue('(92) 98765-4321')
    expect(await caret(page, 'Telefone')).toBe(15)
    for (const text of ['5592987654321', '+55 92 98765-4321', '092 98765-4321']) {
      await phone.fill('')
      await paste(page, 'Telefone', text)
      await expect(phone).toHaveValue('(92) 98765-4321')
      await phone.fill('')
      await phone.fill(text)
      await expect(phone).toHaveValue('(92) 98765-4321')
    }
    await phone.fill('929876543210')
    await expect(phone).toHaveValue('(92) 98765-43210')
    await page.getByRole('button', { name: 'Próximo' }).click()
    await expect(page.getByText('Telefone inválido')).toBeVisible()
  })
  await test.step('everything can be deleted, and typed anew over a selection', async () => {
    await phone.fill('')
    await paste(page, 'Telefone', '+55 (11) 98765-4321')
    await expect(phone).toHaveValue('(11) 98765-4321')
    for (let press = 0; press < 15; press++) await phone.press('Backspace')
    await expect(phone).toHaveValue('')
    await paste(page, 'Telefone', '11987654321')
    await phone.press('ControlOrMeta+a')
    await phone.press('2')
    await expect(phone).toHaveValue(/^\(?2\)?$/)
  })
})
