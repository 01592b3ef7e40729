import type { Page } from '@playwright/test'
import { addApplication, application, form, openApplications, type } from './support/applications.ts'
import { expect, field } from './support/test.ts'
import { test } from './support/site-test.ts'
import { dialog, openSemester, subject } from './support/semester.ts'
import { OFFLINE_TROUBLES } from './support/offline.ts'
import { whenStored } from './support/page.ts'
import { cachedFiles, untilCached, untilVersionRuns, untilUpdateWaits, versionOf } from './support/worker.ts'

test.use({ serviceWorkers: 'allow', as: 'student' })
test.describe.configure({ timeout: 120_000 })

const offer = (page: Page) => page.getByRole('region', { name: 'Nova versão' })
const press = (page: Page, name: string) => offer(page).getByRole('button', { name, exact: true }).click()
/** As when the connection comes back. */
const lookNow = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')))

/** Counts the documents that come after this. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('load', () => loads++)
  return () => loads
}

test('a new version is offered within half a minute, and comes with one reload when it is wanted and deployed (§7.5, §9.7, B23)', async ({
  page,
  site,
}) => {
  await page.clock.install()
  await page.goto('/leitura')
  await untilCached(page)
  const before = await versionOf(page)
  const loads = countLoads(page)
  await expect(offer(page)).toBeHidden()

  site.announce()
  await page.clock.runFor(30_000)
  await expect(offer(page)).toContainText('Há uma nova versão disponível.')
  expect([await versionOf(page), loads()]).toEqual([before, 0])

  await test.step('of which only the version file is there yet: it says so, and reloads nothing', async () => {
    await press(page, 'Atualizar agora')
    const notYet = 'A nova versão ainda está sendo publicada. Tente novamente em alguns minutos.'
    await expect(page.getByText(notYet, { exact: true })).toBeVisible()
    await expect(offer(page)).toBeVisible()
    expect([await versionOf(page), loads()]).toEqual([before, 0])
  })

  const newest = site.deploy()
  await press(page, 'Atualizar agora')
  await untilVersionRuns(page, newest)
  await expect(page.getByRole('heading', { level: 1, name: 'Leitura' })).toBeVisible()
  await page.clock.runFor(60_000)
  await expect(offer(page)).toBeHidden()
  expect(loads()).toBe(1)
})

test('the other tab is not reloaded, finds the parts of its own version, and its files go once it is closed (R12)', async ({
  page,
  context,
  site,
}) => {
  await openApplications(page)
  await untilCached(page)
  const before = await versionOf(page)
  const old = await cachedFiles(page)
  await type(page, { Empresa: 'Meio escrita' })
  const other = await context.newPage()
  await other.goto('/dashboard')
  await untilCached(other)

  const loads = countLoads(page)
  const newest = site.deploy()
  await lookNow(other)
  await press(other, 'Atualizar agora')
  await untilVersionRuns(other, newest)

  await page.getByRole('tab', { name: 'Networking' }).click()
  await expect(page.getByRole('button', { name: 'Adicionar contato' })).toBeVisible()
  await page.getByRole('tab', { name: 'Estágios' }).click()
  await expect(field(form(page), 'Empresa')).toHaveValue('Meio escrita')
  expect([await versionOf(page), loads()]).toEqual([before, 0])
  expect(await cachedFiles(page)).toEqual(expect.arrayContaining([...old]))

  await page.close({ runBeforeUnload: false })
  await other.reload()
  await expect
    .poll(async () =>
      (await cachedFiles(other)).filter((url) => old.includes(url) && url.includes('/assets/')),
    )
    .toEqual([])
})

test.describe('a page that was opened while the new version waited (B23)', () => {
  test.use({ tolerated: OFFLINE_TROUBLES })

  test('takes nothing of it away: once it is wanted, it opens without a connection', async ({
    page,
    context,
    site,
  }) => {
    await page.goto('/leitura')
    await untilCached(page)
    const newest = site.deploy()
    await lookNow(page)
    await untilUpdateWaits(page)
    const kept = await cachedFiles(page)
    await page.reload()
    await expect(offer(page)).toBeVisible()
    await page.keyboard.press('Control+Shift+C')
    await expect(page.getByText('Cache limpo.', { exact: true })).toBeVisible()
    expect((await cachedFiles(page)).toSorted()).toEqual(kept.toSorted())

    await press(page, 'Atualizar agora')
    await untilVersionRuns(page, newest)
    await context.setOffline(true)
    for (const [address, name] of [
      ['/leitura', 'Leitura'],
      ['/financas', 'Finanças'],
    ] as const) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    }
    expect(await versionOf(page)).toBe(newest)
  })
})

test.describe('a running version that never ends its work (B23)', () => {
  test.use({ tolerated: OFFLINE_TROUBLES })

  test(
    'is replaced by one press all the same, and the new one opens without a connection',
    { tag: '@both' },
    async ({ page, context, site }) => {
      await page.clock.install()
      await page.goto('/leitura')
      await untilCached(page)
      const endless = site.deploy({ worker: 'endless' })
      await lookNow(page)
      await press(page, 'Atualizar agora')
      await untilVersionRuns(page, endless)
      await page.evaluate(() => navigator.serviceWorker.controller!.postMessage({ type: 'WORK' }))

      const newest = site.deploy()
      await lookNow(page)
      await untilUpdateWaits(page)
      const loads = countLoads(page)
      await press(page, 'Atualizar agora')
      // The new version is given five seconds to take the place of the running one.
      await expect(async () => {
        await page.clock.runFor(1_000)
        expect(await versionOf(page)).toBe(newest)
      }).toPass({ timeout: 20_000, intervals: [1_000] })
      await page.waitForLoadState()
      expect(loads()).toBe(1)
      await untilCached(page)
      await context.setOffline(true)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: 'Leitura' })).toBeVisible()
      expect(await versionOf(page)).toBe(newest)
    },
  )
})

test('under the open paste of a timetable nothing of its text is lost, by a shortcut or by another tab (B23)', async ({
  page,
  context,
  site,
}) => {
  await openSemester(page, 'disciplinas')
  await untilCached(page)
  const loads = countLoads(page)
  await page.getByRole('button', { name: 'Colar horário' }).click()
  const text = dialog(page).getByRole('textbox', { name: 'Uma disciplina por linha' })
  await text.fill('Cálculo I 24M12\nFísica I 35M34')
  const newest = site.deploy()
  await lookNow(page)
  await expect(offer(page)).toBeVisible()
  await page.keyboard.press('Control+Shift+R')
  await page.getByRole('button', { name: 'Continuar editando' }).click()
  await expect(text).toHaveValue('Cálculo I 24M12\nFísica I 35M34')

  const other = await context.newPage()
  await other.goto('/dashboard')
  await lookNow(other)
  await press(other, 'Atualizar agora')
  await untilVersionRuns(other, newest)
  await expect(text).toHaveValue('Cálculo I 24M12\nFísica I 35M34')
  await dialog(page).getByRole('button', { name: 'Adicionar 2 disciplinas' }).click()
  await expect(subject(page, 'Física I')).toBeVisible()
  expect(loads()).toBe(0)
  await whenStored(page)
  await page.reload()
  await expect(subject(page, 'Física I')).toBeVisible()
  expect(await versionOf(page)).toBe(newest)
})

const LATENCY_MS = process.env['CADERNO_SOAK'] ? 2_000 : 100
/** Chromium's limit for a worker that is installed. */
const FETCHES_AT_ONCE = 3

