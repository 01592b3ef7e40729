import type { IsoDate } from '@caderno/domain/kernel'
import { followTerm, skillForm, type Skill, type SkillForm } from '@caderno/domain/skills'
import { useEffect, useRef } from 'react'
import type { Form } from '../../hooks/use-form.ts'

type Term = Pick<SkillForm, 'prazo' | 'dataInicio' | 'dataConclusao'>

/** Returns how to change the term or one of its dates, the end along with them; a new skill whose start nobody chose begins today, also when midnight passes over its form. */
export function useTerm(
  form: Pick<Form<SkillForm>, 'start' | 'values' | 'busy' | 'reset' | 'set'>,
  subject: Skill | 'new',
  today: IsoDate,
): (changed: Partial<Term>) => void {
  const endChosen = useRef(subject !== 'new')
  useEffect(() => {
    const { start, values, busy, reset } = form
    if (subject !== 'new' || busy || start.dataInicio === today) return
    reset(
      skillForm(today),
      values.dataInicio === start.dataInicio
        ? followTerm(values, { dataInicio: today }, endChosen.current)
        : values,
    )
  })
  return (changed) => {
    if (changed.dataConclusao !== undefined) endChosen.current = true
    if (changed.prazo !== undefined) endChosen.current = false
    const next = followTerm(form.values, changed, endChosen.current)
    for (const name of ['prazo', 'dataInicio', 'dataConclusao'] as const)
      if (next[name] !== form.values[name]) form.set(name, next[name])
  }
}
