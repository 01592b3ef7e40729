import { isolated } from '@caderno/domain/kernel'
import {
  daysDiffer,
  editedPeriod,
  PERIOD_KINDS,
  periodErrors,
  periodForm,
  subjectsIn,
  withKind,
  type PeriodForm,
  type PeriodKind,
  type Subject,
} from '@caderno/domain/semester'
import { NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import fields from '../../components/forms/dialog-fields.module.css'
import { FormDialog } from '../../components/dialogs/FormDialog.tsx'
import { useDialogForm, type DialogProps } from '../../hooks/use-dialog-form.ts'
import { offered } from './offered.ts'
import type { SemesterTabProps } from './tab-props.ts'
import { KIND_NAMES } from './texts.ts'
import '../../theme/styles-fields.ts'

interface PeriodDialogProps extends DialogProps, Omit<SemesterTabProps, 'shown' | 'now' | 'open'> {
  /** It was kept under that name; all subjects as they are then. */
  onKept: (semester: string, subjects: readonly Subject[]) => void
}

/** What a period is called, and its first and last day, for all its subjects at once. */
export default function PeriodDialog({
  subjects,
  semester,
  today,
  actions,
  commands,
  onKept,
  ...shown
}: PeriodDialogProps) {
  const own = subjectsIn(subjects, semester)
  /** The form as it was when the dialog opened. */
  const [initial] = useState(() => periodForm(subjects, semester))
  const { form, ...dialog } = useDialogForm<PeriodForm>({
    ...shown,
    name: 'period',
    subject: 'period',
    initial,
    validate: (values) => periodErrors(initial, values, subjects),
    service: actions,
    command: (values) =>
      offered(
        commands,
        actions.setPeriod(
          own.map(({ id }) => id),
          editedPeriod(initial, values),
        ),
        `${KIND_NAMES[values.periodo]} ${isolated(values.semestre.trim())} alterado`,
      ),
    failure: 'update',
    onKept: (values) =>
      onKept(
        values.semestre.trim(),
        subjects.map((one) =>
          one.semestre === semester ? { ...one, ...editedPeriod(initial, values) } : one,
        ),
      ),
  })
  const setKind = (kind: PeriodKind) => {
    const { periodo, semestre } = withKind(form.values, kind, today)
    form.set('periodo', periodo)
    form.set('semestre', semestre)
  }
  return (
    <FormDialog {...dialog} form={form} title="Período" module="semestre" size="28rem">
      <p>
        Vale para todas as disciplinas deste período. Antes do primeiro dia e depois do último não há aulas.
        {daysDiffer(own) && ' Hoje elas têm dias diferentes: o que você mudar aqui vale para todas.'}
      </p>
      <div className={fields.fields}>
        <NativeSelect
          label="Como se chama"
          data={PERIOD_KINDS.map((value) => ({ value, label: KIND_NAMES[value] }))}
          data-autofocus
          {...form.text('periodo')}
          onChange={({ currentTarget: { value } }) => setKind(value as PeriodKind)}
        />
        <TextInput label="Período" required placeholder="2026.2" {...form.text('semestre')} />
        <TextInput label="Primeiro dia de aula" type="date" {...form.text('inicio')} />
        <TextInput label="Último dia de aula" type="date" {...form.text('fim')} />
      </div>
    </FormDialog>
  )
}