test(`two tabs that ask for it at once on a network of ${LATENCY_MS} ms both get it, with one reload each (B23)`, async ({
  page,
  context,
  site,
}) => {
  await page.goto('/leitura')
  await untilCached(page)
  const patience = 45_000 + LATENCY_MS * ((await cachedFiles(page)).length / FETCHES_AT_ONCE)
  test.setTimeout(2 * patience)
  const other = await context.newPage()
  await other.goto('/carreira')
  await untilCached(other)
  const newest = site.deploy()
  site.slowDown(LATENCY_MS)
  const tabs = [page, other].map((tab) => ({ tab, loads: countLoads(tab) }))
  await Promise.all([page, other].map(lookNow))
  await Promise.all([page, other].map((tab) => press(tab, 'Atualizar agora')))
  for (const { tab, loads } of tabs) {
    await untilVersionRuns(tab, newest, patience)
    expect(loads()).toBe(1)
  }
})

const DEPLOYMENTS = process.env['CADERNO_SOAK'] ? 20 : 1

test(`${DEPLOYMENTS} of ${DEPLOYMENTS} deployments under a half-filled form: nothing typed is lost, no page is blank, one reload each (R12)`, async ({
  page,
  site,
}) => {
  test.setTimeout(60_000 + DEPLOYMENTS * 20_000)
  await openApplications(page)
  await untilCached(page)
  const loads = countLoads(page)
  for (let round = 1; round <= DEPLOYMENTS; round++) {
    await type(page, { Empresa: `Empresa ${round}` })
    const newest = site.deploy()
    await lookNow(page)
    await expect(offer(page)).toBeVisible()

    await page.getByRole('tab', { name: 'Plano de Desenvolvimento' }).click()
    await expect(page.getByRole('button', { name: 'Adicionar meta' })).toBeVisible()
    await page.getByRole('tab', { name: 'Estágios' }).click()
    await press(page, 'Atualizar agora')
    await page.getByRole('dialog').getByRole('button', { name: 'Continuar editando' }).click()
    await expect(field(form(page), 'Empresa')).toHaveValue(`Empresa ${round}`)
    expect(loads()).toBe(round - 1)

    await addApplication(page, `Vaga ${round}`, `Empresa ${round}`)
    await expect(page.locator('[data-pending=true]')).toHaveCount(0)
    await press(page, 'Atualizar agora')
    await untilVersionRuns(page, newest)
    await expect(application(page, `Vaga ${round}`)).toBeAttached()
    await expect(offer(page)).toBeHidden()
    expect(loads()).toBe(round)
  }
})
