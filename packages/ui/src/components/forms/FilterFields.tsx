import { NativeSelect, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import '../../theme/styles-fields.ts'

const QUIET = { wrapper: 'quiet-field' }

interface FieldProps<Value> {
  label: string
  value: Value
  onChange: (value: Value) => void
}

/** Looks for words in a list. */
export const SearchField = ({
  label,
  placeholder,
  value,
  onChange,
}: FieldProps<string> & { placeholder: string }) => (
  <TextInput
    type="search"
    classNames={QUIET}
    aria-label={label}
    placeholder={placeholder}
    maxLength={200}
    leftSection={<IconSearch size={17} stroke={1.5} aria-hidden />}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
)

interface FilterSelectProps<Value> extends FieldProps<Value> {
  /** The options say what they filter: there is no visible label. */
  options: readonly { readonly value: string; readonly label: string }[]
}

/** Narrows or orders a list. */
export const FilterSelect = <Value extends string>({
  label,
  options,
  value,
  onChange,
}: FilterSelectProps<Value>) => (
  <NativeSelect
    classNames={QUIET}
    aria-label={label}
    data={[...options]}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value as Value)}
  />
)
