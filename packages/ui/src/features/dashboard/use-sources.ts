import { lazyQuery } from '@caderno/domain/kernel'
import { useCallback, useMemo, useState } from 'react'
import { useServices } from '../../bridge/services.tsx'
import { useLookAgain } from '../../bridge/use-connection.ts'
import { useLive } from '../../bridge/use-live.ts'
import { sourcesOf, type SourceSnapshots } from './sources.ts'

/** All that one student keeps, live; the modules come each in its own time, and one that does not come keeps nobody waiting. */
export function useSources(owner: string) {
  const { career, finances, readings, skills } = useServices()
  const [attempt, setAttempt] = useState(0)
  const queries = useMemo(() => {
    void attempt
    const careerQuery = <T,>(watch: (loaded: Awaited<ReturnType<typeof career>>) => T) => async () => watch(await career())
    return {
      applications: lazyQuery(careerQuery(({ applications }) => applications.watch(owner))),
      contacts: lazyQuery(careerQuery(({ contacts }) => contacts.watch(owner))),
      careerGoals: lazyQuery(careerQuery(({ goals }) => goals.watch(owner))),
      book: lazyQuery(async () => (await finances()).watch(owner)),
      skills: skills.watch(owner),
      readings: readings.watch(owner),
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
