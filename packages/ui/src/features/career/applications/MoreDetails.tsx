import type { Contact, TypedApplication } from '@caderno/domain/career'
import { NativeSelect, TextInput } from '@mantine/core'
import { useId } from 'react'
import type { Form } from '../../../hooks/use-form.ts'
import { FoldButton } from '../../../components/forms/FoldedFields.tsx'
import { MODES, SOURCES, TYPES } from './application-form.ts'
import classes from './ApplicationForm.module.css'

/** Everything that is never asked for, folded until it is wanted. */
export function MoreDetails({
  form,
  contacts,
  unfolded,
  onFold,
}: {
  form: Form<TypedApplication>
  contacts: readonly Contact[]
  unfolded: boolean
  onFold: (unfolded: boolean) => void
}) {
  const fold = useId()
  return (
    <>
      <FoldButton unfolded={unfolded} onFold={onFold} controls={fold} className={classes.fold} />
      <div id={fold} className={classes.details} hidden={!unfolded}>
        <TextInput
          label="Link da vaga"
          type="url"
          inputMode="url"
          placeholder="https://"
          {...form.text('link')}
        />
        <TextInput label="Local" placeholder="Ex.: Recife" {...form.text('local')} />
        <TextInput label="Bolsa/salário" placeholder="Ex.: R$ 1.800 + VR" {...form.text('bolsa')} />
        <NativeSelect label="Tipo" data={TYPES} {...form.text('tipo')} />
        <NativeSelect label="Modalidade" data={MODES} {...form.text('modalidade')} />
        <NativeSelect label="Fonte" data={SOURCES} {...form.text('fonte')} />
        <TextInput label="Etapa atual" placeholder="Ex.: testes, dinâmica, painel" {...form.text('etapa')} />
        <NativeSelect
          label="Contato"
          data={contactOptions(contacts, form.values.contatoId)}
          {...form.text('contatoId')}
        />
        <TextInput label="Próximo contato" type="date" {...form.text('proximoContato')} />
      </div>
    </>
  )
}

/** The contacts by name; one that is gone stays chosen until somebody chooses again. */
function contactOptions(contacts: readonly Contact[], chosen: string) {
  const gone = chosen !== '' && !contacts.some(({ id }) => id === chosen)
  return [
    { value: '', label: contacts.length === 0 ? 'Nenhum na sua rede ainda' : 'Nenhum' },
    ...contacts.map(({ id, nome, empresa }) => ({
      value: id,
      label: empresa ? `${nome}, ${empresa}` : nome,
    })),
    ...(gone ? [{ value: chosen, label: 'Contato removido' }] : []),
  ]
}
