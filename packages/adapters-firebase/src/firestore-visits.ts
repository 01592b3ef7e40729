import { toAppError } from '@caderno/domain/kernel'
import type { openFirestore, OpenedFirestore } from './firestore/index.ts'

export type LoadFirestore = () => Promise<{ readonly openFirestore: typeof openFirestore }>

export interface VisitMeans {
  uidNow(): string | null
  /** Tells from now on that the answer may be another. */
  onChange(look: () => void): void
  /** `visitor` says whose Firestore it is, now. */
  open(visitor: () => string | null): Promise<OpenedFirestore>
}

/** Who may use Firestore: one opened instance after the other, each for one user. */
export interface Visits {
  open(): Promise<OpenedFirestore>
  /** The number of the visit in which this user's queries may be open now; undefined while they may not. */
  welcome(owner: string): number | undefined
  /** The user is about to leave. */
  leave(): Promise<void>
  /** Calls `look` whenever `welcome` may answer otherwise, and once a visit is open. */
  follow(look: () => void): () => void
  /** The number of the visit, whoever's. */
  current(): number
}

/** One instance; opened for nobody it may be taken over by the first who signs in. */
interface Visit {
  uid: string | null
  readonly opened: Promise<OpenedFirestore>
}

/** How long a user who is about to leave may take. */
const DEPARTURE_MS = 3_000

export function createVisits({ uidNow, onChange, open }: VisitMeans): Visits {
  const followers = new Set<() => void>()
  let visit: Visit | undefined
  let number = 0
  let closing = Promise.resolve()
  let leaving: string | null | undefined
  let depart = () => {}
  let departure = Promise.resolve()
  let watching = false

  const tell = () => [...followers].forEach((look) => look())

  /** From the first use on: another tab may end the session, or begin another user's. */
  function watch(): void {
    if (watching) return
    watching = true
    onChange(() => {
      const uid = uidNow()
      if (leaving !== undefined && leaving !== uid) depart()
      if (visit && visit.uid !== null && visit.uid !== uid) void end('left')
      else if (visit && visit.uid !== uid) {
        visit.uid = uid
        void visit.opened.then((opened) => opened.adopt(uid!)).catch(() => undefined)
      }
      tell()
    })
  }

  function begin(): Visit {
    const mine: Visit = {
      uid: uidNow(),
      opened: open(() => mine.uid).catch((error: unknown) => {
        if (visit === mine) visit = undefined
        throw toAppError(error, 'network-request-failed')
      }),
    }
    void mine.opened.then(tell, () => undefined)
    return mine
  }

  function end(how: 'leaving' | 'left'): Promise<void> {
    const ended = visit
    visit = undefined
    number += 1
    tell()
    if (ended) closing = ended.opened.then((opened) => opened.close(how)).catch(() => undefined)
    return closing
  }

  return {
    async open() {
      watch()
      await departure
      await closing
      visit ??= begin()
      return visit.opened
    },
    welcome: (owner) => (leaving === undefined && uidNow() === owner ? number : undefined),
    leave() {
      leaving = uidNow()
      departure = new Promise((resolve) => {
        const timer = setTimeout(() => depart(), DEPARTURE_MS)
        depart = () => {
          clearTimeout(timer)
          leaving = undefined
          resolve()
          tell()
        }
      })
      return end('leaving')
    },
    follow(look) {
      watch()
      followers.add(look)
      return () => void followers.delete(look)
    },
    current: () => number,
  }
}
