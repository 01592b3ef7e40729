import type { Storage } from '../storage/storage.ts'

/** One for each account whose deletion began on this device. */
export const DEPARTURES = 'exclusao/'

/** Apart from the erasure, which a page without any need not load. */
export const hasDepartures = async (storage: Pick<Storage, 'keys'>): Promise<boolean> =>
  (await storage.keys(DEPARTURES)).length > 0
