import { describe, expect, it } from 'vitest'
import { createFakeAccounts, createFakeArchive, createFakeBugReports, createFakeDirectory, createFakeErasure, createFakeMembers, createFakeMemory, createFakeStudents, createFakeWorld, aBugReport, aMember, aStudent, fakeClock, fakeRandom, NO_HOLDINGS, someHoldings } from '../../testing/index.ts'
import { createAuth } from '../identity/index.ts'
import { AppError } from '../kernel/index.ts'
import { createDeparture, type Departure } from './index.ts'

const [EMAIL, PASSWORD] = ['ana@exemplo.com.br', 'caderno-2026']
const UID = 'uid-ana'

/** An account with one of everything, on one device; each `page` is a tab after the page before it was closed. */
function device() {
  const clock = fakeClock()
  const world = createFakeWorld()
  const directory = createFakeDirectory(clock)
  const accounts = createFakeAccounts({ clock, directory, users: [{ email: EMAIL, password: PASSWORD, uid: UID }], signedIn: EMAIL })
  const archive = createFakeArchive({ world, holdings: { [UID]: someHoldings({ usuarios: aMember() }) } })
  world.write([{ collection: 'matriculas', key: aStudent().matricula, document: {} }])
  const erasure = createFakeErasure({ world })
  const page = (breaks: Breaks = never): { departure: Departure; auth: ReturnType<typeof createAuth> } => {
    const auth = createAuth({
      accounts, members: createFakeMembers({ world }), students: createFakeStudents({ world }), memory: createFakeMemory(), clock, random: fakeRandom(),
    })
    return { auth, departure: createDeparture({ accounts: breaking(accounts, breaks), auth: breaking(auth, breaks), erasure: breaking(erasure, breaks) }) }
  }
  const reports = createFakeBugReports({ world })
  const expectNothingLeft = async () => {
    expect(directory.byEmail(EMAIL)).toBeUndefined()
    expect((await archive.read(UID)).holdings).toEqual(NO_HOLDINGS)
    expect(world.get('matriculas', aStudent().matricula)).toBeUndefined()
    expect([...(await erasure.marks())]).toEqual([])
    expect(reports.sent()).toHaveLength(1)
  }
  return { accounts, archive, clock, erasure, expectNothingLeft, page, reports }
}

type Breaks = (step: string) => 'before' | 'after' | undefined
const never: Breaks = () => undefined
const STEPS = ['reauthenticate', 'mark documentos', 'documents', 'mark identidade', 'deleteAccount', 'signOut', 'device']

/** The same port, whose page is gone at one step: before it had any effect, or after. */
function breaking<Port extends object>(port: Port, breaks: Breaks): Port {
  return new Proxy(port, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function' || typeof name !== 'string') return value
      return (...args: unknown[]) => {
        const when = breaks(name === 'mark' ? `mark ${String(args[1])}` : name)
        if (when === 'before') return Promise.reject(new AppError('network-request-failed'))
        const result: unknown = Reflect.apply(value, target, args)
        return when === 'after' ? (result as Promise<unknown>).then(() => Promise.reject(new AppError('network-request-failed'))) : result
      }
    },
  })
}

describe('a deletion that is interrupted', () => {
  for (const step of STEPS) {
    for (const when of ['before', 'after'] as const) {
      it(`${when} «${step}» leaves nothing once it was gone on with`, async () => {
        const { accounts, expectNothingLeft, page, reports } = device()
        await reports.send(aBugReport())
        await page((each) => (each === step ? when : undefined)).departure.leave(PASSWORD).catch(() => undefined)

        const { auth, departure } = page()
        await departure.resume()
        await auth.signIn(EMAIL, PASSWORD).then(() => departure.leave(PASSWORD), () => undefined)
        await expectNothingLeft()
        await expect(accounts.signUp(EMAIL, 'outra-senha')).resolves.toMatchObject({ email: EMAIL })
      })
    }
  }

  it('before its documents were gone waits for its user, who finds everything that is left', async () => {
    const { archive, page } = device()
    await expect(page((step) => (step === 'documents' ? 'before' : undefined)).departure.leave(PASSWORD)).rejects.toMatchObject({ code: 'network-request-failed' })
    const { departure } = page()
    await departure.resume()
    expect(await departure.isInterrupted(UID)).toBe(true)
    expect((await archive.read(UID)).holdings.candidaturas).toHaveLength(1)
  })

  it('after its documents were gone ends by itself when the page is opened again', async () => {
    const { expectNothingLeft, page, reports } = device()
    await reports.send(aBugReport())
    await page((step) => (step === 'deleteAccount' ? 'before' : undefined)).departure.leave(PASSWORD).catch(() => undefined)
    await page().departure.resume()
    await expectNothingLeft()
  })

  it('takes nothing from whoever came back and began anew', async () => {
    const { accounts, archive, page } = device()
    await page((step) => (step === 'deleteAccount' ? 'before' : undefined)).departure.leave(PASSWORD).catch(() => undefined)
    const { auth, departure } = page()
    await auth.signIn(EMAIL, PASSWORD)
    await departure.resume()
    expect(accounts.current().getSnapshot()).toMatchObject({ data: { uid: UID } })
    expect((await archive.read(UID)).holdings.usuarios).toMatchObject({ email: EMAIL })
    expect(await departure.isInterrupted(UID)).toBe(true)
  })
})
