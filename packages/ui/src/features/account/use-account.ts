import type { Session } from '@caderno/domain/identity'
import { dataOf } from '@caderno/domain/kernel'
import { useServices } from '../../hooks/services.tsx'
import { useLive } from '../../hooks/use-live.ts'

/** Whoever is signed in; undefined while that is not known. */
export const useAccount = (): Session | undefined => dataOf(useLive(useServices().session)) ?? undefined
