import {
  CONFIRM_APPLICATION_REMOVAL,
  CONFIRM_CONTACT_REMOVAL,
  CONFIRM_GOAL_REMOVAL,
} from '@caderno/domain/career'
import { REMOVE_GOAL, REMOVE_TRANSACTION } from '@caderno/domain/finance'
import { CONFIRM_READING_GOAL_REMOVAL, CONFIRM_READING_REMOVAL } from '@caderno/domain/reading'
import { CONFIRM_SKILL_REMOVAL } from '@caderno/domain/skills'
import type { Locator, Page } from '@playwright/test'
import { addApplication, application, openApplications } from './support/applications.ts'
import { addContact, addGoal, contact, dialog, goal, openCareer, remove } from './support/career.ts'
import { beginToSave, book, putAside, savingsGoal } from './support/finance.ts'
import { add, item, more as moreOfItem, openReading } from './support/reading.ts'
import { addSkill, more as moreOfSkill, openSkills, skill, tick } from './support/skills.ts'
import { storedRecords } from './support/stored-records.ts'
import { badge, whenStored } from './support/page.ts'
import { enter, expect, field, test } from './support/test.ts'

test.use({ as: 'student' })

const removeIn = (record: Locator) => () =>
  record.getByRole('button', { name: 'Remover', exact: true }).click()
const row = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Transações' }).getByRole('listitem', { name, exact: true })

