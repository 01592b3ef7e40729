import type { WriteOutcome } from '@caderno/domain/kernel'
import { WAITING_TO_BE_SENT } from '@caderno/domain/shell'

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

/** «Habilidade de volta. Salvo neste dispositivo, aguardando envio»: ends with a full stop where the sentence has one. */
export function withOutcome(sentence: string, outcome: WriteOutcome): string {
  if (outcome === 'saved') return sentence
  const [, words, stop] = /^(.*?)(\.?)$/s.exec(sentence)!
  return `${words}. ${WAITING_TO_BE_SENT}${stop}`
}

export const EDITED = keptAs('Alterações salvas')
