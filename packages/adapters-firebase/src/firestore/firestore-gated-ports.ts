import type { FinanceStore } from '@caderno/domain/finance'
import {
  createLiveQuery,
  failed,
  LOADING,
  perKey,
  toAppError,
  type Identity,
  type LiveQuery,
  type RecordKind,
  type RecordStore,
  type Snapshot,
} from '@caderno/domain/kernel'
import type { FirestorePorts } from './firestore-ports.ts'
import type { Visits } from './firestore-visits.ts'

/** The ports, callable before Firestore is there and again after it was closed. */
export function gatePorts(visits: Visits): FirestorePorts {
  const call =
    <Args extends readonly unknown[], Result>(
      pick: (ports: FirestorePorts) => (...args: Args) => Promise<Result>,
    ) =>
    async (...args: Args): Promise<Result> =>
      pick((await visits.open()).ports)(...args)
  const watch = <T>(pick: (ports: FirestorePorts) => (owner: string) => LiveQuery<T>) =>
    perKey((owner) => followVisits(visits, owner, (ports) => pick(ports)(owner)))
  const store = <Draft extends object, Stored extends Draft & Identity>(
    pick: (ports: FirestorePorts) => RecordStore<Draft, Stored>,
  ): RecordStore<Draft, Stored> => ({
    watch: watch((ports) => pick(ports).watch),
    get: call((ports) => pick(ports).get),
    add: call((ports) => pick(ports).add),
    update: call((ports) => pick(ports).update),
    remove: call((ports) => pick(ports).remove),
    restore: call((ports) => pick(ports).restore),
  })

  /** Of a visit that ended it shows nothing more, and says that nobody's are full. */
  let shownFinances: FinanceStore | undefined

  return {
    members: {
      get: call(({ members }) => members.get),
      createIfMissing: call(({ members }) => members.createIfMissing),
    },
    students: {
      get: call(({ students }) => students.get),
      watch: watch(({ students }) => students.watch),
      isMatriculaTaken: call(({ students }) => students.isMatriculaTaken),
      enroll: call(({ students }) => students.enroll),
      update: call(({ students }) => students.update),
    },
    readings: store(({ readings }) => readings),
    records: <Draft extends object, Stored extends Draft & Identity>(kind: RecordKind<Stored>) =>
      store<Draft, Stored>(({ records }) => records(kind)),
    bugReports: { send: call(({ bugReports }) => bugReports.send) },
    archive: {
      read: call(({ archive }) => archive.read),
      write: call(({ archive }) => archive.write),
      unfinished: call(({ archive }) => archive.unfinished),
      forgetUnfinished: call(({ archive }) => archive.forgetUnfinished),
    },
    erasure: { documents: call(({ erasure }) => erasure.documents) },
    outbox: { watch: watch(({ outbox }) => outbox.watch), dismiss: call(({ outbox }) => outbox.dismiss) },
    preferences: {
      watch: watch(({ preferences }) => preferences.watch),
      chooseView: call(({ preferences }) => preferences.chooseView),
      checkLinkedin: call(({ preferences }) => preferences.checkLinkedin),
      setReadingGoal: call(({ preferences }) => preferences.setReadingGoal),
    },
    finances: {
      watch: watch(({ finances }) => (shownFinances = finances).watch),
      change: call(({ finances }) => finances.change),
      fillOf: (owner) => shownFinances?.fillOf(owner) ?? 0,
    },
  }
}

/** A user's query over one visit after the other: `loading`, without any data, whenever it is not this user's. */
function followVisits<T>(
  visits: Visits,
  owner: string,
  pick: (ports: FirestorePorts) => LiveQuery<T>,
): LiveQuery<T> {
  let shownIn = -1
  /** The query of this visit. Whoever comes back to it finds what it showed last, not `loading`. */
  let opened: { readonly number: number; readonly inner: LiveQuery<T> } | undefined
  const query = createLiveQuery<T>((emit) => {
    let visited: number | undefined
    let leave = () => {}
    const show = (snapshot: Snapshot<T>) => {
      shownIn = visits.current()
      emit(snapshot)
    }
    const enter = async (number: number) => {
      try {
        const { ports } = await visits.open()
        if (visited !== number) return
        if (opened?.number !== number) opened = { number, inner: pick(ports) }
        const { inner } = opened
        const tell = () => show(inner.getSnapshot())
        leave = inner.subscribe(tell)
        tell()
      } catch (error) {
        if (visited !== number) return
        visited = undefined
        show(failed(toAppError(error)))
      }
    }
    const look = () => {
      const number = visits.welcome(owner)
      if (number === visited) return
      leave()
      leave = () => {}
      if (visited !== undefined) show(LOADING)
      visited = number
      if (number !== undefined) void enter(number)
    }

    const stop = visits.follow(look)
    look()
    return () => {
      visited = undefined
      stop()
      leave()
    }
  })
  return {
    subscribe: query.subscribe,
    getSnapshot: () => (shownIn === visits.current() ? query.getSnapshot() : LOADING),
  }
}
