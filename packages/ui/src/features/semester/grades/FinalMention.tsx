import { isolated } from '@caderno/domain/kernel'
import { MENTIONS, resultOf, type Mention, type Subject } from '@caderno/domain/semester'
import { NativeSelect } from '@mantine/core'
import { withOutcome } from '../../../components/feedback/outcomes.ts'
import classes from './Grades.module.css'
import type { SemesterTabProps } from '../tab-props.ts'
import '../../../theme/styles-fields.ts'

const NAMES: Readonly<Record<Mention, string>> = {
  SS: 'SS, superior',
  MS: 'MS, médio superior',
  MM: 'MM, médio',
  MI: 'MI, médio inferior',
  II: 'II, inferior',
  SR: 'SR, sem rendimento',
}
const OPTIONS = [
  { value: '', label: 'Ainda não saiu' },
  ...MENTIONS.map((value) => ({ value, label: NAMES[value] })),
]

interface FinalMentionProps extends Pick<SemesterTabProps, 'actions' | 'commands'> {
  subject: Subject
}

/** The result that the institution has written: it passes the subject or fails it, and no mean is made of it. */
export function FinalMention({ subject: { id, nome, mencao }, actions, commands }: FinalMentionProps) {
  const keep = (chosen: Mention | '') =>
    void commands.run(actions.edit(id, resultOf(chosen)), {
      subject: id,
      failure: 'update',
      message: (outcome) =>
        withOutcome(`${isolated(nome)}: ${chosen === '' ? 'sem menção' : `menção ${chosen}`}`, outcome),
      undone: `${isolated(nome)}: como antes`,
    })
  return (
    <NativeSelect
      label="Menção final"
      className={classes.mention!}
      data={OPTIONS}
      value={mencao}
      onChange={({ currentTarget }) => keep(currentTarget.value as Mention | '')}
    />
  )
}
