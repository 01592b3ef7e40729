import { isolated } from '@caderno/domain/kernel'
import {
  COLOURS,
  editedSubject,
  kindOf,
  newSubject,
  parseTimetable,
  SITUATIONS,
  slotsOf,
  subjectErrors,
  subjectForm,
  subjectOf,
  unclearHyphens,
  usualLoad,
  weeksOf,
  withoutHyphens,
  withSemester,
  type ClassHour,
  type SemesterService,
  type Subject,
  type SubjectForm,
} from '@caderno/domain/semester'
import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { addedAs } from '../../../components/feedback/outcomes.ts'
import fields from '../../../components/forms/dialog-fields.module.css'
import { FoldedFields } from '../../../components/forms/FoldedFields.tsx'
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx'
import { useDialogForm, type RecordDialogProps } from '../../../hooks/use-dialog-form.ts'
import { offered } from '../offered.ts'
import type { SemesterTabProps } from '../tab-props.ts'
import { KIND_NAMES, SITUATION } from '../texts.ts'
import { HyphenChoice } from './HyphenChoice.tsx'
import { TableField } from './TableField.tsx'
import { COLOUR_NAMES, hoursInWords } from './texts.ts'
import '../../../theme/styles-fields.ts'

/** The class hours as the field has them, where nothing stands for none. */
const loadText = (hours: readonly ClassHour[], weeks: number): string => String(usualLoad(hours, weeks) || '')

/** The fields that are never folded. */
const FIRST_FIELDS: ReadonlySet<string> = new Set(['nome', 'semestre', 'horarios', 'local', 'cargaHoraria'])

interface SubjectDialogProps
  extends
    RecordDialogProps<Subject, SemesterService>,
    Pick<SemesterTabProps, 'subjects' | 'semester' | 'today' | 'commands'> {
  /** It was kept in that semester. */
  onKept: (semester: string) => void
}

/** Adds or edits a subject. Keeps what is typed through live changes and failures; writes only what was changed. */
export default function SubjectDialog({
  subject,
  subjects,
  semester,
  today,
  actions,
  commands,
  onKept,
  ...shown
}: SubjectDialogProps) {
  const isNew = subject === 'new'
  const period = isNew ? newSubject(subjects, semester) : subject
  const kind = kindOf(period)
  const [unfolded, setUnfolded] = useState(false)
  const dialog = useDialogForm<SubjectForm>({
    ...shown,
    name: 'subject',
    subject,
    initial: subjectForm(subjects, semester, isNew ? undefined : subject),
    validate(values) {
      const errors = subjectErrors(values, isNew ? undefined : subject, today)
      if (Object.keys(errors).some((name) => !FIRST_FIELDS.has(name))) setUnfolded(true)
      return errors
    },
    service: actions,
    command: (values) =>
      isNew
        ? actions.add(subjectOf(values, subjects))
        : offered(
            commands,
            actions.edit(subject.id, editedSubject(subject, values, subjects)),
            `${isolated(subject.nome)}: alterada`,
          ),
    words: isNew ? addedAs('Disciplina adicionada.', 'Salva') : undefined,
    failure: isNew ? 'save' : 'update',
    onKept: ({ semestre }) => onKept(semestre),
  })
  const { form } = dialog
  const setSemester = (text: string) => {
    const next = withSemester(form.values, text, subjects, form.start)
    for (const name of ['semestre', 'inicio', 'fim'] as const) form.set(name, next[name])
  }
  const { horarios, tabela, ead, cargaHoraria, inicio, fim } = form.values
  const read = parseTimetable(horarios, slotsOf(tabela))
  const weeks = weeksOf({ ...period, inicio, fim })
  const [unclear] = 'ok' in read ? unclearHyphens(horarios) : []
  /** The class hours follow the timetable until others are typed. */
  const setTimetable = (text: string) => {
    const next = parseTimetable(text, slotsOf(tabela))
    const follows = cargaHoraria === '' || ('ok' in read && cargaHoraria === loadText(read.ok, weeks))
    if (follows && 'ok' in next) form.set('cargaHoraria', loadText(next.ok, weeks))
    form.set('horarios', text)
  }
  return (
    <FormDialog
      {...dialog}
      title={isNew ? 'Nova disciplina' : 'Editar disciplina'}
      module="semestre"
      size="40rem"
    >
      <div className={fields.fields}>
        <TextInput label="Nome" required data-autofocus {...form.text('nome')} />
        <TextInput
          label={KIND_NAMES[kind]}
          required
          placeholder={semester}
          {...form.text('semestre')}
          onChange={({ currentTarget }) => setSemester(currentTarget.value)}
        />
        <TextInput
          label="Horário"
          className={fields.wide!}
          placeholder="24M12 ou seg e qua 8h–10h"
          description={
            'ok' in read
              ? hoursInWords(read.ok) || 'Sem aulas marcadas'
              : !form.error('horarios') && read.error
          }
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.text('horarios')}
          onChange={({ currentTarget }) => setTimetable(currentTarget.value)}
        />
        {unclear && (
          <div className={fields.wide!}>
            <HyphenChoice
              days={unclear.days}
              word="e"
              onChoose={(word) => setTimetable(withoutHyphens(horarios, word))}
            />
          </div>
        )}
        <TextInput label="Local" placeholder="Sala, prédio ou link" {...form.text('local')} />
        <TextInput
          label="Carga horária (aulas)"
          description={`Do ${kind} inteiro: o limite de faltas vem dela.`}
          inputMode="numeric"
          {...form.text('cargaHoraria')}
        />
      </div>
      <FoldedFields
        hint="Professor, código, turma, dias, cor, situação, faltas"
        unfolded={unfolded}
        onFold={setUnfolded}
      >
        <TableField value={tabela} onChange={(value) => form.set('tabela', value)} />
        <TextInput label="Professor" {...form.text('professor')} />
        <TextInput label="Código" {...form.text('codigo')} />
        <TextInput label="Turma" {...form.text('turma')} />
        <TextInput label="Primeiro dia de aula" type="date" {...form.text('inicio')} />
        <TextInput label="Último dia de aula" type="date" {...form.text('fim')} />
        <NativeSelect
          label="Cor"
          data={COLOURS.map((cor) => ({ value: cor, label: COLOUR_NAMES[cor] }))}
          {...form.text('cor')}
        />
        <NativeSelect
          label="Situação"
          data={SITUATIONS.map((value) => ({ value, label: SITUATION[value] }))}
          {...form.text('situacao')}
        />
        <TextInput
          label="Limite de faltas (%)"
          inputMode="numeric"
          disabled={ead}
          {...form.text('limiteFaltas')}
        />
        <TextInput
          label="Faltas até aqui"
          description="Em aulas, antes de você marcar os dias no Caderno."
          inputMode="numeric"
          {...form.text('faltasAntes')}
        />
        <TextInput
          label="A faculdade conta"
          description="O que o portal mostra, em aulas."
          inputMode="numeric"
          {...form.text('oficiais')}
        />
        <TextInput label="Contadas até" type="date" {...form.text('oficiaisAte')} />
        <TextInput
          label="Meta de estudo (horas por semana)"
          inputMode="decimal"
          {...form.text('metaEstudo')}
        />
        <Checkbox
          label="A distância (EAD): sem limite de faltas"
          className={fields.wide!}
          checked={ead}
          onChange={({ currentTarget }) => form.set('ead', currentTarget.checked)}
        />
      </FoldedFields>
    </FormDialog>
  )
}
