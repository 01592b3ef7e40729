import { TextInput, type TextInputProps } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import css from './form.module.css'

/** A value to read and to copy, not to change: it looks that way. */
export function ReadOnlyField(props: TextInputProps) {
  return (
    <TextInput
      {...props}
      readOnly
      classNames={{ input: css.readOnly ?? '' }}
      leftSection={<IconLock size={16} stroke={1.5} aria-hidden />}
    />
  )
}
