import { hasDepartures, type Storage } from '@caderno/adapters-local'
import type { Departure } from '@caderno/domain/departure'

/** Has it end what an earlier page left unfinished; where nothing was it is not loaded for that. */
export function resumed(storage: Storage, departure: () => Promise<Departure>): () => Promise<Departure> {
  const resume = async () => void ((await hasDepartures(storage)) && (await (await departure()).resume()))
  resume().catch(() => undefined)
  return departure
}
