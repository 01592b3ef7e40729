import type { Page } from '@playwright/test'
import { addContact, addGoal, banner, contact, goal, goalList, openCareer } from './support/career.ts'
import { whenStored } from './support/page.ts'
import { expect, onFirebase, signInAsStudent, test } from './support/test.ts'

const SAVED = onFirebase ? 'Salvo na nuvem' : 'Salvo na sua conta neste dispositivo'
const SHORT = 'Curto prazo (até 6 meses)'
const LONG = 'Longo prazo (mais de 6 meses)'

test.describe('a guest', () => {
  test.use({ as: 'registered' })
  test.setTimeout(90_000)

  test(
    'works without an account, and an account takes the work over once (D17)',
    { tag: '@both' },
    async ({ page, student }) => {
      await openCareer(page, 'desenvolvimento')
      await expect(banner(page, 'Salvo neste navegador')).toBeVisible()
      await expect(
        page.getByRole('link', {
          name: onFirebase ? 'Faça login para salvar na nuvem' : 'Faça login para salvar na sua conta',
        }),
      ).toHaveAttribute('href', '/login-aluno')
      await addGoal(page, 'Aprender SQL')
      await addGoal(page, 'Certificado de inglês', { term: 'Longo prazo' })
      await page.getByRole('tab', { name: 'Networking' }).click()
      await addContact(page, 'Marina Duarte')
      await whenStored(page)

      await signInAsStudent(page, student.email, student.senha)
      await openCareer(page, 'desenvolvimento')
      await expect(page.getByText('Importar 2 metas salvas neste navegador?')).toBeVisible()
      await expect(page.getByRole('checkbox')).toHaveCount(0)
      await page.getByRole('button', { name: 'Importar' }).click()
      await expect(goalList(page, SHORT).getByText('Aprender SQL')).toBeVisible()
      await expect(goalList(page, LONG).getByText('Certificado de inglês')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Importar' })).toBeHidden()
      await expect(banner(page, SAVED)).toBeVisible()
      await openCareer(page, 'networking')
      await expect(contact(page, 'Marina Duarte')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Importar' })).toBeHidden()

      await page.getByRole('banner').getByRole('button', { name: 'Sair' }).click()
      await expect(page).toHaveURL(/\/login-aluno$/)
      await openCareer(page, 'desenvolvimento')
      await expect(page.getByRole('checkbox')).toHaveCount(0)
      await addGoal(page, 'aprender  sql')
      await whenStored(page)
      await signInAsStudent(page, student.email, student.senha)
      await openCareer(page, 'desenvolvimento')
      await expect(page.getByText('Importar 1 meta salva neste navegador?')).toBeVisible()
      await page.getByRole('button', { name: 'Importar' }).click()
      await expect(page.getByRole('button', { name: 'Importar' })).toBeHidden()
      await expect(page.getByRole('checkbox')).toHaveCount(2)
    },
  )

  test('may leave the work where it is, for this session (D17)', async ({ page, student }) => {
    await openCareer(page, 'desenvolvimento')
    await addGoal(page, 'Aprender SQL')
    await whenStored(page)
    await signInAsStudent(page, student.email, student.senha)
    await openCareer(page, 'networking')
    await page.getByRole('button', { name: 'Agora não' }).click()
    await expect(page.getByRole('button', { name: 'Importar' })).toBeHidden()
    await openCareer(page, 'desenvolvimento')
    await expect(page.getByRole('button', { name: 'Importar' })).toBeHidden()
    await expect(page.getByRole('checkbox')).toHaveCount(0)
  })
})

test.describe('a student', () => {
  test.use({ as: 'student' })

  test('finds the tab in the address, after a reload and on the way back (§2.2)', async ({ page }) => {
    await page.goto('/carreira')
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Estágios & Trainees')
    await page.getByRole('tab', { name: 'Networking' }).click()
    await expect(page).toHaveURL(/\/carreira\?aba=networking$/)
    await page.getByRole('tab', { name: 'Plano de Desenvolvimento' }).click()
    await expect(
      page.getByRole('tabpanel', { name: 'Plano de Desenvolvimento' }).getByLabel('Data-alvo'),
    ).toBeVisible()
    await page.reload()
    await expect(page).toHaveURL(/aba=desenvolvimento$/)
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Plano de Desenvolvimento')
    await page.goBack()
    await expect(
      page.getByRole('tabpanel', { name: 'Networking' }).getByRole('button', { name: 'Adicionar contato' }),
    ).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Estágios & Trainees')
    await page.getByRole('link', { name: 'Voltar ao dashboard' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  })
})

test.describe('on a small phone (R15)', () => {
  test.use({ viewport: { width: 360, height: 780 } })

  test('nothing scrolls sideways and everything is big enough to touch', async ({ page }) => {
    const word = 'Pneumoultramicroscopicossilicovulcanoconiose'
    await openCareer(page, 'desenvolvimento')
    await addGoal(page, word.repeat(4), { day: '2026-01-01' })
    await expectTouchable(page)
    await goal(page, word.repeat(4)).getByRole('button', { expanded: false }).click()
    await goal(page, word.repeat(4)).getByRole('button', { name: 'Editar' }).click()
    await expect(page.getByRole('dialog', { name: 'Editar meta' })).toBeVisible()
    await expectTouchable(page)
    await openCareer(page, 'networking')
    await addContact(page, word.repeat(4), {
      Empresa: word,
      Cargo: word,
      'Próximo contato': '2026-01-01',
      Notas: word,
    })
    await expectTouchable(page)
  })
})

test.describe('a student on a small phone', () => {
  test.use({ as: 'student', viewport: { width: 360, height: 780 } })

  test('finds the page where it was first drawn (R15)', async ({ page }) => {
    await page.addInitScript(() => {
      const moved: number[] = []
      Object.assign(window, { moved })
      new PerformanceObserver((list) =>
        moved.push(
          ...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value),
        ),
      ).observe({ type: 'layout-shift', buffered: true })
    })
    await openCareer(page, 'desenvolvimento')
    await expect(banner(page, SAVED)).toBeVisible()
    expect(
      await page.evaluate(() =>
        (window as unknown as { moved: number[] }).moved.reduce((sum, value) => sum + value, 0),
      ),
    ).toBeLessThan(0.02)
  })
})

async function expectTouchable(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  // All at one moment: a form may be closing.
  const low = await page
    .locator('main, [role=dialog]')
    .locator('button, select, input:not([type=checkbox]), label:has([type=checkbox]), a')
    .evaluateAll((controls) =>
      controls
        .filter((control) => {
          const { width, height } = control.getBoundingClientRect()
          return Math.round(Math.min(width, height)) < 44
        })
        .map(({ outerHTML }) => outerHTML),
    )
  expect(low).toEqual([])
}
