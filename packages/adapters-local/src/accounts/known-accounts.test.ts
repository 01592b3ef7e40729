import { exportOf } from '@caderno/domain/archive'
import { dataOf } from '@caderno/domain/kernel'
import { NEW_READING } from '@caderno/domain/reading'
import {
  aReading,
  aStudent,
  aTransaction,
  NO_HOLDINGS,
  planImport,
  someHoldings,
} from '@caderno/domain/testing'
import { expect, it } from 'vitest'
import { added } from '@caderno/domain/contracts'
import { createBrowser, dump, type Browser } from '../../test/tabs.ts'
import { createLocalArchive } from '../archive/archive.ts'
import { createLocalAdapter, type LocalAdapter } from '../../test/local-adapter.ts'

const DRAFT = { ...NEW_READING, titulo: 'Dom Casmurro' }

/** A page of this browser on which Ana signs up, or has done so. */
async function openPage(browser: Browser, isNew = false) {
  const environment = browser.tab()
  const adapter = createLocalAdapter(environment)
  const { uid } = isNew
    ? await adapter.accounts.signUp('ana@exemplo.com.br', 'segredo-1')
    : await adapter.accounts.signIn('ana@exemplo.com.br', 'segredo-1')
  const health = adapter.storage.watch()
  health.subscribe(() => undefined)
  const archive = createLocalArchive(environment)
  return { ...adapter, archive, uid, environment, health: () => dataOf(health.getSnapshot()) }
}
type Page = Awaited<ReturnType<typeof openPage>>

const clear = ({ idb }: Browser) =>
  new Promise((resolve, reject) => {
    const request = idb.deleteDatabase('caderno')
    request.onsuccess = resolve
    request.onerror = () => reject(request.error!)
  })

/** Every way in which something is written for an account. */
const writesOf = ({ uid, readings, finances, preferences, students, members, archive }: Page) => {
  const record = aReading({ id: 'r', userId: uid })
  const now = '2026-11-20T12:00:00.000Z'
  const file = exportOf(someHoldings(), { conta: uid, exportadoEm: now })
  const plan = planImport(file, NO_HOLDINGS, { owner: uid, now })
  return {
    add: () => readings.add(uid, DRAFT).outcome,
    update: () => readings.update(uid, 'r', () => ({ patch: { titulo: 'x' } })).outcome,
    remove: () => readings.remove(uid, 'r').outcome,
    restore: () => readings.restore(uid, record).outcome,
    finances: () => finances.change(uid, [{ list: 'saidas', put: aTransaction() }]),
    view: () => preferences.chooseView(uid, 'leitura', 'lista'),
    checklist: () => preferences.checkLinkedin(uid, 'foto', true),
    goal: () => preferences.setReadingGoal(uid, null),
    profile: () => students.update(uid, { nomeCompleto: 'Ana' }),
    enrolment: () => students.enroll(aStudent({ uid })),
    member: () => members.createIfMissing({ uid, email: 'ana@exemplo.com.br', criadoEm: '2026-11-20' }),
    import: () => archive.write(uid, plan.changes),
    export: () => archive.read(uid),
  }
}

it('writes nothing, and exports no empty file, for an account whose data was cleared under an open page (D15)', async () => {
  const browser = createBrowser()
  const page = await openPage(browser, true)
  await page.readings.add(page.uid, DRAFT).outcome
  await clear(browser)
  for (const write of Object.values(writesOf(page)))
    await expect(write()).rejects.toMatchObject({ code: 'account-gone' })
  expect(page.health()).toBe('cleared')
  expect(await dump(browser)).toBe('[]')
})

it('nor where somebody has made another account since; that one is written as ever (D15)', async () => {
  const browser = createBrowser()
  const before = await openPage(browser, true)
  await clear(browser)
  const after = await openPage(browser, true)
  for (const write of Object.values(writesOf(before)))
    await expect(write()).rejects.toMatchObject({ code: 'account-gone' })
  await after.readings.add(after.uid, DRAFT).outcome
  expect(after.health()).toBe('durable')
  expect(await dump(browser)).not.toContain(before.uid)
})

it('nor where the account was deleted in another tab (D15)', async () => {
  const browser = createBrowser()
  const [one, other] = [await openPage(browser, true), await openPage(browser)]
  await one.accounts.deleteAccount(one.uid)
  await expect(other.readings.add(other.uid, DRAFT).outcome).rejects.toMatchObject({ code: 'account-gone' })
  expect(other.health()).toBe('durable')
})

it('keeps on the screen what was there', async () => {
  const browser = createBrowser()
  const page = await openPage(browser, true)
  const shelf = page.readings.watch(page.uid)
  shelf.subscribe(() => undefined)
  const { id } = await added(page.readings.add(page.uid, DRAFT))
  await clear(browser)
  await expect(
    page.readings.update(page.uid, id, () => ({ patch: { titulo: 'x' } })).outcome,
  ).rejects.toMatchObject({
    code: 'account-gone',
  })
  expect(dataOf(shelf.getSnapshot())).toMatchObject([{ titulo: 'Dom Casmurro' }])
})

it('is found out without a write, once the browser has closed the database', async () => {
  const browser = createBrowser()
  const page = await openPage(browser, true)
  const { accounts, storage, clock } = page.environment
  await accounts.lookAgain(storage.transact, clock.wait)
  expect(page.health()).toBe('durable')
  await clear(browser)
  await accounts.lookAgain(storage.transact, clock.wait)
  expect(page.health()).toBe('cleared')
})

it('knows nothing of an account that it has not seen, as in the cloud', async () => {
  const { readings }: LocalAdapter = createLocalAdapter(createBrowser().tab())
  expect(await readings.add('uid-ana', DRAFT).outcome).toBe('saved')
})
