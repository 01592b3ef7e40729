import { firstName, greeting } from '@caderno/domain/identity'
import { dataOf, isoDateOf } from '@caderno/domain/kernel'
import { useMemo } from 'react'
import { useServices } from '../../bridge/services.tsx'
import { useLive } from '../../bridge/use-live.ts'
import { useRemovalsRepeated } from '../../bridge/use-removals-repeated.ts'
import { applicationsOf, careerGlanceOf } from './career-glance.ts'
import { dayInWords, glanceOf } from './glance.ts'

export function useDashboard() {
  const { career, clock, readings, session } = useServices()
  const signedIn = dataOf(useLive(session))
  const uid = signedIn?.uid ?? ''
  useRemovalsRepeated(signedIn?.uid, career)
  const shelf = useLive(useMemo(() => readings.watch(uid), [readings, uid]))
  const applications = useLive(useMemo(() => applicationsOf(career, uid), [career, uid]))
  const now = clock.now()
  const today = now.toDateString()
  const glance = useMemo(() => glanceOf(shelf, new Date(today)), [shelf, today])
  const careerGlance = useMemo(() => careerGlanceOf(applications, isoDateOf(new Date(today))), [applications, today])
  const name = firstName(signedIn?.name ?? '')
  return { greeting: name ? `${greeting(now.getHours())}, ${name}` : greeting(now.getHours()), today: dayInWords(now), glance, career: careerGlance }
}
