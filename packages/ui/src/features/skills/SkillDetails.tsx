import type { IsoDate } from '@caderno/domain/kernel'
import { skillTips, streak, type Skill, type SkillsService } from '@caderno/domain/skills'
import { Button, Title } from '@mantine/core'
import { IconBulb } from '@tabler/icons-react'
import { useMemo, type FormEvent } from 'react'
import { FormDialog } from '../../components/dialogs/FormDialog.tsx'
import { Facts } from '../../components/layout/Facts.tsx'
import type { DialogProps } from '../../hooks/use-dialog-form.ts'
import { DayEditor, useDayNote } from './DayEditor.tsx'
import { best, timesAWeek, weeks as inWeeks } from './texts.ts'
import { Year } from './Year.tsx'
import '../../theme/styles-fields.ts'
import fields from '../../components/forms/dialog-fields.module.css'
import classes from './SkillDetails.module.css'

export interface SkillDetailsProps extends DialogProps {
  subject: Skill
  skills: readonly Skill[]
  today: IsoDate
  actions: SkillsService
}

/** One skill at length: what it is for, its year, any single day with its note, and two tips. */
export default function SkillDetails({ subject, skills, today, actions, ...shown }: SkillDetailsProps) {
  /** The skill as it is by now; one that is removed meanwhile stays as it was, with what is being typed about it. */
  const skill = skills.find(({ id }) => id === subject.id) ?? subject
  const note = useDayNote(skill, today, actions)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    note.save()
  }
  return (
    <FormDialog
      {...shown}
      title={skill.nome}
      module="habilidades"
      size="52rem"
      form={{ ...note, onSubmit }}
      footer={(close) => (
        <Button variant="default" onClick={close}>
          Fechar
        </Button>
      )}
    >
      <About skill={skill} today={today} />
      <Year skill={skill} today={today} chosen={note.day} onChoose={note.setDay} />
      <section aria-label="Um dia" className={classes.part}>
        <DayEditor skill={skill} today={today} note={note} actions={actions} />
      </section>
      <Tips skill={skill} />
    </FormDialog>
  )
}

function About({ skill, today }: { skill: Skill; today: IsoDate }) {
  const sequence = useMemo(() => streak(skill, today), [skill, today])
  return (
    <>
      <p className={classes.description}>{skill.descricao}</p>
      <Facts
        facts={[
          ['Meta', skill.meta],
          ['Nível', skill.nivel],
          ['Ritmo', timesAWeek(skill.metaSemanal)],
          ['Sequência', `${inWeeks(sequence.current)}, ${best(sequence)}`],
        ]}
      />
    </>
  )
}

function Tips({ skill: { categoria, nivel, progresso } }: { skill: Skill }) {
  return (
    <section aria-label="Dicas" className={classes.part}>
      <Title order={3} className="iconed">
        <IconBulb size={18} stroke={1.5} aria-hidden />
        Dicas para agora
      </Title>
      <ul className={`${fields.fields} ${classes.tips}`}>
        {skillTips(categoria, nivel, progresso).map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </section>
  )
}