/** Removed after the question, gone from the device, and by Ctrl+Z the same record again, id and stamps included. */
async function expectUndoable(
  page: Page,
  ask: () => Promise<void>,
  question: string,
  back: Locator,
  scope?: string,
): Promise<void> {
  await whenStored(page)
  await expect(badge(page, 'Tudo salvo')).toBeVisible()
  const before = await storedRecords(page)
  await ask()
  await expect(dialog(page).getByText(question)).toBeVisible()
  if (scope) await dialog(page).getByRole('radio', { name: scope }).check()
  await dialog(page).getByRole('button', { name: 'Remover' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(back).toBeHidden()
  await expect
    .poll(async () => (await storedRecords(page)).length, `${question} removes it`)
    .toBeLessThan(before.length)
  const bar = page.getByRole('status')
  const offer = bar.filter({
    hasText: (await bar.filter({ has: page.getByRole('button', { name: 'Desfazer' }) }).textContent())!,
  })
  await expect(offer).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(back).toBeVisible()
  await expect.poll(() => storedRecords(page), `${question} is undone`).toEqual(before)
  // What it covered may be offered again.
  await expect(offer).toBeHidden()
}

test(
  'every removal asks, and Ctrl+Z brings the same record back (§8.11, D24)',
  { tag: '@local' },
  async ({ page }) => {
    test.slow()
    await test.step('an application', async () => {
      await openApplications(page)
      await addApplication(page, 'Estágio em Dados', 'Nubank')
      await expectUndoable(
        page,
        removeIn(application(page, 'Estágio em Dados')),
        CONFIRM_APPLICATION_REMOVAL,
        application(page, 'Estágio em Dados'),
      )
    })
    await test.step('a contact', async () => {
      await openCareer(page, 'networking')
      await addContact(page, 'Bianca Reis')
      await expectUndoable(
        page,
        removeIn(contact(page, 'Bianca Reis')),
        CONFIRM_CONTACT_REMOVAL,
        contact(page, 'Bianca Reis'),
      )
    })
    await test.step('a career goal', async () => {
      await openCareer(page, 'desenvolvimento')
      await addGoal(page, 'Montar um portfólio')
      await expectUndoable(
        page,
        removeIn(goal(page, 'Montar um portfólio')),
        CONFIRM_GOAL_REMOVAL,
        goal(page, 'Montar um portfólio'),
      )
    })
    await test.step('a transaction, and a series of them', async () => {
      await page.goto('/financas')
      await book(page, '12 cinema', '120 passagem 12x')
      await whenStored(page)
      await page.goto('/financas?aba=transacoes')
      await expectUndoable(page, removeIn(row(page, 'cinema')), REMOVE_TRANSACTION, row(page, 'cinema'))
      const first = page
        .getByRole('region', { name: 'Transações' })
        .getByRole('listitem', { name: /passagem/ })
        .first()
      await expectUndoable(page, removeIn(first), REMOVE_TRANSACTION, first, 'Todas')
    })
    await test.step('a savings goal with its deposit', async () => {
      await beginToSave(page)
      await putAside(page, '30')
      await expectUndoable(page, removeIn(savingsGoal(page)), REMOVE_GOAL, savingsGoal(page))
    })
    await test.step('a skill with its days', async () => {
      await openSkills(page)
      await addSkill(page, 'Violão')
      await tick(skill(page, 'Violão')).click()
      await expectUndoable(
        page,
        () => moreOfSkill(page, 'Violão', 'Remover'),
        CONFIRM_SKILL_REMOVAL,
        skill(page, 'Violão'),
      )
    })
    await test.step('an item of the shelf', async () => {
      await openReading(page)
      await add(page, 'Torto Arado', { 'Total de páginas': '262' })
      await expectUndoable(
        page,
        () => moreOfItem(page, item(page, 'Torto Arado'), 'Remover'),
        CONFIRM_READING_REMOVAL,
        item(page, 'Torto Arado'),
      )
    })
    await test.step('the goal of the year', async () => {
      const goalOfYear = page.getByRole('region', { name: /^Meta de \d{4}$/ })
      await goalOfYear.getByRole('button', { name: 'Definir meta' }).click()
      await field(dialog(page), 'Quantidade').fill('12')
      await dialog(page).getByRole('button', { name: 'Salvar' }).click()
      await expect(dialog(page)).toBeHidden()
      await expectUndoable(
        page,
        () => goalOfYear.getByRole('button', { name: 'Remover meta' }).click(),
        CONFIRM_READING_GOAL_REMOVAL,
        goalOfYear.getByText('0 de 12 livros'),
      )
    })
  },
)

test(
  'what goes with a form or a tick is offered back too: a limit, and the note of a day (D24)',
  { tag: '@local' },
  async ({ page }) => {
    await page.goto('/financas')
    await book(page, '12 cinema')
    const categories = page.getByRole('region', { name: 'Para onde foi' })
    const limit = async (amount: string) => {
      await categories.getByRole('button', { name: 'Limites' }).click()
      await field(categories, 'Transporte').fill(amount)
      await page.keyboard.press('Enter')
      await expect(categories.getByRole('button', { name: 'Limites' })).toBeFocused()
      return storedRecords(page)
    }
    const limited = await limit('100')
    expect(await limit('')).not.toEqual(limited)
    await page.keyboard.press('Control+z')
    await expect.poll(() => storedRecords(page)).toEqual(limited)

    await openSkills(page)
    await addSkill(page, 'Violão')
    await skill(page, 'Violão').getByRole('button', { name: 'Violão', exact: true }).click()
    await field(dialog(page), 'Nota do dia').fill('acordes com pestana')
    await dialog(page).getByRole('button', { name: 'Salvar nota' }).click()
    await expect(
      dialog(page)
        .getByRole('status')
        .filter({ hasText: /^feito$/ }),
    ).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Fechar' }).first().click()
    await expect(dialog(page)).toBeHidden()
    await whenStored(page)
    const noted = (await storedRecords(page)).filter((each) => each.includes('acordes'))
    expect(noted).toHaveLength(1)
    await tick(skill(page, 'Violão')).click()
    await expect(page.getByRole('button', { name: 'Desfazer' })).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect
      .poll(async () => (await storedRecords(page)).filter((each) => each.includes('acordes')))
      .toHaveLength(1)
  },
)

test(
  'a removal can be undone from another tab of its page and from another page (D24)',
  { tag: '@local' },
  async ({ page }) => {
    await openCareer(page, 'networking')
    await addContact(page, 'Bianca Reis')
    await whenStored(page)
    const before = await storedRecords(page)
    const bianca = contact(page, 'Bianca Reis')

    await remove(page, bianca, CONFIRM_CONTACT_REMOVAL)
    await page.getByRole('tab', { name: 'Plano de Desenvolvimento' }).click()
    await expect(field(page, 'Meta')).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(page.getByText('Bianca Reis está como antes')).toBeVisible()
    await expect.poll(() => storedRecords(page)).toEqual(before)
    await page.getByRole('tab', { name: 'Networking' }).click()
    await expect(bianca).toBeVisible()

    await remove(page, bianca, CONFIRM_CONTACT_REMOVAL)
    await page.getByRole('banner').getByRole('link', { name: 'Leitura' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Leitura' })).toBeVisible()
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect.poll(() => storedRecords(page)).toEqual(before)
    await page.goBack()
    await expect(bianca).toBeVisible()
  },
)

test(
  'who signs in next is not offered what was removed before (D24)',
  { tag: '@local' },
  async ({ page, student: { email, senha } }) => {
    await openCareer(page, 'networking')
    await addContact(page, 'Bianca Reis')
    await remove(page, contact(page, 'Bianca Reis'), CONFIRM_CONTACT_REMOVAL)
    await expect(page.getByRole('button', { name: 'Desfazer' })).toBeVisible()
    await page.getByRole('banner').getByRole('button', { name: 'Sair' }).click()
    await expect(page.getByRole('heading', { name: 'Login do aluno' })).toBeVisible()
    await enter(page, email, senha)
    await page.getByRole('link', { name: 'Ir para o dashboard' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Desfazer' })).toBeHidden()
  },
)

test(
  'after a reload «Desfazer» is still there, on another page too (D24)',
  { tag: '@local' },
  async ({ page }) => {
    await openReading(page)
    await add(page, 'Torto Arado')
    await whenStored(page)
    const before = await storedRecords(page)
    await moreOfItem(page, item(page, 'Torto Arado'), 'Remover')
    await dialog(page).getByRole('button', { name: 'Remover' }).click()
    await expect.poll(async () => (await storedRecords(page)).length).toBeLessThan(before.length)
    await page.goto('/habilidades')
    await page.reload()
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(page.getByRole('status').getByText('Torto Arado voltou à estante')).toBeVisible()
    await expect.poll(() => storedRecords(page)).toEqual(before)
  },
)

test(
  'who signs out on a page without «Desfazer» leaves nothing of it in the tab (D24)',
  { tag: '@local' },
  async ({ page }) => {
    await openReading(page)
    await add(page, 'Torto Arado')
    await whenStored(page)
    await moreOfItem(page, item(page, 'Torto Arado'), 'Remover')
    await dialog(page).getByRole('button', { name: 'Remover' }).click()
    const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }))
    await expect(page.getByRole('button', { name: 'Desfazer' })).toBeVisible()
    expect(await kept()).not.toContain('Torto Arado')
    await page.goto('/home')
    expect(await kept()).toContain('Torto Arado')
    await page.getByRole('button', { name: 'Sair' }).click()
    await expect(page).toHaveURL(/\/login/)
    await expect.poll(kept).not.toContain('Torto Arado')
  },
)

test(
  'a window that is opened from a page with «Desfazer» does not offer it too',
  { tag: '@local' },
  async ({ page }) => {
    await openReading(page)
    await add(page, 'Torto Arado')
    await whenStored(page)
    await moreOfItem(page, item(page, 'Torto Arado'), 'Remover')
    await dialog(page).getByRole('button', { name: 'Remover' }).click()
    const undo = page.getByRole('button', { name: 'Desfazer' })
    await undo.hover()
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate(() => void window.open('/habilidades')),
    ])
    await expect(opened.getByRole('heading', { level: 1, name: 'Habilidades' })).toBeVisible()
    await expect(opened.getByRole('button', { name: 'Desfazer' })).toBeHidden()
    await undo.click()
    await expect(item(page, 'Torto Arado')).toBeVisible()
  },
)
