import { randomUUID } from 'node:crypto'
import { refusal, untilData } from '@caderno/domain/contracts'
import { deleteApp, initializeApp } from 'firebase/app'
import { inMemoryPersistence } from 'firebase/auth'
import { doc, getDoc } from 'firebase/firestore'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  authUrl,
  changeEmail,
  clientOptions,
  connected,
  disableUser,
  mailedCodes,
  newProject,
  newUser,
  sendVerification,
  type TestUser,
} from '../../test/emulators.ts'
import { createAuthDevice, type AuthDevice, type AuthTab } from '../../test/tabs-auth.ts'
import { createFirebaseAccounts } from './accounts.ts'
import { openFirebaseAuth } from './auth-open.ts'

let ana: TestUser
let device: AuthDevice
let tab: AuthTab
beforeEach(async () => {
  ana = await newUser()
  device = createAuthDevice(authUrl())
  tab = device.open()
})
afterEach(() => device.close())
const codeFor = async (email: string) => (await mailedCodes(email)).at(-1)!.oobCode

describe('a mailed code (D4)', () => {
  it('verifies an e-mail, once, and every tab sees it', async () => {
    const { accounts } = tab
    const second = device.open()
    await accounts.signIn(ana.email, ana.password)
    await untilData(second.accounts.current(), (user) => user?.uid === ana.uid)
    await sendVerification(ana.idToken)
    const code = await codeFor(ana.email)
    expect(await accounts.checkActionCode(code)).toEqual({ operation: 'verifyEmail', email: ana.email })
    expect(await refusal(accounts.confirmPasswordReset(code, 'nova-senha'))).toBe('invalid-action-code')
    await accounts.applyActionCode(code)
    await untilData(accounts.current(), (user) => user?.emailVerified === true)
    await untilData(second.accounts.current(), (user) => user?.emailVerified === true)
    expect(await refusal(accounts.applyActionCode(code))).toBe('invalid-action-code')
  })

  it('brings an old e-mail back for somebody who is not signed in', async () => {
    const { accounts } = tab
    const taken = `${randomUUID()}@exemplo.com.br`
    await changeEmail(ana.idToken, taken)
    const code = await codeFor(ana.email)
    expect(await accounts.checkActionCode(code)).toEqual({ operation: 'recoverEmail', email: ana.email })
    await accounts.applyActionCode(code)
    expect(await refusal(accounts.signIn(taken, ana.password))).toBe('user-not-found')
    expect(await accounts.signIn(ana.email, ana.password)).toMatchObject({ uid: ana.uid, email: ana.email })
  })
})

describe('a disabled account (§4.1)', () => {
  it('is refused at the sign-in', async () => {
    await disableUser(ana.uid)
    expect(await refusal(tab.accounts.signIn(ana.email, ana.password))).toBe('user-disabled')
    expect(await untilData(tab.accounts.current())).toBeNull()
  })

  it('is signed out while it works, and told why', async () => {
    await tab.accounts.signIn(ana.email, ana.password)
    await disableUser(ana.uid)
    expect(await refusal(tab.accounts.changePassword('nova-senha'))).toBe('user-disabled')
    await untilData(tab.accounts.current(), (user) => user === null)
    expect(await untilData(tab.accounts.ending(), (reason) => reason !== null)).toBe('user-disabled')
  })

  it('is signed out at the next start', async () => {
    await tab.accounts.signIn(ana.email, ana.password)
    await disableUser(ana.uid)
    const { accounts } = device.open()
    expect(await untilData(accounts.current())).toBeNull()
    expect(await untilData(accounts.ending())).toBe('invalid-user-token')
    await disableUser(ana.uid, false)
    await accounts.signIn(ana.email, ana.password)
    await untilData(accounts.ending(), (reason) => reason === null)
  })
})

it('the tokens of its accounts are what the rules of the documents go by (§7.1)', async () => {
  const app = initializeApp(clientOptions(await newProject()), randomUUID())
  const auth = openFirebaseAuth(app, { emulatorUrl: authUrl(), persistence: [inMemoryPersistence] })
  const firestore = connected(app)
  const alunos = (uid: string) => getDoc(doc(firestore, 'alunos', uid))
  const accounts = createFirebaseAccounts(auth, {
    origin: 'http://localhost:4173',
    beforeSignOut: () => Promise.resolve('saved'),
    marks: device.marks,
  })
  await expect(alunos(ana.uid)).rejects.toMatchObject({ code: 'permission-denied' })
  await accounts.signIn(ana.email, ana.password)
  expect((await alunos(ana.uid)).exists()).toBe(false)
  await expect(alunos('uid-bia')).rejects.toMatchObject({ code: 'permission-denied' })
  await accounts.signOut()
  await expect(alunos(ana.uid)).rejects.toMatchObject({ code: 'permission-denied' })
  await deleteApp(app)
})
