import type { WriteOutcome } from '@caderno/domain/kernel'

type ByOutcome = Readonly<Record<WriteOutcome, string>>

/** «Item adicionado. Salvo neste dispositivo, aguardando envio.» */
export const addedAs = (sentence: string, saved = 'Salvo'): ByOutcome => ({
  saved: sentence,
  queued: `${sentence} ${saved} neste dispositivo, aguardando envio.`,
})

/** «Nota salva neste dispositivo, aguardando envio.» */
export const keptAs = (what: string): ByOutcome => ({
  saved: `${what}.`,
  queued: `${what} neste dispositivo, aguardando envio.`,
})

/** «Violão saiu da lista deste dispositivo, aguardando envio» */
export const goneAs = (what: string, outcome: WriteOutcome): string =>
  outcome === 'saved' ? what : `${what} deste dispositivo, aguardando envio`

export const EDITED = keptAs('Alterações salvas')
