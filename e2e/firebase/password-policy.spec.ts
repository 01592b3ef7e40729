import type { Page } from '@playwright/test'
import { expect, field, newStudent, test } from '../support/test.ts'

const CORS = { 'Access-Control-Allow-Origin': '*' }

/** The service's answer to this page alone; no other test gets another policy. */
async function answerPolicy(page: Page, customStrengthOptions: object): Promise<void> {
  const json = {
    schemaVersion: 1,
    customStrengthOptions,
    allowedNonAlphanumericCharacters: ['-'],
    enforcementState: 'ENFORCE',
    forceUpgradeOnSignin: false,
  }
  await page.route('**/v2/passwordPolicy**', (route) => route.fulfill({ json, headers: CORS }))
}

test('the rules of the service stand at the new password, are ticked while typing, and are asked for again when it refuses one (§5.10, §8.12)', async ({
  page,
}) => {
  await answerPolicy(page, { minPasswordLength: 8, containsNumericCharacter: true })
  await page.goto('/cadastros')
  await expect(page.getByText('Pelo menos 8 caracteres')).toBeVisible()
  await expect(page.getByText('Um número')).toBeVisible()
  const student = newStudent()
  await field(page, 'Nome').fill('Ana')
  await field(page, 'Sobrenome').fill('Souza')
  await field(page, 'Email').fill(student.email)
  await field(page, 'Senha').fill('caderno')
  await expect(page.getByText('✓')).toHaveCount(0)
  await field(page, 'Senha').fill(student.senha)
  await expect(page.getByText('✓ Pelo menos 8 caracteres')).toBeVisible()
  await expect(page.getByText('✓ Um número')).toBeVisible()
  await field(page, 'Confirmar senha').fill(student.senha)

  await page.unrouteAll()
  await answerPolicy(page, { minPasswordLength: 8, containsUppercaseCharacter: true })
  const message =
    'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain an upper case character]'
  await page.route('**/v1/accounts:signUp**', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message } }, headers: CORS }),
  )
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect(page.getByText('Uma letra maiúscula')).toBeVisible()
  await expect(page.getByText('A senha não atende aos requisitos de segurança.')).toBeVisible()
  await expect(field(page, 'Senha')).toHaveValue(student.senha)
})
