import type { Page } from '@playwright/test'
import { goOffline, goOnline, OFFLINE_TROUBLES } from './support/offline.ts'
import { addSkill, days, dialog, more, openSkills, skill, tick } from './support/skills.ts'
import { reloadWhenStored } from './support/page.ts'
import { expect, field, signInAsStudent, test } from './support/test.ts'

test.use({ as: 'student' })

test('two tabs see each other, and a live change wipes nothing that is being typed (§2.4, §5.8)', async ({
  page,
  context,
}) => {
  await openSkills(page)
  await addSkill(page, 'Violão')
  const other = await context.newPage()
  await openSkills(other)
  await more(page, 'Violão', 'Editar')
  await field(dialog(page), 'Meta').fill('Dez músicas')
  await tick(skill(other, 'Violão')).click()
  await days(skill(other, 'Violão')).nth(5).click()
  await skill(other, 'Violão').getByRole('button', { name: 'Aumentar progresso' }).click()
  await expect(page.locator('article').getByText('10%')).toBeAttached()
  await expect(field(dialog(page), 'Meta')).toHaveValue('Dez músicas')
  await dialog(page).getByRole('button', { name: 'Salvar' }).click()
  await expect(tick(skill(page, 'Violão'))).toHaveAttribute('aria-pressed', 'true')
  await expect(skill(page, 'Violão').getByText('10%')).toBeVisible()
  await more(other, 'Violão', 'Detalhes')
  await expect(dialog(other).getByText('Dez músicas')).toBeVisible()

  await field(dialog(other), 'Nota do dia').fill('pela metade')
  await tick(skill(page, 'Violão')).click()
  await expect(dialog(other).getByRole('button', { name: 'Marcar como feito' })).toBeVisible()
  await expect(field(dialog(other), 'Nota do dia')).toHaveValue('pela metade')
  await dialog(other).getByRole('button', { name: 'Salvar nota' }).click()
  await expect(tick(skill(page, 'Violão'))).toHaveAttribute('aria-pressed', 'true')
})

test('a half-typed dialog that stands open again gives the focus to what opens it', async ({
  page,
  context,
  student,
}) => {
  await openSkills(page)
  await addSkill(page, 'Violão')
  const other = await context.newPage()
  const comeBack = async () => {
    await openSkills(other)
    await other.getByRole('banner').getByRole('button', { name: 'Sair' }).click()
    await expect(dialog(page)).toBeHidden()
    await signInAsStudent(other, student.email, student.senha)
    await dialog(page).getByRole('button', { name: 'Cancelar' }).click()
    await page.getByRole('button', { name: 'Descartar' }).click()
  }
  await page.getByRole('button', { name: 'Nova habilidade' }).click()
  await field(dialog(page), 'Nome').fill('Libras')
  await comeBack()
  await expect(page.getByRole('button', { name: 'Nova habilidade' })).toBeFocused()
  await more(page, 'Violão', 'Editar')
  await field(dialog(page), 'Meta').fill('Dez músicas')
  await comeBack()
  await expect(skill(page, 'Violão').getByRole('button', { name: 'Violão' })).toBeFocused()
})

test.describe('without a connection (B2)', () => {
  test.use({ tolerated: OFFLINE_TROUBLES })

  test(
    'a check-in and a note are kept all the same',
    { tag: '@local' },
    async ({ page, context, baseURL }) => {
      await openSkills(page)
      await addSkill(page, 'Violão')
      await goOffline(context, baseURL!)
      await tick(skill(page, 'Violão')).click()
      await expect(tick(skill(page, 'Violão'))).toHaveAttribute('aria-pressed', 'true')
      await more(page, 'Violão', 'Detalhes')
      await field(dialog(page), 'Nota do dia').fill('No ônibus')
      await dialog(page).getByRole('button', { name: 'Salvar nota' }).click()
      await expect(page.getByText('Nota salva.')).toBeVisible()
      await expect(page.getByText('aguardando envio')).toHaveCount(0)
      await goOnline(context)
      await reloadWhenStored(page)
      await more(page, 'Violão', 'Detalhes')
      await expect(field(dialog(page), 'Nota do dia')).toHaveValue('No ônibus')
    },
  )
})

test('a skill is made, checked in, stepped and paused without a mouse (R15)', async ({ page }) => {
  await openSkills(page)
  await page.getByRole('button', { name: 'Nova habilidade' }).focus()
  await page.keyboard.press('Enter')
  await expect(field(dialog(page), 'Nome')).toBeFocused()
  await page.keyboard.type('Violão')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Tocar em uma roda')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(skill(page, 'Violão')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Nova habilidade' })).toBeFocused()

  const tabTo = async (target: ReturnType<typeof tick>) => {
    for (let presses = 0; presses < 40; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    await expect(target).toBeFocused()
  }
  const row = skill(page, 'Violão')
  await tabTo(tick(row))
  await page.keyboard.press('Space')
  await expect(tick(row)).toHaveAttribute('aria-pressed', 'true')
  await expect(tick(row)).toBeFocused()
  await tabTo(days(row).nth(5))
  await page.keyboard.press('Enter')
  await expect(days(row).nth(5)).toHaveAccessibleName(/: feito$/)
  await tabTo(row.getByRole('button', { name: 'Aumentar progresso' }))
  await page.keyboard.press('Enter')
  await expect(row.getByText('10%')).toBeVisible()
  await tabTo(row.getByRole('button', { name: 'Mais ações' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Detalhes' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('region', { name: 'Pausadas' }).getByRole('button', { name: 'Violão', exact: true }),
  ).toBeFocused()
})

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test.describe('on a small phone (R15)', () => {
  test.use({ viewport: { width: 360, height: 780 } })

  test('nothing scrolls sideways and everything is big enough to touch', async ({ page }) => {
    await openSkills(page)
    await addSkill(page, 'Pneumoultramicroscopicossilicovulcanoconiose em dois volumes')
    await addSkill(page, 'Violão')
    await more(page, 'Violão', 'Pausar')
    await expect(page.getByRole('region', { name: 'Pausadas' })).toBeVisible()
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 780 })
      expect(await sideways(page)).toBe(0)
      for (const control of await page.locator('main').locator('button').all()) {
        const box = await control.boundingBox()
        expect(
          Math.round(Math.min(box!.width, box!.height)),
          await control.evaluate((element) => element.outerHTML),
        ).toBeGreaterThanOrEqual(44)
      }
    }
    await more(page, 'Violão', 'Editar')
    await dialog(page).getByRole('button', { name: 'Mais detalhes' }).click()
    expect(await sideways(page)).toBe(0)
    await page.keyboard.press('Escape')
    await more(page, 'Violão', 'Detalhes')
    await expect(dialog(page).getByRole('button', { name: 'Salvar nota' })).toBeVisible()
    expect(await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  })
})
