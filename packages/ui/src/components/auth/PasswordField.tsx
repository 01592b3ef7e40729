import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'

type PasswordFieldProps = Omit<TextInputProps, 'type' | 'rightSection'> & {
  autoComplete: 'current-password' | 'new-password'
}

/** A password with a button that shows it: reachable by keyboard and by any pointer, and named without the field's own name. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? IconEyeOff : IconEye
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      rightSectionWidth="var(--cad-controle)"
      rightSection={
        <ActionIcon aria-label={shown ? 'Ocultar o que foi digitado' : 'Mostrar o que foi digitado'} onClick={() => setShown(!shown)}>
          <Icon size={20} stroke={1.5} aria-hidden />
        </ActionIcon>
      }
    />
  )
}
