import type { IsoDate } from '@caderno/domain/kernel'
import {
  editedFields,
  READING_TYPES,
  readingErrors,
  readingForm,
  readingOf,
  withType,
  type Reading,
  type ReadingForm,
  type ReadingService,
  READING_CATEGORIES,
  READING_STATUSES,
} from '@caderno/domain/reading'
import { Group, Input, NativeSelect, TextInput, Textarea } from '@mantine/core'
import { Suspense, useState, useId, type ChangeEvent } from 'react'
import { useDialogForm, type RecordDialogProps } from '../../hooks/use-dialog-form.ts'
import { FormDialog } from '../../components/dialogs/FormDialog.tsx'
import { EDITED } from '../../components/feedback/outcomes.ts'
import { ADDED } from './texts.ts'
import '../../theme/styles-fields.ts'
import fields from '../../components/forms/dialog-fields.module.css'
import { FoldedFields } from '../../components/forms/FoldedFields.tsx'
import { PastReadings } from './PastReadings.tsx'
import { SubjectField } from '../../modules/SubjectField.tsx'
import { StarRating } from './StarRating.tsx'
import '../../theme/styles-layout.ts'

/** The fields that are never folded. */
const FIRST_FIELDS: ReadonlySet<string> = new Set(['titulo', 'autor', 'tipo', 'paginasTotal'])

/** Adds or edits an item. Keeps what is typed through live changes and failures; writes only what was changed. */
export default function ReadingDialog({
  subject,
  today,
  actions,
  ...shown
}: RecordDialogProps<Reading, ReadingService> & { today: IsoDate }) {
  const [unfolded, setUnfolded] = useState(false)
  const rating = useId()
  const { form, ...dialog } = useDialogForm<ReadingForm>({
    ...shown,
    name: 'reading',
    subject,
    initial: readingForm(subject === 'new' ? undefined : subject),
    validate(values) {
      const errors = readingErrors(values, today, subject === 'new' ? undefined : subject)
      if (Object.keys(errors).some((name) => !FIRST_FIELDS.has(name))) setUnfolded(true)
      return errors
    },
    service: actions,
    command: (values) =>
      subject === 'new'
        ? actions.add(readingOf(values))
        : actions.edit(subject.id, editedFields(subject, values)),
    words: subject === 'new' ? ADDED : EDITED,
    failure: 'save',
  })
  const chooseType = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
    const tipo = currentTarget.value as ReadingForm['tipo']
    form.set('tipo', tipo)
    if (subject === 'new') form.set('categoria', withType(form.values, tipo).categoria)
  }
  return (
    <FormDialog
      {...dialog}
      title={subject === 'new' ? 'Adicionar item' : 'Editar item'}
      module="leitura"
      form={form}
    >
      <div className={fields.fields}>
        <TextInput label="Título" required data-autofocus {...form.text('titulo')} />
        <TextInput label="Autor" {...form.text('autor')} />
        <NativeSelect label="Tipo" data={[...READING_TYPES]} {...form.text('tipo')} onChange={chooseType} />
        <TextInput label="Total de páginas" inputMode="numeric" {...form.text('paginasTotal')} />
      </div>
      <FoldedFields
        hint="categoria, notas, datas, capa, disciplina, referência"
        unfolded={unfolded}
        onFold={setUnfolded}
      >
        <NativeSelect label="Categoria" data={[...READING_CATEGORIES]} {...form.text('categoria')} />
        <NativeSelect label="Status" data={[...READING_STATUSES]} {...form.text('status')} />
        <TextInput label="Páginas lidas" inputMode="numeric" {...form.text('paginasLidas')} />
        <Input.Wrapper
          labelElement="div"
          label="Avaliação"
          labelProps={{ id: rating, 'aria-hidden': true }}
          error={form.error('avaliacao')}
        >
          <Group mih="var(--cad-controle)">
            <StarRating value={form.values.avaliacao} onRate={(stars) => form.set('avaliacao', stars)} />
          </Group>
        </Input.Wrapper>
        <TextInput label="Data de início" type="date" {...form.text('dataInicio')} />
        <TextInput label="Data de término" type="date" {...form.text('dataTermino')} />
        <PastReadings
          past={form.values.leituras}
          stored={form.start.leituras}
          onRemove={(one) =>
            form.set(
              'leituras',
              form.values.leituras.filter((other) => other !== one),
            )
          }
        />
        {unfolded && (
          <Suspense fallback={null}>
            <SubjectField form={form} />
          </Suspense>
        )}
        <TextInput label="Editora" {...form.text('editora')} />
        <TextInput label="Ano" inputMode="numeric" {...form.text('ano')} />
        <TextInput label="Edição" {...form.text('edicao')} />
        <TextInput label="Local" {...form.text('local')} />
        <TextInput label="ISBN" {...form.text('isbn')} />
        <TextInput label="DOI" {...form.text('doi')} />
        <TextInput label="Link de compra" type="url" inputMode="url" {...form.text('linkCompra')} />
        <TextInput label="URL da capa" type="url" inputMode="url" {...form.text('capa')} />
        <Textarea
          label="Descrição"
          autosize={false}
          rows={3}
          className={fields.wide!}
          {...form.text('descricao')}
        />
        <Textarea label="Notas" autosize={false} rows={3} className={fields.wide!} {...form.text('notas')} />
      </FoldedFields>
    </FormDialog>
  )
}
