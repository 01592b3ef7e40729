import { careerFailure, type CareerGoal } from '@caderno/domain/career'
import { gone, undone } from './texts.ts'
import type { RemovalWords } from './use-removal.ts'

export const GOAL_REMOVAL: RemovalWords<CareerGoal> = {
  removed: ({ texto }, outcome) => gone(texto, 'do plano', outcome),
  restored: ({ texto }) => undone(texto),
  refused: (code) => careerFailure('removeGoal', code),
  unrestored: (code) => careerFailure('saveGoal', code),
}
