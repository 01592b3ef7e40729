import { randomUUID } from 'node:crypto'
import { FirebaseError, initializeApp } from 'firebase/app'
import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  setLogLevel,
  writeBatch,
  type DocumentData,
  type EmulatorMockTokenOptions,
  type Firestore,
} from 'firebase/firestore/lite'
import { inject } from 'vitest'
import { clientOptions, loadRules, newProject } from './emulators.ts'

/** Refusals are what these tests are about; each would be logged. */
setLogLevel('silent')

/** Firestore by single requests, with a token that the emulator takes on trust; without one nobody asks, `owner` is beyond all rules. */
export function asking(project: string, token?: EmulatorMockTokenOptions | 'owner'): Firestore {
  const firestore = getFirestore(initializeApp(clientOptions(project), randomUUID()))
  const [host, port] = inject('emulators').firestore.split(':') as [string, string]
  connectFirestoreEmulator(firestore, host, Number(port), token === undefined ? {} : { mockUserToken: token })
  return firestore
}

/** The emulator keeps every value that an expression of the rules ever had; without the rules it lets go of them. */
export const forget = (project: string): Promise<void> =>
  loadRules(project, 'service cloud.firestore { match /{all=**} { allow read: if false; } }')

/** Long questions are asked of one project after the other, so that the emulator has to keep no more than one. */
export async function inProjects(rounds: number, ask: (project: string) => Promise<void>): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    const project = await newProject()
    await ask(project)
    await forget(project)
  }
}

let users = 1
/** A user that no other test knows, with a matricula and an e-mail of their own. */
export const nextUid = (): string => `uid-${users++}`
export const matriculaOf = (uid: string): string => uid.replace('uid-', 'MAT-')
export const emailOf = (uid: string): string => `${uid}@exemplo.com.br`
/** What the identity service says of a user. */
export const claimsOf = (uid: string) => ({ sub: uid, email: emailOf(uid) })

export interface Person {
  readonly uid: string
  readonly db: Firestore
}

/** Somebody new, signed in. */
export function aPerson(project: string): Person {
  const uid = nextUid()
  return { uid, db: asking(project, claimsOf(uid)) }
}

export type Verdict = 'allowed' | 'denied'

/** What the rules say to a request; any other failure is no verdict. */
export async function verdict(request: Promise<unknown>): Promise<Verdict> {
  try {
    await request
    return 'allowed'
  } catch (error) {
    if (error instanceof FirebaseError && error.code === 'permission-denied') return 'denied'
    throw error
  }
}

/** A document and where it lies. */
export type Placed = readonly [path: string, document: DocumentData]

/** Writes the documents in one atomic step. */
export function put(firestore: Firestore, documents: readonly Placed[]): Promise<void> {
  const batch = writeBatch(firestore)
  for (const [path, document] of documents) batch.set(doc(firestore, path), document)
  return batch.commit()
}

export function remove(firestore: Firestore, documents: readonly Placed[]): Promise<void> {
  const batch = writeBatch(firestore)
  for (const [path] of documents) batch.delete(doc(firestore, path))
  return batch.commit()
}
