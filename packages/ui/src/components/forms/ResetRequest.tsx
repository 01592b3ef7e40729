import type { ResetDelivery } from '@caderno/domain/identity'
import type { AppError, FieldErrors } from '@caderno/domain/kernel'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useForm } from '../../hooks/use-form.ts'
import { CopyButton } from './CopyButton.tsx'
import { FormNotice } from './FormMessages.tsx'
import { FormFields } from './FormFields.tsx'
import css from './form.module.css'
import { Link } from '../layout/Link.tsx'

interface ResetRequestProps {
  onSend(email: string): Promise<ResetDelivery>
  validate(values: { email: string }): FieldErrors<{ email: string }>
  success: string
  failure(error: AppError): string
}

/** Asks for a recovery link; once it is sent, says so in place of the form (§4, Password recovery). */
export function ResetRequest({ onSend, validate, success, failure }: ResetRequestProps) {
  const [delivery, setDelivery] = useState<ResetDelivery>()
  const form = useForm({
    initial: { email: '' },
    validate,
    submit: async ({ email }) => setDelivery(await onSend(email)),
    failure,
  })
  if (delivery) return <ResetSent success={success} delivery={delivery} />
  return (
    <>
      <p className={css.lead}>Digite o e-mail da sua conta para receber o link.</p>
      <FormFields form={form} submit="Enviar link">
        <TextInput label="Email" type="email" required autoComplete="username" {...form.text('email')} />
      </FormFields>
    </>
  )
}

/** Stands in place of the form once the link is sent. */
export function ResetSent({ success, delivery }: { success: string; delivery: ResetDelivery }) {
  return (
    <div className={`${css.fields} ${css.sent}`}>
      <FormNotice>{success}</FormNotice>
      {delivery.kind === 'link' && <LocalResetLink url={delivery.url} />}
    </div>
  )
}

/** In local mode nobody sends a mail: here is the link itself (D15). Followed inside the app, so its code reaches no server log. */
function LocalResetLink({ url }: { url: string }) {
  const { pathname, search } = new URL(url, window.location.origin)
  return (
    <div className={css.local}>
      <p>Modo local: nenhum e-mail é enviado. Use este link:</p>
      <p>
        <Link to={pathname + search} className="text-link">
          {url}
        </Link>
      </p>
      <CopyButton value={new URL(url, window.location.origin).href} what="link" />
      <p>No modo local, quem usa este navegador pode redefinir a senha.</p>
    </div>
  )
}
