import { plural } from '../kernel/index.ts'
import type { OutboxEntry } from './ports.ts'

export type BadgeKind = 'refused' | 'pending' | 'offline' | 'tab-only' | 'saved'
export interface Badge {
  readonly kind: BadgeKind
  readonly label: string
}

interface Surroundings {
  /** The service cannot be reached. */
  readonly offline: boolean
  /** Nothing is kept beyond this tab, and there is no service either. */
  readonly tabOnly: boolean
}

/** The worst of what is true, so that «Tudo salvo» is said only where nothing else is. */
export function badgeOf(entries: readonly OutboxEntry[], { offline, tabOnly }: Surroundings): Badge {
  const said = (kind: BadgeKind, label: string): Badge => ({ kind, label })
  const pending = entries.filter(({ state }) => state === 'sending').length
  const refused = entries.length - pending
  if (refused > 0) return said('refused', plural(refused, 'item não foi salvo', 'itens não foram salvos'))
  if (pending > 0) return said('pending', plural(pending, 'pendente', 'pendentes'))
  if (offline) return said('offline', 'Sem conexão')
  return tabOnly ? said('tab-only', 'Só nesta aba') : said('saved', 'Tudo salvo')
}

/** Told of anything whose write is `queued`: durable here, and nowhere else yet. */
export const WAITING_TO_BE_SENT = 'Salvo neste dispositivo, aguardando envio'
