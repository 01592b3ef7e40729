import type { Page } from '@playwright/test'
import { everythingStored } from './support/browser-storage.ts'
import { badge } from './support/page.ts'
import { add, dialog, item, openReading } from './support/reading.ts'
import { expect, expectNoAxeViolations, field, test } from './support/test.ts'

test.use({ as: 'student' })

/** A site without the app's script: nobody has the database open there. */
const ELSEWHERE = '/favicon.svg'

const copyOf = (page: Page) =>
  page.evaluate(async () => {
    const file = (await navigator.storage.getDirectory())
      .getFileHandle('caderno.copia')
      .then((handle) => handle.getFile())
    return file.then(
      (found) => found.text(),
      () => '',
    )
  })

/** The disk is full from now on: every request succeeds, and then the transaction aborts, as Chromium does it. */
const fill = (page: Page) =>
  page.evaluate(() => {
    const store = IDBObjectStore.prototype
    const put = Reflect.get(store, 'put') as IDBObjectStore['put']
    store.put = function (this: IDBObjectStore, ...args: Parameters<IDBObjectStore['put']>) {
      const { transaction } = this
      Object.defineProperty(transaction, 'error', {
        get: () => new DOMException('The disk is full', 'QuotaExceededError'),
      })
      const request = put.apply(this, args)
      request.addEventListener('success', () => transaction.abort())
      return request
    }
    Object.assign(window, { makeRoom: () => Object.assign(store, { put }) })
  })

test(
  'a full disk is told where one types, nothing typed is lost, and once there is room it is saved (R5)',
  { tag: '@local' },
  async ({ page }) => {
    await openReading(page)
    await add(page, 'Torto Arado')
    await fill(page)
    await page.getByRole('button', { name: 'Adicionar item' }).click()
    await field(dialog(page), 'Título').fill('Grande Sertão: Veredas')
    await dialog(page).getByRole('button', { name: 'Salvar' }).click()
    await expect(dialog(page).getByRole('alert')).toContainText('O espaço deste navegador acabou.')
    await expect(field(dialog(page), 'Título')).toHaveValue('Grande Sertão: Veredas')
    await expect(item(page, 'Grande Sertão: Veredas')).toHaveCount(0)
    await page.evaluate('makeRoom()')
    await dialog(page).getByRole('button', { name: 'Salvar' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(page.locator('[data-pending=true]')).toHaveCount(0)
    await page.reload()
    await expect(item(page, 'Grande Sertão: Veredas')).toHaveCount(1)
    await expect(item(page, 'Torto Arado')).toHaveCount(1)
  },
)

test(
  'a browser that lost the database gets it back from the second copy, session and all, and is told (R3)',
  { tag: '@local' },
  async ({ page }) => {
    await openReading(page)
    await add(page, 'Quarto de Despejo')
    await expect.poll(() => copyOf(page)).toContain('Quarto de Despejo')
    await page.goto(ELSEWHERE)
    await page.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const request = indexedDB.deleteDatabase('caderno')
          request.onsuccess = resolve
          request.onerror = reject
        }),
    )
    await openReading(page)
    await expect(item(page, 'Quarto de Despejo')).toBeVisible()
    const told = page.getByRole('alert').filter({ hasText: 'Eles voltaram da cópia' })
    await expect(told).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Dispensar' }).click()
    await expect(told).toBeHidden()
    await page.reload()
    await expect(item(page, 'Quarto de Despejo')).toBeVisible()
    await expect(told).toBeHidden()
  },
)

test(
  'after the site’s data was cleared under an open page nothing is said to be saved, what is typed stays, and what happened is told (D15)',
  { tag: '@local' },
  async ({ page, context }) => {
    await openReading(page)
    await add(page, 'Torto Arado')
    await expect.poll(() => copyOf(page)).toContain('Torto Arado')
    await page.getByRole('button', { name: 'Adicionar item' }).click()
    await field(dialog(page), 'Título').fill('Grande Sertão: Veredas')
    const browser = await context.newCDPSession(page)
    const { origin } = new URL(page.url())
    await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    await dialog(page).getByRole('button', { name: 'Salvar' }).click()
    await expect(dialog(page).getByRole('alert')).toContainText('A sua conta não está mais neste navegador')
    await expect(field(dialog(page), 'Título')).toHaveValue('Grande Sertão: Veredas')
    await expect(page.getByText('Os dados do Caderno foram apagados deste navegador')).toBeVisible()
    await expect(badge(page, 'Tudo salvo')).toBeHidden()
    expect(await everythingStored(page)).not.toContain('Grande Sertão')
    await page.keyboard.press('Escape')
    await dialog(page).last().getByRole('button', { name: 'Descartar' }).click()
    await expect(item(page, 'Torto Arado')).toBeVisible()
    await expectNoAxeViolations(page)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Acesso Restrito' })).toBeVisible()
  },
)

test(
  '«Meus dados» says where the data is and how safe it is there (B20)',
  { tag: '@local' },
  async ({ page }) => {
    await openReading(page)
    await add(page, 'Vidas Secas')
    await expect.poll(() => copyOf(page)).toContain('Vidas Secas')
    await page.goto('/conta')
    const section = page.getByRole('region', { name: 'Neste navegador' })
    await expect(
      section.getByText(/^Tudo o que você registra fica só neste navegador: [\d,.]+ [kM]B até agora\.$/),
    ).toBeVisible()
    await expect(section.getByText(/^Há uma segunda cópia, de /)).toBeVisible()
    await expect(section.getByText(/Quem limpa os dados do site/)).toBeVisible()
  },
)
