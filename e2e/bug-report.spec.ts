import type { Locator, Page } from '@playwright/test'
import { storedOf } from './support/emulators.ts'
import { expect, field, onFirebase, test } from './support/test.ts'

const THANKS = 'Relatório enviado. Obrigado!'
const FAILED = 'Erro ao enviar o relatório. Tente novamente.'

async function openReport(page: Page, from: Locator | Page = page): Promise<Locator> {
  await from.getByRole('button', { name: 'Reportar bug' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reportar bug' })
  await expect(dialog).toBeVisible()
  return dialog
}

async function fillEssentials(dialog: Locator): Promise<void> {
  await field(dialog, 'Título').fill('A estante não abre')
  await field(dialog, 'Descrição').fill('Ao tocar em Leitura a tela fica vazia.')
}

test.describe('a visitor', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/login')
  })

  test('reports from the footer without signing in, is thanked, and the dialog closes by itself (§4.8, §6.3)', async ({
    page,
  }) => {
    const dialog = await openReport(page, page.getByRole('contentinfo'))
    await expect(dialog.getByText('Modo local: fica neste navegador.')).toBeVisible({ visible: !onFirebase })
    await fillEssentials(dialog)
    await dialog.getByRole('button', { name: 'Enviar' }).click()
    await expect(dialog.getByRole('status')).toHaveText(THANKS)
    await expect(dialog).toBeHidden({ timeout: 4_000 })
    await expect(page.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible()
  })
})

test.describe('a student', () => {
  test.use({ as: 'student' })

  test('a report has their name on it and no code of an address (§3.9)', async ({ page, student }) => {
    await page.goto('/dashboard')
    await page.getByRole('banner').getByRole('button', { name: 'Reportar bug' }).click()
    const dialog = page.getByRole('dialog', { name: 'Reportar bug' })
    await page.evaluate(() =>
      window.history.replaceState(null, '', '/dashboard?mode=resetPassword&oobCode=S3gr3d0&apiKey=Ch4v3'),
    )
    await fillEssentials(dialog)
    await dialog.getByRole('button', { name: 'Enviar' }).click()
    await expect(dialog.getByRole('status')).toHaveText(THANKS)
    await expect(dialog).toBeHidden({ timeout: 4_000 })
    const [stored] = await reportsOf(page, student.email)
    expect(stored).toContain('A estante não abre')
    expect(stored).toContain(student.email)
    expect(stored).toContain('/dashboard?mode=resetPassword')
    expect(stored).not.toContain('S3gr3d0')
    expect(stored).not.toContain('Ch4v3')
    expect(stored).not.toContain(student.senha)
  })
})

test(
  'a failure keeps every word and says so; the next try goes through (§8.10)',
  { tag: '@local' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const put = IDBObjectStore.prototype.put
      Object.assign(window, { refuse: false })
      IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args: Parameters<typeof put>) {
        if ((window as unknown as { refuse: boolean }).refuse)
          throw new DOMException('full', 'QuotaExceededError')
        return put.apply(this, args)
      }
    })
    await page.goto('/login')
    const dialog = await openReport(page)
    await fillEssentials(dialog)
    await page.evaluate(() => Object.assign(window, { refuse: true }))
    await dialog.getByRole('button', { name: 'Enviar' }).click()
    await expect(dialog.getByRole('alert')).toContainText(FAILED)
    await expect(field(dialog, 'Título')).toHaveValue('A estante não abre')
    await expect(field(dialog, 'Descrição')).toHaveValue('Ao tocar em Leitura a tela fica vazia.')
    await page.evaluate(() => Object.assign(window, { refuse: false }))
    await dialog.getByRole('button', { name: 'Enviar' }).click()
    await expect(dialog.getByRole('status')).toHaveText(THANKS)
  },
)

/** The stored reports that name this e-mail, as JSON. */
const reportsOf = async (page: Page, email: string): Promise<string[]> =>
  onFirebase
    ? (await storedOf('bug-reports', 'userEmail', email)).map((report) => JSON.stringify(report))
    : everythingStored(page, email, 'titulo')

/** Every value of every IndexedDB store of the origin that contains both texts, as JSON. */
function everythingStored(page: Page, ...texts: string[]): Promise<string[]> {
  return page.evaluate(async (wanted) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(new Error('storage refused'))
      })
    const found: string[] = []
    for (const { name } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name!))
      for (const store of database.objectStoreNames) {
        const values = await done(database.transaction(store).objectStore(store).getAll())
        found.push(
          ...values
            .map((value) => JSON.stringify(value))
            .filter((json) => wanted.every((text) => json.includes(text))),
        )
      }
      database.close()
    }
    return found
  }, texts)
}
