import { TextInput, type TextInputProps } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import { IconButton } from '../lists/IconButton.tsx'
import type { TextProps } from '../../hooks/use-form.ts'
import { checkPassword, type PasswordPolicy } from '@caderno/domain/identity'

type PasswordFieldProps = Omit<TextInputProps, 'type' | 'rightSection'> & {
  autoComplete: 'current-password' | 'new-password'
}

/** A password with a button that shows it: reachable by keyboard and by any pointer, and named without the field's own name. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      rightSectionWidth="var(--cad-controle)"
      rightSection={
        <IconButton
          label={shown ? 'Ocultar o que foi digitado' : 'Mostrar o que foi digitado'}
          icon={shown ? IconEyeOff : IconEye}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}

type PasswordName = 'senha' | 'confirmSenha'
interface NewPasswordFieldsProps {
  /** `text` of the form that holds both. */
  text(name: PasswordName): TextProps
  policy: PasswordPolicy
  labels?: Readonly<Record<PasswordName, string>>
}

const LABELS = { senha: 'Senha', confirmSenha: 'Confirmar senha' }

/** A new password and its repetition, with the rules of the service listed above and ticked off while it is typed. */
export function NewPasswordFields({ text, policy, labels = LABELS }: NewPasswordFieldsProps) {
  const typed = text('senha').value
  const asked = checkPassword(policy, typed).map(({ sentence, met }) =>
    typed !== '' && met ? `✓ ${sentence}` : sentence,
  )
  return (
    <>
      <PasswordField
        label={labels.senha}
        required
        autoComplete="new-password"
        description={asked.join(' · ')}
        {...text('senha')}
      />
      <PasswordField
        label={labels.confirmSenha}
        required
        autoComplete="new-password"
        {...text('confirmSenha')}
      />
    </>
  )
}
