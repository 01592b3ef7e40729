import { exportOf } from '@caderno/domain/archive'
import { describeDeletionMarksContract, describeErasureContract, untilData } from '@caderno/domain/contracts'
import { createAccountDeletion, createAuth, type DeletionStage } from '@caderno/domain/identity'
import { dataOf } from '@caderno/domain/kernel'
import { NEW_READING } from '@caderno/domain/reading'
import {
  aBugReport,
  aMember,
  aStudent,
  fakeRandom,
  NO_HOLDINGS,
  planImport,
  someHoldings,
} from '@caderno/domain/testing'
import { expect, it } from 'vitest'
import { createBrowser, dump, type Browser } from '../../test/tabs.ts'
import { createLocalArchive } from './archive.ts'
import { createDeviceErasure } from './device-erasure.ts'
import { createLocalErasure } from './erasure.ts'
import type { LocalEnvironment } from '../storage/environment.ts'
import type { Storage } from '../storage/storage.ts'
import { createLocalAdapter } from '../../test/local-adapter.ts'

const [EMAIL, PASSWORD] = ['ana@exemplo.com.br', 'caderno-2026']

describeErasureContract('the local erasure', () => {
  const browser = createBrowser()
  return Promise.resolve({
    users: ['uid-ana', 'uid-bia'],
    open: () => {
      const tab = browser.tab()
      return Promise.resolve({
        ...createLocalAdapter(tab),
        archive: createLocalArchive(tab),
        erasure: createLocalErasure(tab),
      })
    },
    plant: () => Promise.resolve(),
    documents: async (collection) => (await browser.disk.read(collection)) as unknown[],
    close: () => Promise.resolve(),
  })
})
describeDeletionMarksContract('this device', () => createLocalErasure(createBrowser().tab()))

function openTab(tab: LocalEnvironment) {
  const adapter = createLocalAdapter(tab)
  const auth = createAuth({ ...adapter, clock: tab.clock, random: fakeRandom() })
  const erasure = createLocalErasure(tab)
  return {
    ...adapter,
    tab,
    auth,
    erasure,
    deletion: createAccountDeletion({ accounts: adapter.accounts, auth, erasure }),
  }
}

/** Somebody signed in with one of everything, and all that a device keeps beside. */
async function ana(browser: Browser, tab: LocalEnvironment) {
  const opened = openTab(tab)
  const { uid } = await opened.accounts.signUp(EMAIL, PASSWORD)
  await opened.members.createIfMissing(aMember({ uid, email: EMAIL }))
  await opened.students.enroll(aStudent({ uid, email: EMAIL }))
  const file = exportOf(someHoldings(), { conta: uid, exportadoEm: '2026-11-22T12:00:00.000Z' })
  await createLocalArchive(tab).write(
    uid,
    planImport(file, NO_HOLDINGS, { owner: uid, now: '2026-11-22T12:00:00.000Z' }).changes,
  )
  for (const kept of ['fila', 'copia/candidaturas', 'importadas'])
    await browser.disk.write(`${kept}/${uid}`, [uid])
  await browser.disk.write('candidaturas/visitante/0', [{ id: 'do visitante' }])
  return { ...opened, uid }
}

it('a deletion leaves nothing of the account on this device, and the guest’s work where it is (B19)', async () => {
  const browser = createBrowser()
  const { deletion, uid, accounts } = await ana(browser, browser.tab())
  const before = await dump(browser)
  expect(before).toContain(uid)
  expect(await deletion.delete(uid, PASSWORD)).toBe('saved')
  const after = await dump(browser)
  expect([uid, EMAIL, aStudent().matricula, 'Dom Casmurro'].filter((trace) => after.includes(trace))).toEqual(
    [],
  )
  expect(after).toContain('do visitante')
  await expect(accounts.signUp(EMAIL, 'outra-senha')).resolves.toMatchObject({ email: EMAIL })
})

it('a deletion leaves the bug reports that were sent', async () => {
  const browser = createBrowser()
  const { bugReports, deletion, uid } = await ana(browser, browser.tab())
  await bugReports.send(aBugReport({ userId: uid, titulo: 'Ficou' }))
  await deletion.delete(uid, PASSWORD)
  expect(await browser.disk.read('bug-reports')).toMatchObject([{ titulo: 'Ficou' }])
})

