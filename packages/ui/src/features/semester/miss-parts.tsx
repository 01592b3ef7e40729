import { absencesOf, missWords } from '@caderno/domain/semester'
import type { ReactNode } from 'react'

/** «Posso faltar?» as parts of a meta line; what is left of the absences alarms once nothing is. */
export function missParts(...asked: Parameters<typeof missWords>): readonly ReactNode[] {
  const [left, ...others] = missWords(...asked)
  const isUsedUp = ['esgotado', 'acima'].includes(absencesOf(asked[0]).state)
  const alarm = (
    <span key="left" className="late">
      {left}
    </span>
  )
  return [isUsedUp ? alarm : left, ...others]
}
