import type { PasswordPolicy } from '@caderno/domain/identity'
import { MATRICULA_FAILURE, type RegistrationForm } from '@caderno/domain/registration'
import { Button, TextInput } from '@mantine/core'
import type { Form } from '../../hooks/use-form.ts'
import { NewPasswordFields } from '../../components/forms/PasswordField.tsx'
import { ReadOnlyField } from '../../components/forms/FormFields.tsx'

/** The number of the student: being drawn while `text` is empty. */
export interface Matricula {
  readonly text: string
  readonly failed: boolean
}

export interface AccessStepProps {
  form: Form<RegistrationForm>
  /** The account that is signed in and registers itself (D21). */
  accountEmail?: string | undefined
  policy: PasswordPolicy
  matricula: Matricula
  onRedraw(): void
}

export function AccessStep({ form, accountEmail, policy, matricula, onRedraw }: AccessStepProps) {
  const missing = matricula.text === '' ? form.error('matricula') : undefined
  return (
    <>
      {accountEmail === undefined ? (
        <>
          <TextInput label="Email" type="email" required autoComplete="username" {...form.text('email')} />
          <NewPasswordFields text={form.text} policy={policy} />
        </>
      ) : (
        <ReadOnlyField label="Email" value={accountEmail} description="A conta em que você entrou." />
      )}
      <ReadOnlyField
        label="Matrícula"
        name="matricula"
        value={matricula.text}
        placeholder={matricula.failed ? undefined : 'Gerando…'}
        description="Gerada para você; não muda mais."
        error={matricula.failed ? MATRICULA_FAILURE : missing}
        copies="matrícula"
      />
      {matricula.failed && (
        <Button variant="default" onClick={onRedraw}>
          Tentar novamente
        </Button>
      )}
    </>
  )
}
