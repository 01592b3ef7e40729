import type { BrowserContext, Page } from '@playwright/test'
import { mailedQuery } from './support/emulators.ts'
import { everythingStored } from './support/browser-storage.ts'
import {
  enter,
  expect,
  expectNoAxeViolations,
  field,
  newStudent,
  onFirebase,
  registerStudent,
  test,
} from './support/test.ts'

const BAD_LINK = 'Link inválido, expirado ou já utilizado.'

const signOut = async (page: Page) => {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL(/\/login-aluno$/)
}
async function ask(page: Page, email: string): Promise<void> {
  await field(page, 'Email').fill(email)
  await page.getByRole('button', { name: 'Enviar link' }).click()
}
const link = (page: Page) => page.getByRole('main').getByRole('link', { name: /oobCode=/ })
/** Where the mailed link leads: local mode shows it, because it can send no e-mail (D15). */
async function address(page: Page, email: string): Promise<string> {
  if (!onFirebase) return (await link(page).textContent())!
  await expect(link(page)).toHaveCount(0)
  return `/recuperar-senha${await mailedQuery(email)}`
}
/** Follows the link, in place where it is shown. */
async function follow(page: Page, email: string): Promise<void> {
  await (onFirebase ? page.goto(await address(page, email)) : link(page).click())
}
async function choose(page: Page, senha: string, again = senha): Promise<void> {
  await field(page, 'Nova senha').fill(senha)
  await field(page, 'Confirmar nova senha').fill(again)
  await page.getByRole('button', { name: 'Salvar nova senha' }).click()
}

