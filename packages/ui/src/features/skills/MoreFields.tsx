import type { SkillForm } from '@caderno/domain/skills'
import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import type { Form } from '../../hooks/use-form.ts'
import { FoldedFields } from '../../components/forms/FoldedFields.tsx'
import { timesAWeek } from './texts.ts'

const TIMES = [1, 2, 3, 4, 5, 6, 7].map((times) => ({ value: String(times), label: timesAWeek(times) }))

/** What is seldom changed, folded until it is wanted. None of it can be wrong. */
export function MoreFields({ form }: { form: Form<SkillForm> }) {
  const [unfolded, setUnfolded] = useState(false)
  return (
    <FoldedFields hint={timesAWeek(form.values.metaSemanal)} unfolded={unfolded} onFold={setUnfolded}>
      <NativeSelect
        label="Vezes por semana"
        data={TIMES}
        value={String(form.values.metaSemanal)}
        onChange={(event) => form.set('metaSemanal', Number(event.currentTarget.value))}
      />
    </FoldedFields>
  )
}