it('a deletion is seen in another tab, whose session ends and whose books are gone', async () => {
  const browser = createBrowser()
  const { deletion, uid } = await ana(browser, browser.tab())
  const other = openTab(browser.tab())
  const books = createLocalAdapter(other.tab).readings.watch(uid)
  const stops = [other.auth.session.subscribe(() => undefined), books.subscribe(() => undefined)]
  await untilData(books, (shown) => shown.length === 1)
  await untilData(other.auth.session, (session) => session?.uid === uid)
  await deletion.delete(uid, PASSWORD)
  await untilData(other.auth.session, (session) => session === null)
  await untilData(books, (shown) => shown.length === 0)
  expect(dataOf(other.accounts.current().getSnapshot())).toBeNull()
  stops.forEach((stop) => stop())
})

/** A deletion whose page ended when only the identity was left, on a device whose user is signed in. */
async function interrupted(browser: Browser) {
  const { deletion, erasure, uid } = await ana(browser, browser.tab())
  Object.assign(erasure, {
    mark: (owner: string, stage: DeletionStage) =>
      stage === 'identidade' ? erased(browser, owner) : Promise.resolve(),
  })
  await expect(deletion.delete(uid, PASSWORD)).rejects.toThrow('page closed')
  return uid
}
async function erased(browser: Browser, owner: string) {
  await createLocalErasure(browser.tab()).mark(owner, 'identidade')
  throw new Error('page closed')
}
const ended = (browser: Browser) => openTab(browser.tab()).deletion.resume()

it('an interrupted deletion takes nothing of whoever came back to the account, whether they are signed in or not (B19)', async () => {
  const browser = createBrowser()
  const uid = await interrupted(browser)
  browser.clock.advance(10 * 60_000)
  expect(await ended(browser)).toBe(false)
  const { auth, readings } = openTab(browser.tab())
  await auth.signIn(EMAIL, PASSWORD)
  await readings.add(uid, { ...NEW_READING, titulo: 'Escrito depois de voltar' }).outcome
  expect(await ended(browser)).toBe(false)
  await auth.signOut()
  expect(await ended(browser)).toBe(false)
  await auth.signUp({ nome: 'Bia', sobrenome: 'S', email: 'bia@exemplo.com.br', senha: PASSWORD })
  expect(await ended(browser)).toBe(false)
  expect(await dump(browser)).toContain('Escrito depois de voltar')
  await auth.signIn(EMAIL, PASSWORD)
  expect(dataOf(auth.session.getSnapshot())).toMatchObject({ uid })
})

it('an interrupted deletion ends after a sign-out where nobody came back', async () => {
  const browser = createBrowser()
  const uid = await interrupted(browser)
  await openTab(browser.tab()).auth.signOut()
  expect(await ended(browser)).toBe(true)
  const after = await dump(browser)
  expect([uid, EMAIL].filter((trace) => after.includes(trace))).toEqual([])
})

it('a deletion leaves the account of whoever signs in meanwhile in another tab', async () => {
  const browser = createBrowser()
  const other = openTab(browser.tab())
  await other.auth.signUp({ nome: 'Bia', sobrenome: 'S', email: 'bia@exemplo.com.br', senha: PASSWORD })
  await other.auth.signOut()
  const { deletion, erasure, uid } = await ana(browser, browser.tab())
  const { documents } = erasure
  Object.assign(erasure, {
    documents: (owner: string) =>
      documents(owner).then(() => other.auth.signIn('bia@exemplo.com.br', PASSWORD)),
  })
  await expect(deletion.delete(uid, PASSWORD)).rejects.toMatchObject({ code: 'user-token-expired' })
  expect(dataOf(other.auth.session.getSnapshot())).toMatchObject({ name: 'Bia' })
  await other.auth.signOut()
  await expect(other.auth.signIn('bia@exemplo.com.br', PASSWORD)).resolves.toBeUndefined()
})

it('a device is cleared of an account after whatever another tab is writing of it', async () => {
  const browser = createBrowser()
  const [tab, other] = [browser.tab(), browser.tab()]
  await createLocalAdapter(tab).readings.add('uid-ana', { ...NEW_READING, titulo: 'Antes' }).outcome
  let clearing: Promise<void> | undefined
  const transact: Storage['transact'] = (work) =>
    other.storage.transact((table) => {
      const get = async (key: string) => {
        const value = await table.get(key)
        if (key.startsWith('leitura/')) clearing ??= createDeviceErasure(tab).device('uid-ana')
        return value
      }
      return work({ ...table, get })
    })
  await createLocalAdapter({ ...other, storage: { ...other.storage, transact } }).readings.add('uid-ana', {
    ...NEW_READING,
    titulo: 'Depois',
  }).outcome
  expect(clearing).toBeDefined()
  await clearing
  expect(await browser.disk.keys('leitura/')).toEqual([])
})
