import type { FinanceStore } from '@caderno/domain/finance'
import {
  createLiveQuery,
  delegateTo,
  failed,
  LOADING,
  memoizeByKey,
  toAppError,
  type Identity,
  type LiveQuery,
  type Overlay,
  type RecordKind,
  type RecordStore,
  type Snapshot,
  type Source,
} from '@caderno/domain/kernel'
import type { FirestorePorts } from './ports.ts'
import type { FirestoreSessions } from './firestore-sessions.ts'

/** The ports, callable before Firestore is there and again after it was closed. */
export function gatePorts(sessions: FirestoreSessions): FirestorePorts {
  const gated = <Name extends keyof FirestorePorts>(name: Name, own: Partial<FirestorePorts[Name]> = {}) =>
    delegateTo<FirestorePorts[Name]>(async () => (await sessions.open()).ports[name], own)
  const watch = <T>(
    pick: (ports: FirestorePorts) => (owner: string) => LiveQuery<T>,
    overlay?: (owner: string, source: Source<T>) => Source<T>,
  ) => memoizeByKey((owner) => followSessions(sessions, owner, (ports) => pick(ports)(owner), overlay))

  /** The finances that were shown last; after their session has ended the shares that they tell are 0. */
  let shownFinances: FinanceStore | undefined

  return {
    members: gated('members'),
    students: gated('students', { watch: watch(({ students }) => students.watch) }),
    records: <Draft extends object, Stored extends Draft & Identity>(
      kind: RecordKind<Stored>,
      overlay?: Overlay<Stored>,
    ) =>
      delegateTo<RecordStore<Draft, Stored>>(
        async (owner) => (await sessions.open(owner)).ports.records<Draft, Stored>(kind),
        { watch: watch(({ records }) => records<Draft, Stored>(kind).watch, overlay) },
      ),
    bugReports: gated('bugReports'),
    archive: gated('archive'),
    erasure: gated('erasure'),
    preferences: gated('preferences', { watch: watch(({ preferences }) => preferences.watch) }),
    finances: gated('finances', {
      watch: watch(({ finances }) => (shownFinances = finances).watch),
      usedShare: (owner) => shownFinances?.usedShare(owner) ?? 0,
    }),
  }
}

/** A user's query over one session after the other: `loading`, without any data, whenever it is not this user's. */
function followSessions<T>(
  sessions: FirestoreSessions,
  owner: string,
  pick: (ports: FirestorePorts) => LiveQuery<T>,
  overlay = (_owner: string, source: Source<T>) => source,
): LiveQuery<T> {
  let shownIn = -1
  /** The query of this session. Whoever comes back to it finds what it showed last, not `loading`. */
  let opened: { readonly number: number; readonly inner: LiveQuery<T> } | undefined
  const followed: Source<T> = (emit) => {
    let entered: number | undefined
    let unsubscribe = () => {}
    const publish = (snapshot: Snapshot<T>) => {
      shownIn = sessions.current()
      emit(snapshot)
    }
    const enter = async (number: number) => {
      try {
        const { ports } = await sessions.open()
        if (entered !== number) return
        if (opened?.number !== number) opened = { number, inner: pick(ports) }
        const { inner } = opened
        const notify = () => publish(inner.getSnapshot())
        unsubscribe = inner.subscribe(notify)
        notify()
      } catch (error) {
        if (entered !== number) return
        entered = undefined
        publish(failed(toAppError(error)))
      }
    }
    const refresh = () => {
      const number = sessions.numberFor(owner)
      if (number === entered) return
      unsubscribe()
      unsubscribe = () => {}
      if (entered !== undefined) publish(LOADING)
      entered = number
      if (number !== undefined) void enter(number)
    }

    const stop = sessions.follow(refresh)
    refresh()
    return () => {
      entered = undefined
      stop()
      unsubscribe()
    }
  }
  const query = createLiveQuery(overlay(owner, followed))
  return {
    subscribe: query.subscribe,
    getSnapshot: () => (shownIn === sessions.current() ? query.getSnapshot() : LOADING),
  }
}
