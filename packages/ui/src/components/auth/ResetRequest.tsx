import type { ResetDelivery } from '@caderno/domain/identity'
import type { AppError, FieldErrors } from '@caderno/domain/kernel'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useForm } from '../../hooks/use-form.ts'
import { FormAlert } from '../forms/FormAlert.tsx'
import { FormFields } from '../forms/FormFields.tsx'
import { FormNotice } from '../forms/FormNotice.tsx'
import css from '../forms/form.module.css'
import { LocalResetLink } from './LocalResetLink.tsx'
import { SubmitButton } from '../forms/SubmitButton.tsx'

export interface ResetRequestProps {
  onSend(email: string): Promise<ResetDelivery>
  validate(values: { email: string }): FieldErrors<{ email: string }>
  success: string
  failure(error: AppError): string
}

/** Asks for a recovery link; once it is sent, says so in place of the form (spec §4, Password recovery). */
export function ResetRequest({ onSend, validate, success, failure }: ResetRequestProps) {
  const [delivery, setDelivery] = useState<ResetDelivery>()
  const form = useForm({
    initial: { email: '' },
    validate,
    submit: async ({ email }) => setDelivery(await onSend(email)),
    failure,
  })
  if (delivery) {
    return (
      <div className={`${css.fields} ${css.sent}`}>
        <FormNotice>{success}</FormNotice>
        {delivery.kind === 'link' && <LocalResetLink url={delivery.url} />}
      </div>
    )
  }
  return (
    <>
      <p className={css.lead}>Digite o e-mail da sua conta para receber o link.</p>
      <FormFields form={form}>
        <TextInput label="Email" type="email" required autoComplete="username" {...form.text('email')} />
        <FormAlert>{form.alert}</FormAlert>
        <SubmitButton busy={form.busy} fullWidth className={css.submit}>
          Enviar link
        </SubmitButton>
      </FormFields>
    </>
  )
}
