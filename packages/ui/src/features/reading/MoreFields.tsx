import { READING_CATEGORIES, READING_STATUSES, type ReadingForm } from '@caderno/domain/reading'
import { Input, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useId } from 'react'
import type { useForm } from '../../hooks/use-form.ts'
import fields from '../../components/forms/dialog-fields.module.css'
import { FoldedFields } from '../../components/forms/FoldedFields.tsx'
import { StarRating } from './StarRating.tsx'
import classes from './MoreFields.module.css'

/** The fields that are never folded. */
export const FIRST_FIELDS: ReadonlySet<string> = new Set(['titulo', 'autor', 'tipo', 'paginasTotal'])

export interface MoreFieldsProps {
  form: ReturnType<typeof useForm<ReadingForm>>
  unfolded: boolean
  onFold: (unfolded: boolean) => void
}

/** Everything beyond the first four fields, folded until it is wanted. */
export function MoreFields({ form, unfolded, onFold }: MoreFieldsProps) {
  const rating = useId()
  return (
    <FoldedFields hint="categoria, notas, datas, capa, link" unfolded={unfolded} onFold={onFold}>
      <NativeSelect label="Categoria" data={[...READING_CATEGORIES]} {...form.text('categoria')} />
      <NativeSelect label="Status" data={[...READING_STATUSES]} {...form.text('status')} />
      <TextInput label="Páginas lidas" inputMode="numeric" {...form.text('paginasLidas')} />
      <Input.Wrapper
        labelElement="div"
        label="Avaliação"
        labelProps={{ id: rating, 'aria-hidden': true }}
        error={form.error('avaliacao')}
      >
        <div className={classes.rating}>
          <StarRating value={form.values.avaliacao} onRate={(stars) => form.set('avaliacao', stars)} />
        </div>
      </Input.Wrapper>
      <TextInput label="Data de início" type="date" {...form.text('dataInicio')} />
      <TextInput label="Data de término" type="date" {...form.text('dataTermino')} />
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
  )
}
