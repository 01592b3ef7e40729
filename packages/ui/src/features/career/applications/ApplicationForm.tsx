import { isolated } from '@caderno/domain/kernel'
import { APPLICATION_SOURCES, APPLICATION_TYPES, WORK_MODES, type Contact } from '@caderno/domain/career'
import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { IconAlertTriangle, IconPencil } from '@tabler/icons-react'
import { useId } from 'react'
import { anyOf } from '../../../components/forms/FilterBar.tsx'
import { FoldButton } from '../../../components/forms/FoldedFields.tsx'
import { FormAlert } from '../../../components/forms/FormMessages.tsx'
import { FormSheet, UnfoldedFields } from '../../../components/forms/FormSheet.tsx'
import { SameDay } from '../../../modules/SameDay.tsx'
import { PHASES } from './phases.tsx'
import type { ApplicationFormState } from './use-application-form.ts'
import '../../../theme/styles-fields.ts'
import classes from './ApplicationForm.module.css'

const noneOr = (values: readonly string[]) => [...anyOf('Não informado', values)]

interface ApplicationFormProps {
  state: ApplicationFormState
  contacts: readonly Contact[]
}

/** Adds an application, or edits the one that was chosen below: two required fields, everything else may wait. */
export function ApplicationForm({ state, contacts }: ApplicationFormProps) {
  const { form, subject, edited, gone, unfolded, setUnfolded } = state
  const fold = useId()
  const isInterview = form.values.fase === 'entrevista'
  return (
    <FormSheet
      module="carreira"
      label={edited ? `Editar candidatura: ${isolated(edited.vaga)}` : 'Nova candidatura'}
      form={form}
      className={classes.form}
      save={edited ? 'Salvar alterações' : 'Adicionar candidatura'}
      editing={subject !== undefined}
      opened={state.opened}
      onClose={state.close}
      before={
        <>
          {edited && (
            <p className={classes.editing}>
              <IconPencil size={16} stroke={1.5} aria-hidden />{' '}
              <span>
                Editando <strong>{isolated(edited.vaga)}</strong>, {isolated(edited.empresa)}
              </span>
            </p>
          )}
          {gone && (
            <p role="alert" className={classes.editing}>
              <IconAlertTriangle size={16} stroke={1.5} aria-hidden /> Esta candidatura foi removida em outra
              aba ou outro aparelho. O que você digitou continua aqui: adicione-a de novo, se quiser.
            </p>
          )}
        </>
      }
    >
      <TextInput
        label="Empresa"
        required
        data-autofocus
        placeholder="Ex.: Rota Norte"
        {...form.text('empresa')}
      />
      <TextInput label="Vaga" required placeholder="Ex.: Estágio em Logística" {...form.text('vaga')} />
      <FoldButton unfolded={unfolded} onFold={setUnfolded} controls={fold} className={classes.fold} />
      <UnfoldedFields id={fold} unfolded={unfolded} className={classes.details}>
        <TextInput label="Data de envio" type="date" {...form.text('dataEnvio')} />
        <NativeSelect label="Fase" data={PHASES} {...form.text('fase')} />
        <TextInput
          label="Link da vaga"
          type="url"
          inputMode="url"
          placeholder="https://"
          {...form.text('link')}
        />
        <TextInput label="Local" placeholder="Ex.: Recife" {...form.text('local')} />
        <TextInput label="Bolsa/salário" placeholder="Ex.: R$ 1.800 + VR" {...form.text('bolsa')} />
        <NativeSelect label="Tipo" data={noneOr(APPLICATION_TYPES)} {...form.text('tipo')} />
        <NativeSelect label="Modalidade" data={noneOr(WORK_MODES)} {...form.text('modalidade')} />
        <NativeSelect label="Fonte" data={noneOr(APPLICATION_SOURCES)} {...form.text('fonte')} />
        <TextInput label="Etapa atual" placeholder="Ex.: testes, dinâmica, painel" {...form.text('etapa')} />
        <NativeSelect
          label="Contato"
          data={contactOptions(contacts, form.values.contatoId)}
          {...form.text('contatoId')}
        />
        <TextInput label="Próximo contato" type="date" {...form.text('proximoContato')} />
        {(isInterview || form.error('localEntrevista')) && (
          <>
            <TextInput label="Horário da entrevista" type="time" {...form.text('horaEntrevista')} />
            <TextInput
              label="Local ou link da entrevista"
              placeholder="Ex.: sala 3 ou https://"
              {...form.text('localEntrevista')}
            />
          </>
        )}
        {isInterview && <SameDay module="carreira" day={form.values.proximoContato} />}
        <Textarea
          label="Observações"
          autosize={false}
          rows={3}
          className={classes.notes!}
          {...form.text('observacoes')}
        />
      </UnfoldedFields>
      <FormAlert>{form.alert}</FormAlert>
    </FormSheet>
  )
}

/** The contacts by name; one that is gone stays chosen until somebody chooses again. */
function contactOptions(contacts: readonly Contact[], chosen: string) {
  const gone = chosen !== '' && !contacts.some(({ id }) => id === chosen)
  return [
    { value: '', label: contacts.length === 0 ? 'Nenhum na sua rede ainda' : 'Nenhum' },
    ...contacts.map(({ id, nome, empresa }) => ({
      value: id,
      label: empresa ? `${isolated(nome)}, ${isolated(empresa)}` : nome,
    })),
    ...(gone ? [{ value: chosen, label: 'Contato removido' }] : []),
  ]
}
