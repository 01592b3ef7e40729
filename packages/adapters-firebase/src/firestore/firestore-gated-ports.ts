import type { FinanceStore } from '@caderno/domain/finance'
import {
  createLiveQuery,
  delegate,
  delegateStore,
  failed,
  LOADING,
  memoizeByKey,
  toAppError,
  type Identity,
  type LiveQuery,
  type Methods,
  type RecordKind,
  type Snapshot,
} from '@caderno/domain/kernel'
import { PREFERENCE_CALLS } from '@caderno/domain/shell'
import type { FirestorePorts } from './ports.ts'
import type { FirestoreSessions } from './firestore-sessions.ts'

/** The ports, callable before Firestore is there and again after it was closed. */
export function gatePorts(sessions: FirestoreSessions): FirestorePorts {
  const port =
    <Name extends keyof FirestorePorts>(name: Name) =>
    async (owner?: string) =>
      (await sessions.open(owner)).ports[name]
  const calls = <
    Name extends keyof FirestorePorts,
    const Method extends Methods<FirestorePorts[Name] & object>,
  >(
    name: Name,
    methods: readonly Method[],
  ) => delegate<FirestorePorts[Name] & object, Method>(() => port(name)(), methods)
  const watch = <T>(pick: (ports: FirestorePorts) => (owner: string) => LiveQuery<T>) =>
    memoizeByKey((owner) => followSessions(sessions, owner, (ports) => pick(ports)(owner)))

  /** Of a session that ended it shows nothing more, and says that nobody's are full. */
  let shownFinances: FinanceStore | undefined

  return {
    members: calls('members', ['get', 'createIfMissing']),
    students: {
      watch: watch(({ students }) => students.watch),
      ...calls('students', ['get', 'isMatriculaTaken', 'enroll', 'update']),
    },
    records: <Draft extends object, Stored extends Draft & Identity>(kind: RecordKind<Stored>) =>
      delegateStore<Draft, Stored>(
        async (owner) => (await port('records')(owner))<Draft, Stored>(kind),
        watch(({ records }) => records<Draft, Stored>(kind).watch),
      ),
    bugReports: calls('bugReports', ['send']),
    archive: calls('archive', ['read', 'write', 'unfinished', 'forgetUnfinished']),
    erasure: calls('erasure', ['documents']),
    preferences: {
      watch: watch(({ preferences }) => preferences.watch),
      ...calls('preferences', PREFERENCE_CALLS),
    },
    finances: {
      watch: watch(({ finances }) => (shownFinances = finances).watch),
      ...calls('finances', ['change']),
      usedShare: (owner) => shownFinances?.usedShare(owner) ?? 0,
    },
  }
}

/** A user's query over one session after the other: `loading`, without any data, whenever it is not this user's. */
function followSessions<T>(
  sessions: FirestoreSessions,
  owner: string,
  pick: (ports: FirestorePorts) => LiveQuery<T>,
): LiveQuery<T> {
  let shownIn = -1
  /** The query of this session. Whoever comes back to it finds what it showed last, not `loading`. */
  let opened: { readonly number: number; readonly inner: LiveQuery<T> } | undefined
  const query = createLiveQuery<T>((emit) => {
    let followed: number | undefined
    let leave = () => {}
    const show = (snapshot: Snapshot<T>) => {
      shownIn = sessions.current()
      emit(snapshot)
    }
    const enter = async (number: number) => {
      try {
        const { ports } = await sessions.open()
        if (followed !== number) return
        if (opened?.number !== number) opened = { number, inner: pick(ports) }
        const { inner } = opened
        const tell = () => show(inner.getSnapshot())
        leave = inner.subscribe(tell)
        tell()
      } catch (error) {
        if (followed !== number) return
        followed = undefined
        show(failed(toAppError(error)))
      }
    }
    const look = () => {
      const number = sessions.numberFor(owner)
      if (number === followed) return
      leave()
      leave = () => {}
      if (followed !== undefined) show(LOADING)
      followed = number
      if (number !== undefined) void enter(number)
    }

    const stop = sessions.follow(look)
    look()
    return () => {
      followed = undefined
      stop()
      leave()
    }
  })
  return {
    subscribe: query.subscribe,
    getSnapshot: () => (shownIn === sessions.current() ? query.getSnapshot() : LOADING),
  }
}