test.describe('a registered student', () => {
  test.use({ as: 'registered' })

  test(
    'a forgotten password is replaced by the link, which then is used up, and the old password is dead (§4.4, D15, W12)',
    { tag: '@both' },
    async ({ page, student }) => {
      await page.goto('/login-aluno')
      await page.getByRole('link', { name: 'Esqueci minha senha' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Recuperar senha' })).toBeVisible()
      await ask(page, student.email)
      await expect(
        page.getByText('Se houver uma conta com este e-mail, enviamos um link. Ele expira em 1 hora.'),
      ).toBeVisible()
      await expect(page.getByText('Modo local: nenhum e-mail é enviado. Use este link:')).toBeVisible({
        visible: !onFirebase,
      })
      await expect(
        page.getByText('No modo local, quem usa este navegador pode redefinir a senha.'),
      ).toBeVisible({ visible: !onFirebase })
      await expectNoAxeViolations(page)
      const mailed = await address(page, student.email)

      await follow(page, student.email)
      await expect(page.getByRole('heading', { level: 1, name: 'Redefinir senha' })).toBeVisible()
      await expect(field(page, 'Nova senha')).toBeVisible()
      await expect(page).toHaveURL(/\/recuperar-senha$/)
      await choose(page, '12345', '54321')
      await expect(page.getByText('A senha deve ter pelo menos 6 caracteres!')).toBeVisible()
      await expect(field(page, 'Confirmar nova senha')).toHaveAccessibleDescription(
        'As senhas não coincidem!',
      )
      await choose(page, 'nova-senha-26')
      await expect(page.getByText('Senha redefinida. Entre com a nova senha.')).toBeVisible()

      await page.getByRole('link', { name: 'Voltar ao login' }).click()
      await enter(page, student.email, student.senha)
      await expect(page.getByRole('alert')).toHaveText('Senha incorreta')
      await enter(page, student.email, 'nova-senha-26')
      await expect(page).toHaveURL(/\/boas-vindas$/)

      await page.goto(mailed)
      await expect(page.getByRole('alert')).toHaveText(BAD_LINK)
      await expect(page).toHaveURL(/\/recuperar-senha$/)
    },
  )

  test('/recuperar-senha without a code asks in the second wording, and its link is followed in place (§8.6)', async ({
    page,
    student,
  }) => {
    await page.goto('/recuperar-senha')
    await page.getByRole('button', { name: 'Enviar link' }).click()
    await expect(field(page, 'Email')).toHaveAccessibleDescription(
      'E-mail inválido. Digite um endereço válido.',
    )
    await ask(page, 'ana@')
    await expect(field(page, 'Email')).toHaveAccessibleDescription(
      'E-mail inválido. Digite um endereço válido.',
    )
    await ask(page, newStudent().email)
    await expect(page.getByRole('alert')).toHaveText('E-mail não encontrado. Verifique o endereço digitado.')
    await ask(page, student.email)
    await expect(
      page.getByText('E-mail de redefinição enviado! Verifique sua caixa de entrada e pasta de spam.'),
    ).toBeVisible()
    await follow(page, student.email)
    await expect(field(page, 'Nova senha')).toBeVisible()
    await page.goBack()
    expect(page.url()).not.toContain('oobCode')
  })
})

test('/esqueci-senha refuses in the first wording (§5.5)', async ({ page }) => {
  await page.goto('/esqueci-senha')
  await page.getByRole('button', { name: 'Enviar link' }).click()
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Digite um e-mail válido.')
  await expect(field(page, 'Email')).toBeFocused()
  await ask(page, 'ana@')
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Por favor, digite um email válido')
  await ask(page, newStudent().email)
  await expect(page.getByRole('alert')).toHaveText('Não encontramos uma conta com este email')
})

test('a link with an unknown code or without an apiKey is refused, and a new one can be asked for (§5.11, W12)', async ({
  page,
}) => {
  for (const query of [
    '?mode=resetPassword&oobCode=naoexiste&apiKey=local',
    '?mode=resetPassword&oobCode=naoexiste',
  ]) {
    await page.goto(`/recuperar-senha${query}`)
    await expect(page.getByRole('alert')).toHaveText(BAD_LINK)
    await expect(page).toHaveURL(/\/recuperar-senha$/)
  }
  await page.getByRole('button', { name: 'Pedir novo link' }).click()
  await expect(page.getByRole('button', { name: 'Enviar link' })).toBeVisible()
})

test(
  'neither a password nor a reset code stands in clear anywhere the browser keeps or sends things (R6)',
  { tag: '@both' },
  async ({ page, context }) => {
    const sent = watchTraffic(context)
    const student = { ...newStudent(), senha: 'Canário-7f3a91-senha' }
    await registerStudent(page, student)
    await signOut(page)
    await enter(page, student.email, 'Canário-7f3a91-errada')
    await expect(page.getByRole('alert')).toHaveText('Senha incorreta')
    await page.goto('/esqueci-senha')
    await ask(page, student.email)
    await expect(page.getByText('Se houver uma conta com este e-mail')).toBeVisible()
    const code = codeOf(await address(page, student.email))
    await follow(page, student.email)
    await choose(page, 'Canário-7f3a91-nova')
    await expect(page.getByText('Senha redefinida. Entre com a nova senha.')).toBeVisible()
    await page.getByRole('link', { name: 'Voltar ao login' }).click()
    await enter(page, student.email, 'Canário-7f3a91-nova')
    await expect(page).toHaveURL(/\/boas-vindas$/)

    await page.goto('/esqueci-senha')
    await ask(page, student.email)
    await expect(page.getByText('Se houver uma conta com este e-mail')).toBeVisible()
    const mailed = await address(page, student.email)
    await page.goto(mailed)
    await expect(field(page, 'Nova senha')).toBeVisible()

    const kept = await everythingStored(page)
    expect(kept, 'the search sees what is stored').toContain(student.email)
    expect(code.length).toBeGreaterThan(15)
    for (const secret of ['7f3a91', encodeURIComponent('Canário'), code, codeOf(mailed)]) {
      expect(kept.includes(secret), `stored: ${secret}`).toBe(false)
      expect(sent().includes(secret), `sent or logged: ${secret}`).toBe(false)
    }
  },
)

const codeOf = (address: string): string => new URL(address, 'http://localhost').searchParams.get('oobCode')!

/**
 * Every request with its headers and body, and every line of the console; only the address of a mailed link itself has to be asked for,
 * and the identity service's own calls carry passwords and codes.
 */
function watchTraffic(context: BrowserContext): () => string {
  const seen: string[] = []
  context.on('request', (request) => {
    if (request.url().includes('/identitytoolkit.googleapis.com/v1/accounts:')) return
    seen.push(
      request.isNavigationRequest() ? '' : request.url(),
      JSON.stringify(request.headers()),
      request.postData() ?? '',
    )
  })
  context.on('console', (message) => seen.push(message.text()))
  return () => seen.join('\n')
}
