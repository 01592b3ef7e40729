import { describe, expect, it } from 'vitest'
import {
  createFakeAccounts,
  createFakeArchive,
  createFakeBugReports,
  createFakeDirectory,
  createFakeErasure,
  createFakeMembers,
  createFakeMemory,
  createFakeStudents,
  createFakeWorld,
  aBugReport,
  aMember,
  aReading,
  aStudent,
  fakeClock,
  fakeRandom,
  NO_HOLDINGS,
  someHoldings,
} from '../../testing/index.ts'
import { type AccountDeletion, createAccountDeletion, createAuth } from './index.ts'
import { AppError } from '../kernel/index.ts'

const [EMAIL, PASSWORD] = ['ana@exemplo.com.br', 'caderno-2026']
const UID = 'uid-ana'

/** An account with one of everything; each `page` is a tab of one device after the page before it was closed. */
function device({ keepsAccounts }: { /** Itself; else a service does. */ keepsAccounts: boolean }) {
  const clock = fakeClock()
  const world = createFakeWorld()
  const directory = createFakeDirectory(clock)
  const accounts = createFakeAccounts({
    clock,
    directory,
    users: [{ email: EMAIL, password: PASSWORD, uid: UID }],
    signedIn: EMAIL,
  })
  const archive = createFakeArchive({ world, holdings: { [UID]: someHoldings({ usuarios: aMember() }) } })
  world.write([{ collection: 'matriculas', key: aStudent().matricula, document: {} }])
  const erasure = createFakeErasure({ world, ...(keepsAccounts && { directory }) })
  const page = (
    breaks: Breaks = never,
  ): { deletion: AccountDeletion; auth: ReturnType<typeof createAuth> } => {
    const auth = createAuth({
      accounts,
      members: createFakeMembers({ world }),
      students: createFakeStudents({ world }),
      memory: createFakeMemory(),
      clock,
      random: fakeRandom(),
    })
    return {
      auth,
      deletion: createAccountDeletion({
        accounts: breaking(accounts, breaks),
        auth: breaking(auth, breaks),
        erasure: breaking(erasure, breaks),
      }),
    }
  }
  const reports = createFakeBugReports({ world })
  const expectNothingLeft = async (marks: readonly unknown[] = []) => {
    expect(directory.byEmail(EMAIL)).toBeUndefined()
    expect((await archive.read(UID)).holdings).toEqual(NO_HOLDINGS)
    expect(world.get('matriculas', aStudent().matricula)).toBeUndefined()
    expect([...(await erasure.marks())]).toEqual(marks)
    expect(reports.sent()).toHaveLength(1)
  }
  return { accounts, archive, clock, erasure, expectNothingLeft, page, reports, world }
}

type Breaks = (step: string) => 'before' | 'after' | undefined
const never: Breaks = () => undefined
const STEPS = [
  'reauthenticate',
  'mark documentos',
  'documents',
  'mark identidade',
  'deleteAccount',
  'mark dispositivo',
  'signOut',
  'device',
]

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
        return when === 'after'
          ? (result as Promise<unknown>).then(() => Promise.reject(new AppError('network-request-failed')))
          : result
      }
    },
  })
}

