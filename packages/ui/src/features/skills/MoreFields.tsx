import type { SkillForm } from '@caderno/domain/skills'
import { NativeSelect, UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { Form } from '../../bridge/use-form.ts'
import { timesAWeek } from './texts.ts'
import classes from './SkillDialog.module.css'

const TIMES = [1, 2, 3, 4, 5, 6, 7].map((times) => ({ value: String(times), label: timesAWeek(times) }))

/** What is seldom changed, folded until it is wanted. None of it can be wrong. */
export function MoreFields({ form }: { form: Form<SkillForm> }) {
  const [unfolded, setUnfolded] = useState(false)
  const fold = useId()
  return (
    <div className={classes.more}>
      <UnstyledButton className={classes.fold!} aria-expanded={unfolded} aria-controls={fold} onClick={() => setUnfolded(!unfolded)}>
        <IconChevronDown size={18} stroke={1.75} aria-hidden />
        Mais detalhes
      </UnstyledButton>
      <span className={classes.hint}>{timesAWeek(form.values.metaSemanal)}</span>
      <div id={fold} className={classes.fields} hidden={!unfolded}>
        <NativeSelect
          label="Vezes por semana"
          data={TIMES}
          value={String(form.values.metaSemanal)}
          onChange={(event) => form.set('metaSemanal', Number(event.currentTarget.value))}
        />
      </div>
    </div>
  )
}
