import { planImport, exportOf } from '@caderno/domain/archive'
import { describeDepartureMarksContract, describeErasureContract, untilData } from '@caderno/domain/contracts'
import { createDeparture } from '@caderno/domain/departure'
import { createAuth } from '@caderno/domain/identity'
import { dataOf } from '@caderno/domain/kernel'
import { aBugReport, aMember, aStudent, fakeRandom, NO_HOLDINGS, someHoldings } from '@caderno/domain/testing'
import { expect, it } from 'vitest'
import { createBrowser, dump, type Browser } from '../test/tabs.ts'
import { createLocalArchive } from './archive.ts'
import { createLocalErasure } from './erasure.ts'
import type { LocalEnvironment } from './environment.ts'
import { createLocalAdapter, openLocalReadings } from './local-adapter.ts'

const [EMAIL, PASSWORD] = ['ana@exemplo.com.br', 'caderno-2026']

describeErasureContract('the local erasure', () => {
  const browser = createBrowser()
  return Promise.resolve({
    users: ['uid-ana', 'uid-bia'],
    open: () => {
      const tab = browser.tab()
      return Promise.resolve({ ...createLocalAdapter(tab), archive: createLocalArchive(tab), erasure: createLocalErasure(tab) })
    },
    plant: () => Promise.resolve(),
    documents: async (collection) => (await browser.disk.read(collection)) as unknown[],
    close: () => Promise.resolve(),
  })
})
describeDepartureMarksContract('this device', () => createLocalErasure(createBrowser().tab()))

function openTab(tab: LocalEnvironment) {
  const adapter = createLocalAdapter(tab)
  const auth = createAuth({ ...adapter, clock: tab.clock, random: fakeRandom() })
  return { ...adapter, tab, auth, departure: createDeparture({ accounts: adapter.accounts, auth, erasure: createLocalErasure(tab) }) }
}

/** Somebody signed in with one of everything, and all that a device keeps beside. */
async function ana(browser: Browser, tab: LocalEnvironment) {
  const opened = openTab(tab)
  const { uid } = await opened.accounts.signUp(EMAIL, PASSWORD)
  await opened.members.createIfMissing(aMember({ uid, email: EMAIL }))
  await opened.students.enroll(aStudent({ uid, email: EMAIL }))
  const file = exportOf(someHoldings(), { conta: uid, exportadoEm: '2026-11-22T12:00:00.000Z' })
  await createLocalArchive(tab).write(uid, planImport(file, NO_HOLDINGS, { owner: uid, differing: 'keep', now: '2026-11-22T12:00:00.000Z' }).changes)
  for (const kept of ['fila', 'recusas', 'copia/candidaturas', 'remocoes/candidaturas', 'importadas']) await browser.disk.write(`${kept}/${uid}`, [uid])
  await browser.disk.write('candidaturas/visitante/0', [{ id: 'do visitante' }])
  return { ...opened, uid }
}

it('a departure leaves nothing of the account on this device, and the guest’s work where it is', async () => {
  const browser = createBrowser()
  const { departure, uid, accounts } = await ana(browser, browser.tab())
  const before = await dump(browser)
  expect(before).toContain(uid)
  expect(await departure.leave(PASSWORD)).toBe('saved')
  const after = await dump(browser)
  expect([uid, EMAIL, aStudent().matricula, 'Dom Casmurro'].filter((trace) => after.includes(trace))).toEqual([])
  expect(after).toContain('do visitante')
  await expect(accounts.signUp(EMAIL, 'outra-senha')).resolves.toMatchObject({ email: EMAIL })
})

it('a departure leaves the bug reports that were sent', async () => {
  const browser = createBrowser()
  const { bugReports, departure, uid } = await ana(browser, browser.tab())
  await bugReports.send(aBugReport({ userId: uid, titulo: 'Ficou' }))
  await departure.leave(PASSWORD)
  expect(await browser.disk.read('bug-reports')).toMatchObject([{ titulo: 'Ficou' }])
})

it('a departure is seen in another tab, whose session ends and whose shelf empties', async () => {
  const browser = createBrowser()
  const { departure, uid } = await ana(browser, browser.tab())
  const other = openTab(browser.tab())
  const shelf = openLocalReadings(other.tab).watch(uid)
  const stops = [other.auth.session.subscribe(() => undefined), shelf.subscribe(() => undefined)]
  await untilData(shelf, (shown) => shown.length === 1)
  await untilData(other.auth.session, (session) => session?.uid === uid)
  await departure.leave(PASSWORD)
  await untilData(other.auth.session, (session) => session === null)
  await untilData(shelf, (shown) => shown.length === 0)
  expect(dataOf(other.accounts.current().getSnapshot())).toBeNull()
  stops.forEach((stop) => stop())
})
