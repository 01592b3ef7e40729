import { inputMoney, parseMoney } from '@caderno/domain/finance'
import { TextInput, type TextInputProps } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import type { TextChange } from '../../hooks/use-form.ts'

interface MoneyFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'onBlur' | 'onKeyDown'> {
  value: string
  onChange: (event: TextChange) => void
  onEscape?: () => void
}

/** An amount as text (D11). While it is being typed it stays as it is; left, or sent with Enter, it is shown as it was understood. */
export function MoneyField({ value, onChange, onEscape, error, ...props }: MoneyFieldProps) {
  const settle = () => {
    const amount = parseMoney(value)
    if (error || typeof amount !== 'number' || inputMoney(amount) === value) return
    onChange({ currentTarget: { value: inputMoney(amount) } })
  }
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') settle()
    if (key === 'Escape') onEscape?.()
  }
  return (
    <TextInput
      {...props}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      leftSection={<span aria-hidden>R$</span>}
      value={value}
      error={error}
      onChange={onChange}
      onBlur={settle}
      onKeyDown={press}
    />
  )
}
