import { careerFailure, type CareerGoal, type Contact } from '@caderno/domain/career'
import type { WriteOutcome } from '@caderno/domain/kernel'
import type { RemovalWords } from './use-removal.ts'

const gone = (what: string, from: string, outcome: WriteOutcome): string =>
  outcome === 'saved' ? `${what} saiu ${from}` : `${what} saiu ${from} neste dispositivo, aguardando envio`

export const GOAL_REMOVAL: RemovalWords<CareerGoal> = {
  removed: ({ texto }, outcome) => gone(texto, 'do plano', outcome),
  refused: (code) => careerFailure('removeGoal', code),
  unrestored: (code) => careerFailure('saveGoal', code),
}

export const CONTACT_REMOVAL: RemovalWords<Contact> = {
  removed: ({ nome }, outcome) => gone(nome, 'dos contatos', outcome),
  refused: (code) => careerFailure('removeContact', code),
  unrestored: (code) => careerFailure('saveContact', code),
}
