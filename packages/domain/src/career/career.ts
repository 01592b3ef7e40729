import type { PreferenceStore } from '../shell/index.ts'
import { createGuestWork, type GuestWorkMeans } from './guest-work.ts'
import type { Career, CareerStores } from './ports.ts'

export interface CareerMeans extends GuestWorkMeans {
  readonly stores: CareerStores
  readonly preferences: PreferenceStore
}

export function createCareer({ stores, preferences, ...guestWork }: CareerMeans): Career {
  return { ...stores, preferences, guestWork: createGuestWork(guestWork), retryRemovals: () => Promise.resolve() }
}
