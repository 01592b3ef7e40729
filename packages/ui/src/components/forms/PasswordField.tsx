import { TextInput, type TextInputProps } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import { IconButton } from '../lists/IconButton.tsx'

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
