import { aUser, createFakeMarks, createFakeOutbox } from '@caderno/domain/testing'
import { createLiveQuery, dataOf, ready, type LiveQuery, type Snapshot } from '@caderno/domain/kernel'
import type { UserRecord } from '@caderno/domain/identity'
import { READING_KIND, type Reading, type ReadingDraft } from '@caderno/domain/reading'
import type { Auth } from 'firebase/auth'
import { createFirestoreGate } from '../src/user-scope/firestore-gate.ts'
import { createFakePart } from './fake-firestore-part.ts'

export const ANA = aUser({ uid: 'uid-ana' })
export const BIA = aUser({ uid: 'uid-bia' })

/** Who is signed in, as Auth says it. */
function session(first: UserRecord | null) {
  let snapshot = ready(first)
  const listeners = new Set<() => void>()
  const whoIsIn: LiveQuery<UserRecord | null> = createLiveQuery((emit) => {
    const notify = () => emit(snapshot)
    listeners.add(notify)
    notify()
    return () => listeners.delete(notify)
  })
  whoIsIn.subscribe(() => undefined)
  return {
    whoIsIn,
    auth: {
      get currentUser() {
        return dataOf(snapshot) ?? null
      },
      authStateReady: () => Promise.resolve(),
    } as Auth,
    become(user: UserRecord | null) {
      snapshot = ready(user)
      listeners.forEach((notify) => notify())
    },
  }
}

export function setup(first: UserRecord | null = ANA, marks = createFakeMarks()) {
  const part = createFakePart()
  const { whoIsIn, auth, become } = session(first)
  const outbox = createFakeOutbox(marks)
  const gate = createFirestoreGate(auth, { whoIsIn, marks, outbox, load: part.load })
  const readings = gate.ports.records<ReadingDraft, Reading>(READING_KIND)
  return { ...gate, ports: { ...gate.ports, readings }, part, become, marks, outbox }
}

/** Everything that a screen was shown. */
export function screen<T>(query: LiveQuery<T>) {
  const seen: Snapshot<T>[] = []
  const unsubscribe = query.subscribe(() => seen.push(query.getSnapshot()))
  return { seen, unsubscribe }
}
