import { readFileSync } from 'node:fs'
import { EMULATORS } from './backend.ts'

const PROJECT = 'demo-caderno'
const [auth, firestore] = EMULATORS
/** The emulators let this token pass every rule. */
const OWNER = { Authorization: 'Bearer owner' }
export const DOCUMENTS = `projects/${PROJECT}/databases/(default)/documents`

/** An account of the emulated identity service, with a real token. */
export interface Account {
  readonly localId: string
  readonly email: string
  readonly idToken: string
  readonly refreshToken: string
}

/** One call of the identity service. */
export async function identity<Answer>(
  method: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const url = `http://${auth}/identitytoolkit.googleapis.com/v1/${method}?key=demo-key`
  return answered(
    await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  )
}

export const signUp = (email: string, password: string) =>
  identity<Account>('accounts:signUp', { email, password, returnSecureToken: true })

/** What the service's administrators can do to an account. */
export const disable = (localId: string) => identity('accounts:update', { localId, disableUser: true }, OWNER)

/** The query of the last link mailed to an address. */
export async function mailedQuery(email: string): Promise<string> {
  const { oobCodes } = await answered<{ oobCodes: { email: string; oobLink: string }[] }>(
    await fetch(`http://${auth}/emulator/v1/projects/${PROJECT}/oobCodes`),
  )
  return new URL(oobCodes.findLast((code) => code.email === email)!.oobLink).search
}

export interface Write {
  readonly path: string
  readonly data: Readonly<Record<string, string>>
}

/** Puts a document of `financas` there, beyond all rules. */
export async function plantFinances(
  uid: string,
  entradas: readonly Readonly<Record<string, string | number>>[],
): Promise<void> {
  const now = { timestampValue: new Date().toISOString() }
  const list = (values: readonly object[]) => ({ arrayValue: { values } })
  const elements = entradas.map((element) => ({
    mapValue: {
      fields: Object.fromEntries(Object.entries(element).map(([key, value]) => [key, plainValue(value)])),
    },
  }))
  const fields = {
    entradas: list(elements),
    saidas: list([]),
    metas: list([]),
    createdAt: now,
    updatedAt: now,
  }
  const url = `http://${firestore}/v1/${DOCUMENTS}/financas/${uid}`
  await answered(await fetch(url, { method: 'PATCH', headers: OWNER, body: JSON.stringify({ fields }) }))
}

/** Creates documents of plain texts in one atomic step, as the user whose token it is; the rules decide. False when one of them was there. */
export async function create(writes: readonly Write[], idToken: string): Promise<boolean> {
  const body = writes.map(({ path, data }) => ({
    update: { name: `${DOCUMENTS}/${path}`, fields: texts(data) },
    currentDocument: { exists: false },
  }))
  const response = await fetch(`http://${firestore}/v1/${DOCUMENTS}:commit`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${idToken}` },
    body: JSON.stringify({ writes: body }),
  })
  if (response.status === 409) return false
  await answered(response)
  return true
}

/** A document as it is stored, beyond all rules; null when there is none. */
export async function stored(path: string): Promise<unknown> {
  const response = await fetch(`http://${firestore}/v1/${DOCUMENTS}/${path}`, { headers: OWNER })
  return response.status === 404 ? null : answered(response)
}

/** Takes a document away, beyond all rules; `name` is its whole name, as REST tells it. */
export const remove = async (name: string) =>
  void (await answered(await fetch(`http://${firestore}/v1/${name}`, { method: 'DELETE', headers: OWNER })))

/** Every document of a collection with this text in a field, as REST tells it. */
export async function storedOf(collection: string, field: string, text: string): Promise<readonly unknown[]> {
  const where = { fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value: { stringValue: text } } }
  const structuredQuery = { from: [{ collectionId: collection }], where }
  const response = await fetch(`http://${firestore}/v1/${DOCUMENTS}:runQuery`, {
    method: 'POST',
    headers: OWNER,
    body: JSON.stringify({ structuredQuery }),
  })
  return (await answered<{ document?: unknown }[]>(response)).flatMap(({ document }) => document ?? [])
}

/** The rules of this tree, also for emulators that have been running since before they changed. */
export async function loadRules(): Promise<void> {
  const content = readFileSync(
    new URL('../../packages/adapters-firebase/firestore.rules', import.meta.url),
    'utf8',
  )
  const body = JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } })
  await answered(
    await fetch(`http://${firestore}/emulator/v1/projects/${PROJECT}:securityRules`, { method: 'PUT', body }),
  )
}

const plainValue = (value: string | number) =>
  typeof value === 'number' ? { doubleValue: value } : { stringValue: value }
const texts = (data: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(data).map(([key, value]) => [key, plainValue(value)]))

async function answered<Answer>(response: Response): Promise<Answer> {
  if (!response.ok) throw new Error(`${response.url} ${response.status}: ${await response.text()}`)
  return (await response.json()) as Answer
}
