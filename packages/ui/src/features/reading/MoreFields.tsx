import { READING_CATEGORIES, READING_STATUSES, type ReadingForm } from '@caderno/domain/reading'
import { Input, NativeSelect, Textarea, TextInput, UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useId } from 'react'
import type { useForm } from '../../bridge/use-form.ts'
import { StarRating } from './StarRating.tsx'
import classes from './ReadingDialog.module.css'

/** The fields that are never folded. */
export const FIRST_FIELDS: ReadonlySet<string> = new Set(['titulo', 'autor', 'tipo', 'paginasTotal'])

export interface MoreFieldsProps {
  form: ReturnType<typeof useForm<ReadingForm>>
  unfolded: boolean
  onFold: (unfolded: boolean) => void
}

/** Everything beyond the first four fields, folded until it is wanted. */
export function MoreFields({ form, unfolded, onFold }: MoreFieldsProps) {
  const fold = useId()
  const rating = useId()
  return (
    <div className={classes.more}>
      <UnstyledButton className={classes.fold!} aria-expanded={unfolded} aria-controls={fold} onClick={() => onFold(!unfolded)}>
        <IconChevronDown size={18} stroke={1.75} aria-hidden />
        Mais detalhes
      </UnstyledButton>
      <span className={classes.hint}>categoria, notas, datas, capa, link</span>
      <div id={fold} className={classes.fields} hidden={!unfolded}>
        <NativeSelect label="Categoria" data={[...READING_CATEGORIES]} {...form.text('categoria')} />
        <NativeSelect label="Status" data={[...READING_STATUSES]} {...form.text('status')} />
        <TextInput label="Páginas lidas" inputMode="numeric" {...form.text('paginasLidas')} />
        <Input.Wrapper labelElement="div" label="Avaliação" labelProps={{ id: rating, 'aria-hidden': true }} error={form.error('avaliacao')}>
          <div className={classes.rating}>
            <StarRating value={form.values.avaliacao} onRate={(stars) => form.set('avaliacao', stars)} />
          </div>
        </Input.Wrapper>
        <TextInput label="Data de início" type="date" {...form.text('dataInicio')} />
        <TextInput label="Data de término" type="date" {...form.text('dataTermino')} />
        <TextInput label="Link de compra" type="url" inputMode="url" {...form.text('linkCompra')} />
        <TextInput label="URL da capa" type="url" inputMode="url" {...form.text('capa')} />
        <Textarea label="Descrição" autosize={false} rows={3} className={classes.wide!} {...form.text('descricao')} />
        <Textarea label="Notas" autosize={false} rows={3} className={classes.wide!} {...form.text('notas')} />
      </div>
    </div>
  )
}
