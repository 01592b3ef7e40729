import { readFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app'
import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  terminate,
  type EmulatorMockTokenOptions,
  type Firestore,
} from 'firebase/firestore'
import { inject } from 'vitest'

const RULES = readFileSync(new URL('../firestore.rules', import.meta.url), 'utf8')
/** The emulator lets this token pass every rule. */
const OWNER = { Authorization: 'Bearer owner' }

let ownAuth: string | undefined
/** Sends these helpers to another Auth emulator than the shared one, until told otherwise. */
export const useAuth = (host: string | undefined): void => void (ownAuth = host)
export const authUrl = (): string => `http://${ownAuth ?? inject('emulators').auth}`
const firestoreUrl = (): string => `http://${inject('emulators').firestore}`

/** What a web client is configured with; the Auth emulator serves one project, Firestore's any. */
export const clientOptions = (projectId: string) => ({
  apiKey: 'demo-key',
  projectId,
  authDomain: 'localhost',
  appId: 'demo',
})

/** A Firestore project of one's own with the real rules in force; nothing of another test is in it. */
export async function newProject(): Promise<string> {
  const projectId = `demo-${randomUUID()}`
  await loadRules(projectId)
  return projectId
}

/** A syntax error does not stop the emulator, it makes every request fail: here the compiler's words come out. */
export async function loadRules(projectId: string, content = RULES): Promise<void> {
  const body = JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } })
  const response = await fetch(`${firestoreUrl()}/emulator/v1/projects/${projectId}:securityRules`, {
    method: 'PUT',
    body,
  })
  if (!response.ok) throw new Error(`firestore.rules do not compile: ${await response.text()}`)
}

/** Forgets every document of a project. */
export const clearDocuments = (projectId: string) =>
  fetch(`${firestoreUrl()}/emulator/v1/projects/${projectId}/databases/(default)/documents`, {
    method: 'DELETE',
    headers: OWNER,
  })

/** Which expressions of the rules were evaluated so far, as the emulator reports it. */
export async function ruleCoverage(projectId: string): Promise<unknown> {
  return (await fetch(`${firestoreUrl()}/emulator/v1/projects/${projectId}:ruleCoverage`)).json()
}

export interface TestFirestore {
  readonly firestore: Firestore
  close(): Promise<void>
}

/** Firestore for a token that the emulator takes on trust: a user's claims or own token, nobody (undefined), or `owner` beyond all rules. */
export function openFirestore(projectId: string, token?: EmulatorMockTokenOptions | string): TestFirestore {
  const app = initializeApp(clientOptions(projectId), randomUUID())
  const firestore = connected(app, token)
  return { firestore, close: () => closeApp(app, firestore) }
}

/** Firestore of an app whose Auth (if any) says who asks. */
export function connected(app: FirebaseApp, token?: EmulatorMockTokenOptions | string): Firestore {
  const firestore = initializeFirestore(app, { localCache: memoryLocalCache() })
  const [host, port] = inject('emulators').firestore.split(':') as [string, string]
  connectFirestoreEmulator(firestore, host, Number(port), token === undefined ? {} : { mockUserToken: token })
  return firestore
}

async function closeApp(app: FirebaseApp, firestore?: Firestore): Promise<void> {
  if (firestore) await terminate(firestore)
  await deleteApp(app)
}

export interface TestUser {
  readonly uid: string
  readonly email: string
  readonly password: string
  readonly idToken: string
}

/** A new account at the Auth emulator, made without the SDK. */
export async function newUser(): Promise<TestUser> {
  const [email, password] = [`${randomUUID()}@exemplo.com.br`, 'caderno-2026']
  const { localId, idToken } = (await identity('accounts:signUp', {
    email,
    password,
    returnSecureToken: true,
  })) as { localId: string; idToken: string }
  return { uid: localId, email, password, idToken }
}

/** What the service's administrators can do to an account. */
export const disableUser = (uid: string, disabled = true) =>
  identity('accounts:update', { localId: uid, disableUser: disabled }, OWNER)

/** What a user does elsewhere: asks for a verification mail; takes another e-mail, of which the old one is told by mail. */
export const sendVerification = (idToken: string) =>
  identity('accounts:sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
export const changeEmail = (idToken: string, email: string) => identity('accounts:update', { idToken, email })

async function identity(
  method: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const url = `${authUrl()}/identitytoolkit.googleapis.com/v1/${method}?key=demo-key`
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${method}: ${await response.text()}`)
  return response.json()
}

interface OobCode {
  readonly email: string
  readonly oobCode: string
  readonly oobLink: string
  readonly requestType: 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'EMAIL_SIGNIN' | 'RECOVER_EMAIL'
}

/** The codes that would have been mailed, oldest first. */
export async function mailedCodes(email: string): Promise<readonly OobCode[]> {
  const response = await fetch(`${authUrl()}/emulator/v1/projects/demo-caderno/oobCodes`)
  const { oobCodes } = (await response.json()) as { oobCodes: readonly OobCode[] }
  return oobCodes.filter((code) => code.email === email)
}

/** Forgets every account and code. */
export const clearUsers = () =>
  fetch(`${authUrl()}/emulator/v1/projects/demo-caderno/accounts`, { method: 'DELETE', headers: OWNER })

/** Turns e-mail enumeration protection on or off, for every test at once: only one file may use it. */
export async function hideUsers(hidden: boolean): Promise<void> {
  const url = `${authUrl()}/identitytoolkit.googleapis.com/v2/projects/demo-caderno/config?updateMask=emailPrivacyConfig`
  const body = JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: hidden } })
  await fetch(url, { method: 'PATCH', headers: { ...OWNER, 'Content-Type': 'application/json' }, body })
}

/** Sets what GET v2/passwordPolicy answers; null is the default again. For every test at once, as above. */
export const setPolicy = (policy: object | null) =>
  fetch(`${authUrl()}/identitytoolkit.googleapis.com/v2/passwordPolicy`, {
    method: 'PUT',
    body: JSON.stringify(policy),
  })