describe.each([{ keepsAccounts: true }, { keepsAccounts: false }])(
  'a deletion that is interrupted (this device keeps the accounts: $keepsAccounts) (B19)',
  (kind) => {
    for (const step of STEPS) {
      for (const when of ['before', 'after'] as const) {
        it(`${when} «${step}» leaves nothing once it was gone on with`, async () => {
          const { accounts, expectNothingLeft, page, reports } = device(kind)
          await reports.send(aBugReport())
          await page((each) => (each === step ? when : undefined))
            .deletion.delete(UID, PASSWORD)
            .catch(() => undefined)

          const { auth, deletion } = page()
          await deletion.resume()
          await auth.signIn(EMAIL, PASSWORD).then(
            () => deletion.delete(UID, PASSWORD),
            () => undefined,
          )
          const isUnsure = !kind.keepsAccounts && step === 'deleteAccount' && when === 'after'
          await expectNothingLeft(isUnsure ? [[UID, 'identidade']] : [])
          await expect(accounts.signUp(EMAIL, 'outra-senha')).resolves.toMatchObject({ email: EMAIL })
        })
      }
    }

    it('before its documents were gone waits for its user, who finds everything that is left', async () => {
      const { archive, page } = device(kind)
      await expect(
        page((step) => (step === 'documents' ? 'before' : undefined)).deletion.delete(UID, PASSWORD),
      ).rejects.toMatchObject({ code: 'network-request-failed' })
      const { auth, deletion } = page()
      expect(await deletion.resume()).toBe(false)
      await auth.signOut()
      expect(await deletion.resume()).toBe(false)
      expect(await deletion.isInterrupted(UID)).toBe(true)
      expect((await archive.read(UID)).holdings.candidaturas).toHaveLength(1)
    })

    it.each([
      ['documents', 'after'],
      ['mark identidade', 'before'],
      ['deleteAccount', 'before'],
    ] as const)(
      'after its documents were gone ends by itself when the page is opened again (%s, %s)',
      async (step, when) => {
        const { expectNothingLeft, page, reports } = device(kind)
        await reports.send(aBugReport())
        await page((each) => (each === step ? when : undefined))
          .deletion.delete(UID, PASSWORD)
          .catch(() => undefined)
        expect(await page().deletion.resume()).toBe(true)
        await expectNothingLeft()
        expect(await page().deletion.resume()).toBe(false)
      },
    )

    it('and ends while somebody else is signed in is no news for them', async () => {
      const { accounts, expectNothingLeft, page, reports } = device(kind)
      await reports.send(aBugReport())
      await page((step) => (step === 'device' ? 'before' : undefined)).deletion.delete(UID, PASSWORD)
      await accounts.signUp('bia@exemplo.com.br', PASSWORD)
      expect(await page().deletion.resume()).toBe(false)
      await expectNothingLeft()
    })

    it('takes nothing from whoever came back and began anew, not even after they signed out', async () => {
      const { accounts, archive, clock, page, world } = device(kind)
      await page((step) => (step === 'deleteAccount' ? 'before' : undefined))
        .deletion.delete(UID, PASSWORD)
        .catch(() => undefined)
      clock.advance(10 * 60_000)
      const { auth, deletion } = page()
      expect(await deletion.resume()).toBe(false)
      await auth.signIn(EMAIL, PASSWORD)
      world.write([
        { collection: 'leitura', key: 'nova', document: aReading({ id: 'nova', userId: UID }) },
        { collection: 'fila', key: UID, document: ['leitura/nova'] },
      ])
      expect(await page().deletion.resume()).toBe(false)
      expect(accounts.current().getSnapshot()).toMatchObject({ data: { uid: UID } })
      await auth.signOut()
      expect(await page().deletion.resume()).toBe(false)
      await accounts.signUp('bia@exemplo.com.br', PASSWORD)
      expect(await page().deletion.resume()).toBe(false)
      expect((await archive.read(UID)).holdings).toMatchObject({
        usuarios: { email: EMAIL },
        leitura: [{ id: 'nova' }],
      })
      expect(world.get('fila', UID)).toEqual(['leitura/nova'])
      expect(await deletion.isInterrupted(UID)).toBe(true)
      await expect(accounts.signIn(EMAIL, PASSWORD)).resolves.toMatchObject({ uid: UID })
    })

    it('leaves the account of whoever enters again while it is gone on with', async () => {
      const { accounts, clock, page } = device(kind)
      await page((step) => (step === 'deleteAccount' ? 'before' : undefined))
        .deletion.delete(UID, PASSWORD)
        .catch(() => undefined)
      clock.advance(60_000)
      const { deletion } = page((step) => {
        if (step === 'mark identidade') void accounts.signIn(EMAIL, PASSWORD)
        return undefined
      })
      expect(await deletion.resume()).toBe(false)
      await expect(accounts.signIn(EMAIL, PASSWORD)).resolves.toMatchObject({ uid: UID })
      expect(await deletion.isInterrupted(UID)).toBe(true)
    })
  },
)

describe('an identity that was not deleted before its session ended', () => {
  const signedOut = async (keepsAccounts: boolean) => {
    const opened = device({ keepsAccounts })
    await opened
      .page((step) => (step === 'deleteAccount' ? 'before' : undefined))
      .deletion.delete(UID, PASSWORD)
      .catch(() => undefined)
    await opened.accounts.signOut()
    return opened
  }

  it('goes with the rest where this device keeps it', async () => {
    const { expectNothingLeft, page, reports } = await signedOut(true)
    await reports.send(aBugReport())
    expect(await page().deletion.resume()).toBe(true)
    await expectNothingLeft()
  })

  it('is remembered and not said to be gone where only the service knows, until its user enters again', async () => {
    const { expectNothingLeft, page, reports } = await signedOut(false)
    await reports.send(aBugReport())
    const { auth, deletion } = page()
    expect(await deletion.resume()).toBe(false)
    expect(await deletion.isInterrupted(UID)).toBe(true)
    await auth.signIn(EMAIL, PASSWORD)
    expect(await deletion.delete(UID, PASSWORD)).toBe('saved')
    await expectNothingLeft()
  })

  it('is gone where the service says so, though its answer to the deletion was lost', async () => {
    const { page, accounts, erasure } = device({ keepsAccounts: false })
    const { deletion } = page()
    Object.assign(accounts, { deleteAccount: () => Promise.reject(new AppError('user-not-found')) })
    expect(await deletion.delete(UID, PASSWORD)).toBe('saved')
    expect([...(await erasure.marks())]).toEqual([])
  })
})
