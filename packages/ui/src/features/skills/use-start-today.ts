import type { IsoDate } from '@caderno/domain/kernel'
import { followTerm, skillForm, type Skill, type SkillForm } from '@caderno/domain/skills'
import { useEffect } from 'react'
import type { Form } from '../../bridge/use-form.ts'

/** A new skill whose start nobody chose begins today, also when midnight passes over its form. */
export function useStartToday(form: Pick<Form<SkillForm>, 'start' | 'values' | 'busy' | 'reset'>, subject: Skill | 'new', today: IsoDate): void {
  useEffect(() => {
    const { start, values, busy, reset } = form
    if (subject !== 'new' || busy || start.dataInicio === today) return
    reset(skillForm(today), values.dataInicio === start.dataInicio ? followTerm(values, { dataInicio: today }) : values)
  })
}
