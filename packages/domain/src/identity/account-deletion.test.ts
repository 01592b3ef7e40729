import { describe, expect, it } from 'vitest'
import {
  aSession,
  createFakeAccounts,
  createFakeErasure,
  createFakeMembers,
  createFakeMemory,
  createFakeStudents,
  createFakeWorld,
  aMember,
  fakeClock,
  fakeRandom,
} from '../../testing/index.ts'
import { createAccountDeletion, createAuth, deletionErrors, deletionSentence } from './index.ts'
import { AppError, dataOf, failed, SERVICE_CODES, STORE_CODES } from '../kernel/index.ts'

const [EMAIL, PASSWORD] = ['ana@exemplo.com.br', 'caderno-2026']

function world() {
  const documents = createFakeWorld()
  const accounts = createFakeAccounts({
    users: [{ email: EMAIL, password: PASSWORD, uid: 'uid-ana' }],
    signedIn: EMAIL,
  })
  const erasure = createFakeErasure({ world: documents })
  const members = createFakeMembers({ world: documents, members: [aMember()] })
  const auth = createAuth({
    accounts,
    members,
    students: createFakeStudents({ world: documents }),
    memory: createFakeMemory(),
    clock: fakeClock(),
    random: fakeRandom(),
  })
  return { accounts, auth, erasure, members, deletion: createAccountDeletion({ accounts, auth, erasure }) }
}

describe('the deletion of an account (B19)', () => {
  it('ends the session once, and only when everything is gone', async () => {
    const { auth, deletion, members } = world()
    const shown: unknown[] = []
    auth.session.subscribe(() => shown.push(dataOf(auth.session.getSnapshot())?.uid ?? null))
    await auth.refresh()
    expect(await deletion.delete('uid-ana', PASSWORD)).toBe('saved')
    expect(shown).toEqual([aSession().uid, null])
    expect(await members.get('uid-ana')).toBeNull()
  })

  it('touches nothing when the password is wrong or nobody answers', async () => {
    const { accounts, deletion, members } = world()
    await expect(deletion.delete('uid-ana', 'errada')).rejects.toMatchObject({ code: 'wrong-password' })
    accounts.failNext('network-request-failed')
    await expect(deletion.delete('uid-ana', PASSWORD)).rejects.toMatchObject({
      code: 'network-request-failed',
    })
    expect(await deletion.isInterrupted('uid-ana')).toBe(false)
    expect(await members.get('uid-ana')).not.toBeNull()
  })

  it('deletes the account that asked for it, and not who signed in meanwhile in another tab', async () => {
    const { accounts, deletion, erasure } = world()
    await accounts.signUp('bia@exemplo.com.br', PASSWORD)
    await expect(deletion.delete('uid-ana', PASSWORD)).rejects.toMatchObject({ code: 'user-token-expired' })
    expect([...(await erasure.marks())]).toEqual([])
    await accounts.signIn(EMAIL, PASSWORD)
    const documents = erasure.documents.bind(erasure)
    Object.assign(erasure, {
      documents: (owner: string) =>
        documents(owner).then(() => accounts.signIn('bia@exemplo.com.br', PASSWORD)),
    })
    await expect(deletion.delete('uid-ana', PASSWORD)).rejects.toMatchObject({ code: 'user-token-expired' })
    await expect(accounts.signIn('bia@exemplo.com.br', PASSWORD)).resolves.toMatchObject({
      email: 'bia@exemplo.com.br',
    })
    expect(await deletion.isInterrupted('uid-ana')).toBe(true)
  })

  it('says when this device still keeps something', async () => {
    const { deletion, erasure } = world()
    const device = erasure.device.bind(erasure)
    Object.assign(erasure, { device: () => Promise.reject(new Error('another tab')) })
    expect(await deletion.delete('uid-ana', PASSWORD)).toBe('queued')
    Object.assign(erasure, { device })
    await deletion.resume()
    expect([...(await erasure.marks())]).toEqual([])
  })

  it('goes on later, and never fails, while this device or the service does not answer', async () => {
    const { accounts, deletion, erasure } = world()
    await erasure.mark('uid-bia', 'dispositivo')
    const { device, marks } = erasure
    Object.assign(erasure, { device: () => Promise.reject(new Error('another tab')) })
    await accounts.signOut()
    expect(await deletion.resume()).toBe(false)
    Object.assign(erasure, { device, marks: () => Promise.reject(new Error('closed')) })
    expect(await deletion.resume()).toBe(false)
    const query = accounts.current()
    Object.assign(accounts, {
      current: () => ({ ...query, getSnapshot: () => failed(new AppError('network-request-failed')) }),
    })
    Object.assign(erasure, { marks })
    expect(await deletion.resume()).toBe(false)
  })
})

describe('the form of a deletion (B19)', () => {
  it('asks for the password and for a word that nobody types by accident', () => {
    expect(deletionErrors({ senha: 'x', confirmacao: ' excluir ' })).toEqual({})
    expect(deletionErrors({ senha: '', confirmacao: 'sim' })).toEqual({
      senha: 'Senha é obrigatória',
      confirmacao: 'Digite EXCLUIR para confirmar',
    })
  })

  it('is refused in a sentence that says whether anything is gone, whatever the code', () => {
    for (const code of [...SERVICE_CODES, ...STORE_CODES])
      expect(deletionSentence({ code }, false)).not.toContain(code)
    expect(deletionSentence({ code: 'network-request-failed' }, false)).toBe(
      'Nada foi excluído. Tente novamente. Sem conexão com a internet.',
    )
    expect(deletionSentence({ code: 'network-request-failed' }, true)).toMatch(
      /^A exclusão começou e não terminou\./,
    )
    expect(deletionSentence({ code: 'wrong-password' }, true)).toBe('Senha incorreta')
  })
})
