import { refusal } from '@caderno/domain/contracts'
import { aBugReport, aKnownUser, aMember, aReading, aStudent } from '@caderno/domain/testing'
import type { ReadingDraft } from '@caderno/domain/reading'
import { webcrypto } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createBrowser, dump, type Browser } from '../../test/tabs.ts'
import { bookOf } from './account-book.ts'
import { createLocalAccounts } from './accounts.ts'
import type { LocalCrypto } from '../storage/environment.ts'
import { createLocalAdapter } from '../../test/local-adapter.ts'
import { ITERATIONS } from './password-hash.ts'

const EMAIL = 'ana@exemplo.com.br'
const PASSWORD = 'canario-senha-7f3a'

const hashOf = async (browser: Browser) =>
  Object.values(bookOf(await browser.disk.read('contas')).contas)[0]!.hash
const codeIn = (delivery: { kind: string; url?: string }) =>
  new URL(delivery.url ?? '').searchParams.get('oobCode') ?? ''

/** WebCrypto that counts what each password costs. */
function countingKdf() {
  const rounds: number[] = []
  const { subtle } = webcrypto as unknown as Crypto
  const crypto: LocalCrypto = {
    getRandomValues: (array) => (webcrypto as unknown as Crypto).getRandomValues(array),
    subtle: {
      importKey: subtle.importKey.bind(subtle) as SubtleCrypto['importKey'],
      digest: (algorithm, data) => subtle.digest(algorithm, data),
      deriveBits: (algorithm, key, length) => {
        rounds.push((algorithm as Pbkdf2Params).iterations)
        return subtle.deriveBits(algorithm, key, length)
      },
    },
  }
  return { rounds, crypto }
}

describe('local accounts keep no secret in clear (R6)', () => {
  it('neither a password nor a reset code stands anywhere in storage (R6)', async () => {
    const browser = createBrowser()
    const { accounts, members, students, readings, bugReports, preferences, memory } = createLocalAdapter(
      browser.tab(),
    )
    const { uid } = await accounts.signUp(EMAIL, PASSWORD)
    await members.createIfMissing(aMember({ uid, email: EMAIL }))
    const {
      id: _id,
      userId: _userId,
      dataCriacao: _created,
      dataAtualizacao: _updated,
      ...draft
    } = aReading()
    await students.enroll({ ...aStudent({ uid }), senha: PASSWORD, confirmSenha: PASSWORD } as ReturnType<
      typeof aStudent
    >)
    await students.update(uid, { curso: 'Letras', senha: PASSWORD } as object)
    await readings.add(uid, draft satisfies ReadingDraft).outcome
    await bugReports.send(aBugReport({ userId: uid }))
    await preferences.chooseView(uid, 'leitura', 'lista')
    await memory.remember(uid, aKnownUser())
    await refusal(accounts.signIn(EMAIL, `${PASSWORD}-errada`))
    const code = codeIn(await accounts.sendPasswordReset(EMAIL))
    await accounts.checkActionCode(code)
    const stored = await dump(browser)
    expect(stored).toContain(EMAIL)
    for (const secret of [PASSWORD, btoa(PASSWORD), code]) expect(stored).not.toContain(secret)
    await accounts.confirmPasswordReset(code, `${PASSWORD}-nova`)
    expect(await dump(browser)).not.toContain(PASSWORD)
  })

  it('stores no password in a student record, wherever it comes from', async () => {
    const browser = createBrowser()
    const { students } = createLocalAdapter(browser.tab())
    await browser.disk.write('pessoas', {
      alunos: { ana: { ...aStudent({ uid: 'ana' }), senha: PASSWORD, confirmSenha: PASSWORD } },
    })
    await students.update('ana', { telefone: '(11) 3333-4444' })
    expect(await dump(browser)).not.toMatch(/senha/i)
  })
})

