import { capital, isolated } from '@caderno/domain/kernel'
import {
  ASSESSMENT_KINDS,
  assessmentErrors,
  assessmentForm,
  assessmentOf,
  hasStages,
  kindIn,
  NEW_SUBJECT,
  stageName,
  type AssessmentForm,
  type SubjectAssessment,
} from '@caderno/domain/semester'
import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import fields from '../../../components/forms/dialog-fields.module.css'
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx'
import { SubmitButton } from '../../../components/forms/SubmitButton.tsx'
import { useDialogForm, type DialogProps } from '../../../hooks/use-dialog-form.ts'
import { offered } from '../offered.ts'
import type { AskedAssessment, SemesterTabProps } from '../tab-props.ts'
import { KIND_NAMES } from './texts.ts'
import '../../../theme/styles-fields.ts'

interface AssessmentDialogProps
  extends DialogProps, Pick<SemesterTabProps, 'subjects' | 'semester' | 'actions' | 'commands'> {
  subject: AskedAssessment
  onRemove: (assessment: SubjectAssessment) => void
}

/** Adds or edits an exam or an assignment; one that is there stays in its subject. */
export default function AssessmentDialog(props: AssessmentDialogProps) {
  const { subject: asked, subjects, semester, actions, commands, onRemove, ...shown } = props
  const known = typeof asked === 'object' && 'id' in asked ? asked : undefined
  const own = subjects.filter(({ semestre }) => semestre === semester)
  const dialog = useDialogForm<AssessmentForm>({
    ...shown,
    name: 'assessment',
    subject: asked,
    initial: assessmentForm(asked === 'new' ? own[0]?.id : asked.disciplina.id, known),
    validate: assessmentErrors,
    service: actions,
    command: (values) =>
      known
        ? offered(
            commands,
            actions.editAssessment(values.disciplina, known.id, assessmentOf(values)),
            `${isolated(known.titulo)}: alterada`,
          )
        : offered(
            commands,
            actions.addAssessment(values.disciplina, assessmentOf(values)),
            `${isolated(values.titulo.trim())} no calendário`,
          ),
    failure: 'assessment',
  })
  const { form } = dialog
  const { regra } = subjects.find(({ id }) => id === form.values.disciplina) ?? NEW_SUBJECT
  return (
    <FormDialog
      {...dialog}
      title={known ? 'Editar prova ou trabalho' : 'Nova prova ou trabalho'}
      module="semestre"
      footer={(close) => (
        <>
          {known && (
            <Button
              variant="subtle"
              color="red"
              onClick={() => {
                shown.onClose()
                onRemove(known)
              }}
            >
              Remover
            </Button>
          )}
          <Button variant="default" onClick={close}>
            Cancelar
          </Button>
          <SubmitButton busy={form.busy}>Salvar</SubmitButton>
        </>
      )}
    >
      <div className={fields.fields}>
        <TextInput
          label="Título"
          required
          data-autofocus
          placeholder="P1, relatório"
          {...form.text('titulo')}
        />
        <NativeSelect
          label="Disciplina"
          required
          disabled={known !== undefined}
          description={
            own.length === 0 &&
            !known &&
            `Adicione primeiro uma disciplina a este ${kindIn(subjects, semester)}.`
          }
          data={(known ? [known.disciplina] : own).map(({ id, nome }) => ({ value: id, label: nome }))}
          {...form.text('disciplina')}
        />
        <NativeSelect
          label="Tipo"
          data={ASSESSMENT_KINDS.map((tipo) => ({ value: tipo, label: KIND_NAMES[tipo] }))}
          {...form.text('tipo')}
        />
        {hasStages(regra) && (
          <NativeSelect
            label={capital(regra.nomeEtapa)}
            data={[
              { value: '0', label: 'Nenhuma: fora da média' },
              ...regra.etapas.map((_, at) => ({ value: String(at + 1), label: stageName(regra, at + 1) })),
            ]}
            {...form.text('etapa')}
          />
        )}
        <TextInput label="Data" type="date" {...form.text('data')} />
        <TextInput label="Hora" type="time" {...form.text('hora')} />
        <TextInput label="Peso (0: fora da média)" inputMode="decimal" {...form.text('peso')} />
        <TextInput label="Nota máxima" inputMode="decimal" {...form.text('maxima')} />
        <TextInput label="Nota" inputMode="decimal" placeholder="ainda sem nota" {...form.text('nota')} />
        {regra.recuperacao !== '' && (
          <Checkbox
            label="É a recuperação"
            className={fields.wide!}
            checked={form.values.recuperacao}
            onChange={({ currentTarget }) => form.set('recuperacao', currentTarget.checked)}
          />
        )}
        <Checkbox
          label="Já fiz ou entreguei"
          className={fields.wide!}
          checked={form.values.feita}
          onChange={({ currentTarget }) => form.set('feita', currentTarget.checked)}
        />
      </div>
    </FormDialog>
  )
}
