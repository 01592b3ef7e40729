import { formatDate, type IsoDate } from '@caderno/domain/kernel'
import {
  editedSkill,
  followTerm,
  SKILL_CATEGORIES,
  SKILL_LEVELS,
  SKILL_TERMS,
  skillErrors,
  skillForm,
  skillOf,
  type Skill,
  type SkillForm,
  type SkillsService,
} from '@caderno/domain/skills'
import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { Form } from '../../hooks/use-form.ts'
import { useDialogForm, type RecordDialogProps } from '../../hooks/use-dialog-form.ts'
import { FormDialog } from '../../components/dialogs/FormDialog.tsx'
import { addedAs, EDITED } from '../../components/feedback/outcomes.ts'
import { timesAWeek } from './texts.ts'
import '../../theme/styles-fields.ts'
import fields from '../../components/forms/dialog-fields.module.css'
import { FoldedFields } from '../../components/forms/FoldedFields.tsx'

interface SkillDialogProps extends RecordDialogProps<Skill, SkillsService> {
  today: IsoDate
  /** A new skill of that category was kept. */
  onAdded: (category: Skill['categoria']) => void
}

/** Adds or edits a skill. Keeps what is typed through live changes and failures; writes only what was changed. */
export default function SkillDialog({ subject, today, actions, onAdded, ...shown }: SkillDialogProps) {
  const isNew = subject === 'new'
  const dialog = useDialogForm<SkillForm>({
    ...shown,
    name: 'skill',
    subject,
    initial: skillForm(today, isNew ? undefined : subject),
    validate: skillErrors,
    service: actions,
    command: (values) =>
      isNew ? actions.add(skillOf(values)) : actions.edit(subject.id, editedSkill(subject, values)),
    words: isNew ? addedAs('Habilidade adicionada.') : EDITED,
    failure: isNew ? 'save' : 'update',
    onKept: ({ categoria }) => isNew && onAdded(categoria),
  })
  const [unfolded, setUnfolded] = useState(false)
  const { form } = dialog
  const { values } = form
  const follow = useTerm(form, subject, today)
  const hasOwnEnd = values.prazo === 'Personalizado'
  return (
    <FormDialog {...dialog} title={isNew ? 'Nova habilidade' : 'Editar habilidade'} module="habilidades">
      <div className={fields.fields}>
        <TextInput label="Nome" required data-autofocus {...form.text('nome')} />
        <NativeSelect label="Categoria" data={[...SKILL_CATEGORIES]} {...form.text('categoria')} />
        <Textarea
          label="Descrição"
          required
          autosize={false}
          rows={2}
          className={fields.wide!}
          {...form.text('descricao')}
        />
        <NativeSelect label="Nível" data={[...SKILL_LEVELS]} {...form.text('nivel')} />
        <TextInput label="Meta" placeholder="O que você quer alcançar" {...form.text('meta')} />
        <NativeSelect
          label="Prazo"
          data={[...SKILL_TERMS]}
          description={!hasOwnEnd && values.dataConclusao && `Termina em ${formatDate(values.dataConclusao)}`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.text('prazo')}
          onChange={(event) => follow({ prazo: event.currentTarget.value as Skill['prazo'] })}
        />
        <TextInput
          label="Data de início"
          type="date"
          required
          {...form.text('dataInicio')}
          onChange={(event) => follow({ dataInicio: event.currentTarget.value })}
        />
        {hasOwnEnd && (
          <TextInput
            label="Data de conclusão"
            type="date"
            required
            {...form.text('dataConclusao')}
            onChange={(event) => follow({ dataConclusao: event.currentTarget.value })}
          />
        )}
      </div>
      <FoldedFields hint={timesAWeek(values.metaSemanal)} unfolded={unfolded} onFold={setUnfolded}>
        <NativeSelect
          label="Vezes por semana"
          data={TIMES}
          value={String(values.metaSemanal)}
          onChange={(event) => form.set('metaSemanal', Number(event.currentTarget.value))}
        />
      </FoldedFields>
    </FormDialog>
  )
}

const TIMES = [1, 2, 3, 4, 5, 6, 7].map((times) => ({ value: String(times), label: timesAWeek(times) }))

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
