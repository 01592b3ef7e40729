import { dataOf, LOADING, type LiveQuery } from '@caderno/domain/kernel'
import type { Student } from '@caderno/domain/registration'
import { useMemo } from 'react'
import { useLive } from '../hooks/use-live.ts'
import { useLoadedServices } from './session.tsx'

const NOBODY: LiveQuery<Student | null> = { getSnapshot: () => LOADING, subscribe: () => () => undefined }

/** `foto` of the signed-in student's record, empty where there is none (D16). */
export function useOwnPicture(uid: string | undefined): string {
  const { services } = useLoadedServices()
  const record = useMemo(() => (services && uid ? services.students.watch(uid) : NOBODY), [services, uid])
  return dataOf(useLive(record))?.foto ?? ''
}
