import type { Page } from '@playwright/test'
import { addApplication, application, openApplications } from './support/applications.ts'
import { book, openFinances } from './support/finance.ts'
import { OFFLINE_TROUBLES } from './support/offline.ts'
import { add, item, openReading } from './support/reading.ts'
import { FOR_STUDENTS, H1 } from './support/routes.ts'
import { addSkill, openSkills, skill } from './support/skills.ts'
import { expect, onFirebase, signInAsStudent, test } from './support/test.ts'
import { whenStored } from './support/page.ts'
import { cachedFiles, untilCached } from './support/worker.ts'

test.use({ serviceWorkers: 'allow', as: 'registered', tolerated: OFFLINE_TROUBLES })
test.describe.configure({ timeout: 120_000 })

const h1 = (page: Page, path: string) => page.getByRole('heading', { level: 1, name: H1[path]! })
/** What a backend can make a difference to: the files are the worker's on both. */
const WITH_DOCUMENTS = ['/dashboard', '/carreira', '/financas', '/habilidades', '/leitura']
const isCode = (url: string) => /\.(js|css)$/.test(new URL(url).pathname) && !url.endsWith('/sw.js')

test(
  'what is kept is the app and nothing of its users: a second visit loads no code, and without a connection every address opens (B30, P14)',
  { tag: '@both' },
  async ({ page, context, student, baseURL }) => {
    await signInAsStudent(page, student.email, student.senha)
    await openApplications(page)
    await addApplication(page, 'Estágio de dados', 'Padaria Aurora')
    await whenStored(page)
    await openReading(page)
    await add(page, 'Dom Casmurro', { 'Link de compra': `${baseURL}/livro` })
    await whenStored(page)
    await openSkills(page)
    await addSkill(page, 'Violão')
    await whenStored(page)
    await openFinances(page)
    await book(page, '18,50 almoço')
    await untilCached(page)
    await whenStored(page)

    await test.step('what is kept', async () => {
      const kept = await cachedFiles(page)
      expect(kept.length).toBeGreaterThan(50)
      expect(kept.map((url) => new URL(url).pathname).filter((path) => !OF_THE_APP.test(path))).toEqual([])
      expect(await mistaken(page)).toEqual([])
    })

    // Listening to Firestore is a request that never ends.
    if (!onFirebase)
      await test.step('a second visit asks the network for no script and no style', async () => {
        const fetched: string[] = []
        context.on('response', (response) => {
          if (
            isCode(response.url()) &&
            (response.request().serviceWorker() !== null || !response.fromServiceWorker())
          )
            fetched.push(response.url())
        })
        for (const path of WITH_DOCUMENTS) {
          await page.goto(path)
          await expect(h1(page, path)).toBeVisible()
          await page.waitForLoadState('networkidle')
        }
        expect(fetched).toEqual([])
      })
    await page.close()

    await context.setOffline(true)
    for (const path of onFirebase ? WITH_DOCUMENTS : FOR_STUDENTS) {
      const cold = await context.newPage()
      await cold.goto(path)
      await expect(h1(cold, path), path).toBeVisible()
      if (path === '/carreira') await expect(application(cold, 'Estágio de dados')).toBeAttached()
      if (path === '/leitura') await expect(item(cold, 'Dom Casmurro')).toBeVisible()
      if (path === '/habilidades') await expect(skill(cold, 'Violão')).toBeVisible()
      if (path === '/financas') await expect(cold.getByText('almoço').first()).toBeAttached()
      await cold.close()
    }
  },
)

const OF_THE_APP =
  /^\/(assets\/[\w.-]+\.(js|css|woff2)|index\.html|(theme|preload)\.js|favicon\.svg|manifest\.webmanifest)$/

/** What is kept as something that it is not: a page in the place of a script. */
const mistaken = (page: Page) =>
  page.evaluate(async () => {
    const wrong: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const type = (await cache.match(request))!.headers.get('content-type') ?? ''
        if (type.includes('html') !== new URL(request.url).pathname.endsWith('.html'))
          wrong.push(`${request.url} ${type}`)
      }
    }
    return wrong
  })

test(
  'without a connection the sign-in pages open too, once somebody was inside (P14)',
  { tag: '@local' },
  async ({ page, context, student }) => {
    await signInAsStudent(page, student.email, student.senha)
    await page.goto('/dashboard')
    await untilCached(page)
    await page.getByRole('banner').getByRole('button', { name: 'Sair' }).click()
    await expect(page).toHaveURL(/\/login-aluno$/)

    await context.setOffline(true)
    for (const path of ['/login', '/cadastro-aluno', '/carreira']) {
      await page.goto(path)
      await expect(h1(page, path), path).toBeVisible()
    }
    await page.goto('/leitura')
    await expect(page.getByRole('heading', { level: 1, name: 'Acesso Restrito' })).toBeVisible()
    await signInAsStudent(page, student.email, student.senha)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

test('who only signs in keeps nothing on the device (P1, P14)', async ({ page }) => {
  for (const path of ['/login', '/cadastro-aluno', '/dashboard']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(
      await page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]),
      path,
    ).toEqual([0, 0])
  }
})
