import type { Page } from '@playwright/test'
import { disable } from '../support/emulators.ts'
import { enter, expect, signInAsStudent, test } from '../support/test.ts'

const greeted = (page: Page) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Bom dia|Boa tarde|Boa noite), Ana!$/)

/** Where the SDK's session stands: the databases' names and the web storages' keys. */
const places = (page: Page) =>
  page.evaluate(async () => {
    const session = (keys: (string | undefined)[]) =>
      keys.some((key) => key?.startsWith('firebase:authUser:'))
    const named = await indexedDB.databases().catch(() => [])
    return {
      indexedDB: named.some(({ name }) => name === 'firebaseLocalStorageDb'),
      localStorage: session(Object.keys(localStorage)),
      sessionStorage: session(Object.keys(sessionStorage)),
    }
  })

/** Runs before the page's scripts. */
const refuse = {
  indexedDB: () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError')
    }
  },
  localStorage: () => {
    Object.defineProperty(window, 'localStorage', { get: () => undefined })
  },
}

test.describe('the session (§4.1)', () => {
  test.use({ as: 'registered' })

  test('is kept in IndexedDB', async ({ page, student }) => {
    await signInAsStudent(page, student.email, student.senha)
    await greeted(page)
    expect(await places(page)).toEqual({ indexedDB: true, localStorage: false, sessionStorage: false })
    await page.reload()
    await greeted(page)
  })

  test.describe('in a browser that refuses storage', () => {
    test.use({ tolerated: /^console (warning|error): .*@firebase/ })

    /** The banner moves the form down when it comes: a click in that moment would miss the button. */
    const signInBelowTheBanner = async (page: Page, { email, senha }: { email: string; senha: string }) => {
      await page.goto('/login-aluno')
      await expect(page.getByText('Este navegador não está guardando seus dados')).toBeVisible()
      await enter(page, email, senha)
    }

    test('is kept in local storage without IndexedDB', async ({ page, student }) => {
      await page.addInitScript(refuse.indexedDB)
      await signInBelowTheBanner(page, student)
      await greeted(page)
      expect(await places(page)).toMatchObject({ localStorage: true, sessionStorage: false })
      await page.reload()
      await greeted(page)
    })

    test('is kept in session storage without either', async ({ page, student }) => {
      await page.addInitScript(refuse.indexedDB)
      await page.addInitScript(refuse.localStorage)
      await signInBelowTheBanner(page, student)
      await greeted(page)
      expect(
        await page.evaluate(() =>
          Object.keys(sessionStorage).some((key) => key.startsWith('firebase:authUser:')),
        ),
      ).toBe(true)
      await page.reload()
      await greeted(page)
    })
  })
})

test.describe('an account that was disabled (§4.1)', () => {
  test.use({ as: 'registered' })

  test('is signed out at the next load with a sentence, and refused with the reason at the sign-in', async ({
    page,
    prepared,
    student,
  }) => {
    await signInAsStudent(page, student.email, student.senha)
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
    await disable(prepared.uid)
    await page.reload()
    await expect(page).toHaveURL(/\/login-aluno$/)
    await expect(
      page.getByText(
        'A sua sessão não vale mais: a senha mudou, ou a conta foi desabilitada. Entre novamente ou fale com o suporte.',
      ),
    ).toBeVisible()
    await enter(page, student.email, student.senha)
    await expect(page.getByRole('alert').filter({ hasText: 'Esta conta foi desabilitada.' })).toBeVisible()
    await expect(page).toHaveURL(/\/login-aluno$/)
  })
})
