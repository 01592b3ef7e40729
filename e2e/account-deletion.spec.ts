import type { Page } from '@playwright/test'
import { addApplication } from './support/applications.ts'
import { everythingStored } from './support/browser-storage.ts'
import { OFFLINE_TROUBLES } from './support/offline.ts'
import { expect, field, registerStudent, test } from './support/test.ts'

const openDialog = async (page: Page) => {
  await page.goto('/conta')
  await page.getByRole('main').getByRole('button', { name: 'Excluir minha conta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Excluir minha conta' })
  await expect(field(dialog, 'Senha')).toBeVisible()
  return {
    dialog,
    async confirm(senha: string) {
      await field(dialog, 'Senha').fill(senha)
      await field(dialog, 'Confirmação').fill('EXCLUIR')
      await dialog.getByRole('button', { name: 'Excluir conta' }).click()
    },
  }
}
/** Of whoever is signed in: on both backends this device remembers them by it. */
const uidIn = (kept: string): string => /sessao-conhecida\/([^"/]+)"/.exec(kept)![1]!
const expectNoTrace = async (page: Page, traces: readonly string[]) => {
  const kept = await everythingStored(page)
  expect(traces.filter((trace) => kept.includes(trace))).toEqual([])
}

test.describe('a student', () => {
  test.use({ as: 'student' })

  test(
    'leaves for good: nothing stays on the device, other tabs leave too, and the same e-mail may register again (B19)',
    { tag: '@both' },
    async ({ page, context, student }) => {
      await page.goto('/carreira')
      await addApplication(page, 'Canário Ltda.', 'Estágio')
      const other = await context.newPage()
      await other.goto('/dashboard')
      await expect(other.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()

      const { dialog, confirm } = await openDialog(page)
      await expect(dialog.getByRole('list', { name: 'Isto é apagado para sempre:' })).toContainText(
        'matrícula',
      )
      await expect(dialog.getByRole('list', { name: 'Isto fica:' })).toContainText('relatos de bug')
      await dialog.getByRole('button', { name: 'Excluir conta' }).click()
      await expect(field(dialog, 'Senha')).toHaveAccessibleDescription('Senha é obrigatória')
      await expect(field(dialog, 'Confirmação')).toHaveAccessibleDescription(/Digite EXCLUIR para confirmar/)
      await confirm('errada-26')
      await expect(dialog.getByRole('alert')).toHaveText('Senha incorreta')

      const before = await everythingStored(page)
      const traces = [uidIn(before), student.email, student.cpf, 'Canário Ltda.']
      expect(
        traces.filter((trace) => !before.includes(trace)),
        'the search sees what is stored',
      ).toEqual([])
      await confirm(student.senha)
      await expect(page).toHaveURL(/\/login$/)
      await expect(page.getByText('Sua conta foi excluída.')).toBeVisible()
      await expect(other).toHaveURL(/\/login-aluno$/)
      await expectNoTrace(page, traces)

      await registerStudent(page, { email: student.email })
      await page.goto('/carreira')
      await expect(page.getByRole('heading', { level: 1, name: 'Carreira' })).toBeVisible()
      await expect(page.getByText('Canário Ltda.')).toHaveCount(0)
    },
  )

  test('presses while the page still learns what the browser keeps', async ({ page }) => {
    await page.addInitScript(() => {
      const persisted = navigator.storage.persisted.bind(navigator.storage)
      const asked = new Promise<void>((answer) => Object.assign(window, { answer }))
      navigator.storage.persisted = () => asked.then(persisted)
    })
    await page.goto('/conta')
    await page.getByRole('main').getByRole('button', { name: 'Excluir minha conta' }).hover()
    await page.mouse.down()
    await page.evaluate('answer()')
    await expect(page.getByText(/Quem limpa os dados do site/)).toBeVisible()
    await page.mouse.up()
    await expect(page.getByRole('dialog', { name: 'Excluir minha conta' })).toBeVisible()
  })

  test('changes their mind, and nothing is gone', async ({ page }) => {
    const { dialog } = await openDialog(page)
    await field(dialog, 'Senha').fill('qualquer')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('main').getByRole('button', { name: 'Excluir minha conta' })).toBeFocused()
  })
})

test.describe('a student whose connection breaks', { tag: '@firebase' }, () => {
  test.use({ as: 'student', tolerated: new RegExp(`${OFFLINE_TROUBLES.source}|accounts:delete`) })

  test('before anything was touched keeps everything', async ({ page, context, student }) => {
    const { dialog, confirm } = await openDialog(page)
    await context.setOffline(true)
    await confirm(student.senha)
    await expect(dialog.getByRole('alert')).toHaveText(
      'Nada foi excluído. Tente novamente. Sem conexão com a internet.',
    )
    await context.setOffline(false)
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  })

  test('just before the account itself was gone finds it gone when the page is opened again (B19)', async ({
    page,
    context,
    student,
  }) => {
    const { confirm } = await openDialog(page)
    const uid = uidIn(await everythingStored(page))
    await context.route(/accounts:delete/, (route) => route.abort())
    await confirm(student.senha)
    await expect(page.getByText(/A exclusão começou e não terminou/)).toBeVisible()
    await context.unroute(/accounts:delete/)
    await page.goto('/login')
    await expect(page.getByText('Sua conta foi excluída.')).toBeVisible({ timeout: 20_000 })
    await expect
      .poll(async () => (await everythingStored(page)).includes(uid), { intervals: [3_000], timeout: 25_000 })
      .toBe(false)
    await registerStudent(page, { email: student.email })
  })
})
