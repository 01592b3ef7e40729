import { inputMoney, parseMoney } from '@caderno/domain/finance'
import { TextInput, type TextInputProps } from '@mantine/core'
import type { TextChange } from '../../bridge/use-form.ts'

export interface MoneyFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'onBlur' | 'onFocus' | 'onKeyDown'> {
  /** As it was typed. */
  value: string
  onChange: (event: TextChange) => void
}

/** An amount as text (D11). What was typed stays as it is while it is being typed; once left or entered it is shown as it was understood. */
export function MoneyField({ value, onChange, error, ...props }: MoneyFieldProps) {
  const settle = () => {
    const amount = parseMoney(value)
    if (typeof amount === 'number' && !error) onChange({ currentTarget: { value: inputMoney(amount) } })
  }
  return (
    <TextInput
      {...props} type="text" inputMode="decimal" autoComplete="off" maxLength={60} leftSection={<span aria-hidden>R$</span>}
      value={value} error={error} onChange={onChange}
      onFocus={(event) => event.currentTarget.select()} onBlur={settle} onKeyDown={(event) => event.key === 'Enter' && settle()}
    />
  )
}
