import { GUEST } from '@caderno/domain/career'
import { EMPTY_BOOK } from '@caderno/domain/finance'
import { constantQuery, lazyQuery } from '@caderno/domain/kernel'
import { useCallback, useMemo, useState } from 'react'
import { useServices } from './services.tsx'
import { useLookAgain } from './use-connection.ts'
import { useLive } from './use-live.ts'
import { sourcesOf, type SourceSnapshots } from './sources.ts'

const NONE = constantQuery<readonly never[]>([])
const NO_BOOK = constantQuery(EMPTY_BOOK)

/** All that one owner keeps, live; a guest has a career alone. The modules come each in its own time, and one that does not come keeps nobody waiting. */
export function useSources(owner: string) {
  const { career, finances, readings, skills } = useServices()
  const [attempt, setAttempt] = useState(0)
  const queries = useMemo(() => {
    void attempt
    const careerQuery = <T,>(watch: (loaded: Awaited<ReturnType<typeof career>>) => T) => async () => watch(await career())
    const guest = owner === GUEST
    return {
      applications: lazyQuery(careerQuery(({ applications }) => applications.watch(owner))),
      contacts: lazyQuery(careerQuery(({ contacts }) => contacts.watch(owner))),
      careerGoals: lazyQuery(careerQuery(({ goals }) => goals.watch(owner))),
      book: guest ? NO_BOOK : lazyQuery(async () => (await finances()).watch(owner)),
      skills: guest ? NONE : skills.watch(owner),
      readings: guest ? NONE : readings.watch(owner),
    }
  }, [career, finances, readings, skills, owner, attempt])
  const applications = useLive(queries.applications)
  const contacts = useLive(queries.contacts)
  const careerGoals = useLive(queries.careerGoals)
  const book = useLive(queries.book)
  const practised = useLive(queries.skills)
  const shelf = useLive(queries.readings)
  const snapshots = useMemo((): SourceSnapshots => ({ applications, contacts, careerGoals, book, skills: practised, readings: shelf }), [applications, contacts, careerGoals, book, practised, shelf])
  const known = useMemo(() => sourcesOf(snapshots), [snapshots])
  const retry = useCallback(() => setAttempt((before) => before + 1), [])
  useLookAgain(Object.values(snapshots).some((snapshot) => snapshot.status === 'failed' && snapshot.error.code === 'network-request-failed'), retry)
  return { ...known, queries, retry }
}