describe('local accounts slow a guesser down (R7)', () => {
  it('use PBKDF2-SHA-256 with at least 600,000 rounds, a salt of 16 bytes of its own, and say so in the stored hash (R7)', async () => {
    const browser = createBrowser()
    const { iterations: _few, ...production } = browser.tab()
    const { rounds, crypto } = countingKdf()
    await createLocalAccounts({ ...production, crypto }).signUp(EMAIL, PASSWORD)
    const [, algorithm, parameters, salt, hash] = (await hashOf(browser)).split('$')
    expect(algorithm).toBe('pbkdf2-sha256')
    expect(parameters).toBe(`i=${ITERATIONS}`)
    expect(ITERATIONS).toBeGreaterThanOrEqual(600_000)
    expect(atob(salt!)).toHaveLength(16)
    expect(atob(hash!)).toHaveLength(32)
    expect(rounds).toEqual([ITERATIONS])
  })

  it('salt every password anew', async () => {
    const browser = createBrowser()
    const accounts = createLocalAccounts(browser.tab())
    await accounts.signUp(EMAIL, PASSWORD)
    const first = await hashOf(browser)
    await accounts.changePassword(PASSWORD)
    expect(await hashOf(browser)).not.toBe(first)
  })

  it('rehash an old password at the next sign-in, once (R7)', async () => {
    const browser = createBrowser()
    await createLocalAccounts(browser.tab({ iterations: 3 })).signUp(EMAIL, PASSWORD)
    const { rounds, crypto } = countingKdf()
    const raised = createLocalAccounts(browser.tab({ crypto, iterations: 5 }))
    await raised.signIn(EMAIL, PASSWORD)
    expect(await hashOf(browser)).toContain('$i=5$')
    expect(rounds).toEqual([3, 5])
    await raised.signIn(EMAIL, PASSWORD)
    expect(rounds).toEqual([3, 5, 5])
  })

  it('do the same work for an unknown e-mail as for a wrong password (D19)', async () => {
    const browser = createBrowser()
    const { rounds, crypto } = countingKdf()
    const accounts = createLocalAccounts(browser.tab({ crypto, iterations: 4 }))
    await accounts.signUp(EMAIL, PASSWORD)
    rounds.length = 0
    expect(await refusal(accounts.signIn(EMAIL, 'outra-senha'))).toBe('wrong-password')
    const known = rounds.splice(0)
    expect(await refusal(accounts.signIn('bia@exemplo.com.br', 'outra-senha'))).toBe('user-not-found')
    expect(rounds).toEqual(known)
    expect(known).toEqual([4])
  })

  it('do no work for a blocked e-mail (D26)', async () => {
    const browser = createBrowser()
    const { rounds, crypto } = countingKdf()
    const accounts = createLocalAccounts(browser.tab({ crypto, iterations: 4 }))
    await accounts.signUp(EMAIL, PASSWORD)
    for (let n = 0; n < 10; n += 1) await refusal(accounts.signIn(EMAIL, 'errada'))
    rounds.length = 0
    expect(await refusal(accounts.signIn(EMAIL, PASSWORD))).toBe('too-many-requests')
    expect(rounds).toEqual([])
  })
})

describe('the reset link of the local mode (D15)', () => {
  it('leads to the reset screen of this site with a code that only the link has (§5.11, D15)', async () => {
    const browser = createBrowser()
    const accounts = createLocalAccounts(browser.tab({ origin: 'https://caderno.exemplo' }))
    await accounts.signUp(EMAIL, PASSWORD)
    const delivery = await accounts.sendPasswordReset(EMAIL)
    expect(delivery).toEqual({
      kind: 'link',
      url: expect.stringMatching(
        /^https:\/\/caderno\.exemplo\/recuperar-senha\?mode=resetPassword&oobCode=[0-9a-f]{64}&apiKey=local$/,
      ),
    })
  })

  it('forgets old codes after a day', async () => {
    const browser = createBrowser()
    const accounts = createLocalAccounts(browser.tab())
    await accounts.signUp(EMAIL, PASSWORD)
    const old = codeIn(await accounts.sendPasswordReset(EMAIL))
    browser.clock.advance(26 * 60 * 60_000)
    expect(await refusal(accounts.checkActionCode(old))).toBe('expired-action-code')
    await accounts.sendPasswordReset(EMAIL)
    expect(Object.keys(bookOf(await browser.disk.read('contas')).codigos)).toHaveLength(1)
  })
})
