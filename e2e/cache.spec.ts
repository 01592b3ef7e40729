import type { Page } from '@playwright/test'
import { addApplication, application, form, openApplications, type } from './support/applications.ts'
import { OFFLINE_TROUBLES } from './support/offline.ts'
import { add, item, openReading } from './support/reading.ts'
import { expect, field } from './support/test.ts'
import { test } from './support/site-test.ts'
import { cachedFiles, untilCached, untilVersionRuns, untilUpdateWaits, versionOf } from './support/worker.ts'

test.use({ serviceWorkers: 'allow', as: 'student' })
test.describe.configure({ timeout: 120_000 })

const told = (page: Page, words: string) => page.getByText(words, { exact: true })
const offer = (page: Page) => page.getByRole('region', { name: 'Nova versão' })
/** Asks the worker as §7 says, and waits for its answer. */
const command = (page: Page, name: string) =>
  page.evaluate(async (type) => {
    const { port1, port2 } = new MessageChannel()
    const answer = new Promise((resolve) => (port1.onmessage = ({ data }) => resolve(data)))
    ;(await navigator.serviceWorker.ready).active!.postMessage({ type }, [port2])
    return answer
  }, name)
/** Something that is not the app's own beside what is kept. */
const litter = (page: Page) =>
  page.evaluate(async () => (await caches.open('velho')).put('/velho', new Response('velho')))

test.describe('clearing the cache (§9.7, D18)', () => {
  test.use({ tolerated: OFFLINE_TROUBLES })

  test('Ctrl+Shift+C, and CLEAR_CACHE, renew what is kept without a reload; documents stay and the app still opens without a connection (§7.5)', async ({
    page,
    context,
  }) => {
    await openReading(page)
    await add(page, 'Dom Casmurro')
    await untilCached(page)
    await litter(page)
    const kept = (await cachedFiles(page)).filter((url) => !url.endsWith('/velho'))
    let loads = 0
    page.on('load', () => loads++)
    await page.keyboard.press('Control+Shift+C')
    await expect(told(page, 'Cache limpo.')).toBeVisible({ timeout: 30_000 })
    expect((await cachedFiles(page)).toSorted()).toEqual(kept.toSorted())
    expect(loads).toBe(0)
    await litter(page)
    expect(await command(page, 'CLEAR_CACHE')).toEqual({ done: true })
    expect((await cachedFiles(page)).filter((url) => url.endsWith('/velho'))).toEqual([])
    expect(await command(page, 'SKIP_WAITING')).toEqual({ done: true })
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')

    await context.setOffline(true)
    await page.reload()
    await expect(item(page, 'Dom Casmurro')).toBeVisible()
  })

  test('Ctrl+Shift+R asks before what was typed goes, and reloads with a new version where there is one', async ({
    page,
    site,
  }) => {
    await openApplications(page)
    await untilCached(page)
    await type(page, { Empresa: 'Meio escrita' })
    await page.keyboard.press('Control+Shift+R')
    await page.getByRole('dialog').getByRole('button', { name: 'Continuar editando' }).click()
    await expect(field(form(page), 'Empresa')).toHaveValue('Meio escrita')
    await type(page, { Empresa: '' })
    await litter(page)
    const newest = site.deploy()
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await untilUpdateWaits(page)
    await page.keyboard.press('Control+Shift+R')
    await untilVersionRuns(page, newest)
    expect((await cachedFiles(page)).filter((url) => url.endsWith('/velho'))).toEqual([])
  })
})

test.describe('a visitor of the sign-in page', () => {
  test.use({ as: 'visitor', tolerated: OFFLINE_TROUBLES })

  test('may clear the cache too, and keeps nothing by that', async ({ page }) => {
    await page.goto('/login')
    await page.waitForLoadState('networkidle')
    await litter(page)
    // The shortcuts come after the form is painted.
    await expect(async () => {
      await page.keyboard.press('Control+Shift+C')
      await expect(told(page, 'Cache limpo.')).toBeVisible({ timeout: 2_000 })
    }).toPass()
    expect(
      await page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]),
    ).toEqual([0, 0])
  })
})

test.describe('where there is no worker (R12)', () => {
  test.use({
    serviceWorkers: 'block',
    tolerated: /404|Failed to (load|fetch)|preload|Refused to apply style/,
  })

  test('a part that a deployment took away says so, the new version is offered, and what was typed stays until the reload', async ({
    page,
    site,
  }) => {
    // What is fetched before anybody asks for it would still be there.
    await page.route('**/assets/Board-*.js', (route) => route.fulfill({ status: 404 }))
    const watches = page.waitForResponse('**/version.json')
    await openApplications(page)
    await addApplication(page, 'Estágio de dados', 'Padaria Aurora')
    await type(page, { Empresa: 'Meio escrita' })
    await watches
    const newest = site.deploy()
    await page.unroute('**/assets/Board-*.js')
    await page.getByText('Quadro', { exact: true }).click()
    await expect(page.getByText('Esta parte não carregou.', { exact: false })).toBeVisible()
    await expect(offer(page)).toBeVisible()
    await expect(field(form(page), 'Empresa')).toHaveValue('Meio escrita')

    await offer(page).getByRole('button', { name: 'Atualizar agora' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click()
    await untilVersionRuns(page, newest)
    await expect(application(page, 'Estágio de dados')).toBeVisible()
  })

  test('a screen that is gone says so and reloads into the new version', async ({ page, site }) => {
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    const before = await versionOf(page)
    const newest = site.deploy()
    await page.getByRole('link', { name: 'Leitura' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Esta tela não carregou' })).toBeVisible()
    expect(await versionOf(page)).toBe(before)
    await page.getByRole('button', { name: 'Recarregar', exact: true }).click()
    await untilVersionRuns(page, newest)
    await expect(page.getByRole('heading', { level: 1, name: 'Leitura' })).toBeVisible()
  })
})
