import type { Page } from '@playwright/test'
import { addApplication, application, form, openApplications, type } from '../support/applications.ts'
import { addGoal, banner, goal, openCareer, remove } from '../support/career.ts'
import { storedOf } from '../support/emulators.ts'
import { everythingStored } from '../support/browser-storage.ts'
import { goOffline, goOnline, OFFLINE_TROUBLES } from '../support/offline.ts'
import { badge, field } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

const QUESTION = 'Tem certeza que deseja remover esta meta?'
const IN_THE_CLOUD = 'Salvo na nuvem'
const WAITING = 'Salvo neste dispositivo, aguardando envio'

test.use({ as: 'student', tolerated: new RegExp(`${OFFLINE_TROUBLES.source}|net::ERR_FAILED`) })
test.setTimeout(90_000)

const there = (uid: string) => async () => (await storedOf('metas_carreira', 'userId', uid)).length

async function openPlanWith(page: Page, ...goals: readonly string[]): Promise<void> {
  await openCareer(page, 'desenvolvimento')
  for (const text of goals) await addGoal(page, text)
  await expect(banner(page, IN_THE_CLOUD)).toBeVisible()
}

/** This device keeps the removal of a goal: what is shown is ahead of that by a moment. */
const noted = (page: Page): Promise<void> =>
  expect.poll(() => everythingStored(page)).toMatch(/"metas_carreira\/[^}]*"gone"/)

/** Every claim that the banner makes from now on, each as it appears. */
async function claimsOf(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const claims: string[] = []
    Object.assign(window, { claims })
    const look = () => {
      const words = [...document.querySelectorAll('[role=status]')]
        .map((status) => status.textContent ?? '')
        .filter((text) => text.startsWith('Salvo'))
      if (words.length > 0 && words.join() !== claims.at(-1)) claims.push(words.join())
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => (window as unknown as { claims: string[] }).claims)
}

test('nothing is said to be in the cloud before it is there (§2.2)', async ({
  page,
  context,
  baseURL,
  prepared,
}) => {
  await openCareer(page, 'desenvolvimento')
  await expect(banner(page, IN_THE_CLOUD)).toBeVisible()
  await addGoal(page, 'Aprender SQL')
  await expect(banner(page, IN_THE_CLOUD)).toBeVisible()
  await expect.poll(there(prepared.uid)).toBe(1)

  await goOffline(context, baseURL!)
  await expect(banner(page, WAITING)).toBeVisible()
  const claims = await claimsOf(page)
  await addGoal(page, 'Certificado de inglês')
  await goal(page, 'Aprender SQL').getByRole('checkbox').check()
  await page.getByRole('tab', { name: 'Networking' }).click()
  await page.getByRole('checkbox').first().check()
  await expect(banner(page, WAITING)).toBeVisible()
  expect((await claims()).filter((claim) => claim !== WAITING)).toEqual([])

  await goOnline(context)
  await expect(banner(page, IN_THE_CLOUD)).toBeVisible({ timeout: 30_000 })
  expect(await there(prepared.uid)()).toBe(2)
})

test('a goal removed offline stays away through a reload, and leaves the cloud when the connection is back', async ({
  page,
  context,
  baseURL,
  prepared,
}) => {
  await openPlanWith(page, 'Aprender SQL', 'Certificado de inglês')

  await goOffline(context, baseURL!)
  await remove(page, goal(page, 'Aprender SQL'), QUESTION)
  await expect(page.getByRole('button', { name: 'Desfazer' })).toBeVisible()
  await expect(banner(page, WAITING)).toBeVisible()
  await noted(page)
  await page.reload()
  await expect(goal(page, 'Certificado de inglês')).toBeVisible()
  await expect(goal(page, 'Aprender SQL')).toHaveCount(0)
  expect(await there(prepared.uid)()).toBe(2)

  await goOnline(context)
  await expect.poll(there(prepared.uid), { timeout: 30_000 }).toBe(1)
  await expect(banner(page, IN_THE_CLOUD)).toBeVisible({ timeout: 30_000 })
  await expect(goal(page, 'Aprender SQL')).toHaveCount(0)
})

test('a removal that the service does not answer is repeated with the next visit until it is confirmed (§7.3, D8)', async ({
  page,
  context,
  prepared,
}) => {
  await openPlanWith(page, 'Aprender SQL')

  await context.route(/google\.firestore\.v1\.Firestore\/Write/, (route) => route.abort())
  await remove(page, goal(page, 'Aprender SQL'), QUESTION)
  await expect(banner(page, WAITING)).toBeVisible()
  await noted(page)
  await page.reload()
  await expect(page.getByLabel('Data-alvo')).toBeVisible()
  await expect(goal(page, 'Aprender SQL')).toHaveCount(0)
  expect(await there(prepared.uid)()).toBe(1)

  await context.unrouteAll({ behavior: 'wait' })
  await page.reload()
  await expect.poll(there(prepared.uid), { timeout: 30_000 }).toBe(0)
  await expect(banner(page, IN_THE_CLOUD)).toBeVisible({ timeout: 30_000 })
  await page.reload()
  await expect(page.getByLabel('Data-alvo')).toBeVisible()
  await expect(goal(page, 'Aprender SQL')).toHaveCount(0)
})

test('a removal taken back offline leaves the record in the cloud (D24)', async ({
  page,
  context,
  baseURL,
  prepared,
}) => {
  await openPlanWith(page, 'Aprender SQL')
  await goOffline(context, baseURL!)
  await remove(page, goal(page, 'Aprender SQL'), QUESTION)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(goal(page, 'Aprender SQL')).toBeVisible()
  await goOnline(context)
  await expect(banner(page, IN_THE_CLOUD)).toBeVisible({ timeout: 30_000 })
  await page.reload()
  await expect(goal(page, 'Aprender SQL')).toBeVisible()
  expect(await there(prepared.uid)()).toBe(1)
})

test('a student without contacts finds the applications after an offline reload, and no claim about what is not known (B26)', async ({
  page,
  context,
  baseURL,
}) => {
  await openApplications(page)
  await addApplication(page, 'Estágio em dados', 'Embrapa')
  await expect(banner(page, IN_THE_CLOUD)).toBeVisible()
  await goOffline(context, baseURL!)
  await page.reload()
  await expect(application(page, 'Estágio em dados')).toBeVisible()
  await expect(banner(page, WAITING)).toBeVisible()
  await page.getByRole('tab', { name: 'Networking' }).click()
  await expect(page.getByText(/^Não foi possível ler sua lista/)).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await goOnline(context)
  await expect(page.getByRole('checkbox')).toHaveCount(6, { timeout: 30_000 })
})

test('a removal that was not confirmed is repeated by the dashboard too (D8)', async ({
  page,
  context,
  prepared,
}) => {
  await openPlanWith(page, 'Aprender SQL')
  await context.route(/google\.firestore\.v1\.Firestore\/Write/, (route) => route.abort())
  await remove(page, goal(page, 'Aprender SQL'), QUESTION)
  await expect(banner(page, WAITING)).toBeVisible()
  await noted(page)
  await page.goto('/home')
  await context.unrouteAll({ behavior: 'wait' })
  await page.goto('/dashboard')
  await expect.poll(there(prepared.uid), { timeout: 30_000 }).toBe(0)
})

test('a form ends once its change stands on this device: an immediate «Editar» asks for nothing (B3)', async ({
  page,
}) => {
  await openApplications(page)
  await addApplication(page, 'Estágio em Dados', 'Nubank')
  let answer = () => undefined as void
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/Firestore\/Write\/channel/, async (route) => {
    await answered
    await route.continue()
  })
  await type(page, { Empresa: 'Rota Norte', Vaga: 'Estágio em Logística' })
  await form(page).getByRole('button', { name: 'Adicionar candidatura' }).click()
  await expect(application(page, 'Estágio em Logística')).toBeAttached()
  await application(page, 'Estágio em Dados').getByRole('button', { name: 'Editar' }).click()
  await expect(field(form(page), 'Empresa')).toHaveValue('Nubank')
  await expect(page.getByRole('dialog')).toBeHidden()
  answer()
  await expect(badge(page, 'Tudo salvo')).toBeVisible()
})
