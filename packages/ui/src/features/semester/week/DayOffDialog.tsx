import { formatDate, isIsoDate, lengthError, LIMITS, type IsoDate } from '@caderno/domain/kernel'
import type { PeriodKind, Subject } from '@caderno/domain/semester'
import { Button, TextInput } from '@mantine/core'
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx'
import { SubmitButton } from '../../../components/forms/SubmitButton.tsx'
import { useDialogForm, type DialogProps } from '../../../hooks/use-dialog-form.ts'
import { offered } from '../offered.ts'
import type { SemesterTabProps } from '../tab-props.ts'
import '../../../theme/styles-fields.ts'

interface DayOffDialogProps extends DialogProps, Pick<SemesterTabProps, 'actions' | 'commands'> {
  subject: IsoDate
  subjects: readonly Subject[]
  kind: PeriodKind
}

/** A holiday, for all subjects of the semester at once, or a day that has classes after all. */
export default function DayOffDialog({
  subject,
  subjects,
  kind,
  actions,
  commands,
  ...shown
}: DayOffDialogProps) {
  const ids = subjects.map(({ id }) => id)
  const reasonOf = (day: IsoDate) => subjects.flatMap(({ semAula }) => semAula[day] ?? [])[0]
  const { form, ...dialog } = useDialogForm({
    ...shown,
    name: 'day off',
    subject,
    initial: { dia: subject, motivo: reasonOf(subject) ?? '', isOff: true },
    validate: ({ dia, motivo }) => ({
      ...(!isIsoDate(dia) && { dia: 'Data inválida' }),
      motivo: lengthError(motivo, LIMITS.short),
    }),
    service: actions,
    command: ({ dia, motivo, isOff }) =>
      isOff
        ? offered(commands, actions.setDayOff(ids, dia, motivo), `Dia ${formatDate(dia)} sem aula`)
        : offered(commands, actions.clearDayOff(ids, dia), `Dia ${formatDate(dia)} com aula`),
    failure: 'update',
  })
  const send = (isOff: boolean) => (event?: { preventDefault(): void }) => {
    form.set('isOff', isOff)
    form.onSubmit(event)
  }
  return (
    <FormDialog
      {...dialog}
      form={{ ...form, onSubmit: send(true) }}
      title="Dia sem aula"
      module="semestre"
      size="26rem"
      footer={(close) => (
        <>
          <Button variant="default" onClick={close}>
            Cancelar
          </Button>
          {reasonOf(form.values.dia) !== undefined && (
            <Button variant="default" onClick={() => send(false)()}>
              Tem aula
            </Button>
          )}
          <SubmitButton busy={form.busy}>Sem aula</SubmitButton>
        </>
      )}
    >
      <p>Vale para todas as disciplinas deste {kind}. Faltas marcadas nesse dia não contam.</p>
      <TextInput label="Dia" type="date" required {...form.text('dia')} />
      <TextInput
        label="Motivo"
        data-autofocus
        placeholder="Feriado, recesso, professor viajou"
        {...form.text('motivo')}
      />
    </FormDialog>
  )
}
