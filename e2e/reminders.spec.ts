import { addDays } from '@caderno/domain/kernel'
import type { Page } from '@playwright/test'
import { addContact, openCareer } from './support/career.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'
import { today, whenStored } from './support/page.ts'

test.use({ serviceWorkers: 'allow', as: 'student' })

/** A browser without a window lets no site tell anything: what the page asks of it is kept instead. */
const device = (page: Page) =>
  page.addInitScript(() => {
    const kept = (key: string) => JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[]
    const keep = (key: string, value: string) =>
      sessionStorage.setItem(key, JSON.stringify([...kept(key), value]))
    Object.defineProperty(Notification, 'permission', { get: () => kept('asked').at(-1) ?? 'default' })
    Notification.requestPermission = () =>
      Promise.resolve(keep('asked', 'granted')).then(() => 'granted' as const)
    ServiceWorkerRegistration.prototype.showNotification = (title, options) =>
      Promise.resolve(keep('told', `${title}: ${options?.body}`))
    const badge = (count: number) => Promise.resolve(sessionStorage.setItem('badge', String(count)))
    Object.assign(navigator, { setAppBadge: badge, clearAppBadge: () => badge(0) })
  })
const told = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('told') ?? '[]') as unknown)
const badge = (page: Page) => page.evaluate(() => sessionStorage.getItem('badge'))

test('the device tells what is due once it is asked to, once a day, on every page and over midnight; the icon has the number (W29)', async ({
  page,
}) => {
  await device(page)
  await page.clock.install({ time: new Date('2026-11-26T13:40:00') })
  await openCareer(page, 'networking')
  await addContact(page, 'Ana', { 'Próximo contato': await today(page) })
  await addContact(page, 'Bia', { 'Próximo contato': addDays(await today(page), 1) })
  await whenStored(page)
  await page.goto('/dashboard')
  await expect.poll(() => badge(page)).toBe('1')
  await page.getByRole('navigation', { name: 'Módulos' }).getByRole('link', { name: 'Leitura' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Leitura' })).toBeVisible()
  expect(await badge(page)).toBe('1')
  await page.goto('/dashboard')
  expect(await told(page)).toEqual([])

  await page.getByRole('button', { name: 'Avisar neste aparelho' }).click()
  const ofThursday = '1 coisa para hoje: Falar com Ana'
  await expect.poll(() => told(page)).toEqual([ofThursday])
  await expectNoAxeViolations(page)

  await page.goto('/financas')
  await expect(page.getByRole('heading', { level: 1, name: 'Finanças' })).toBeVisible()
  await page.clock.fastForward('24:00:00')
  const ofFriday = '2 coisas para hoje: Falar com Ana, Falar com Bia'
  await expect.poll(() => told(page)).toEqual([ofThursday, ofFriday])
  await expect.poll(() => badge(page)).toBe('2')

  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Desligar avisos' }).click()
  await expect(page.getByRole('button', { name: 'Avisar neste aparelho' })).toBeVisible()
  expect(await told(page)).toEqual([ofThursday, ofFriday])
  await page.getByRole('banner').getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL(/\/login-aluno$/)
  await expect.poll(() => badge(page)).toBe('0')
})
