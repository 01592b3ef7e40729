import { NativeSelect, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import '../../theme/styles-fields.ts'
import classes from './FilterBar.module.css'

const QUIET = { wrapper: 'quiet-field' }

type Option = Readonly<Record<'value' | 'label', string>>

/** One entry of what is asked for: words to look for, after their placeholder, or one of the options, which say what they filter. */
export type Filter<Asked> = readonly [
  name: keyof Asked & string,
  label: string,
  of: string | readonly Option[],
]

/** Every value, after one that asks for none. */
export const anyOf = (any: string, values: readonly string[]): readonly Option[] => [
  { value: '', label: any },
  ...values.map((value) => ({ value, label: value })),
]

/** Searches, narrows and orders a list. */
export function FilterBar<Asked extends { readonly [Name in keyof Asked]: string }>({
  filters,
  asked,
  onAsk,
}: {
  filters: readonly Filter<Asked>[]
  asked: Asked
  onAsk: (asked: Asked) => void
}) {
  return (
    <search className={classes.bar}>
      {filters.map(([name, label, of]) => {
        const field = {
          classNames: QUIET,
          'aria-label': label,
          value: asked[name],
          onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
            onAsk({ ...asked, [name]: value }),
        }
        return typeof of === 'string' ? (
          <TextInput
            {...field}
            key={name}
            type="search"
            placeholder={of}
            maxLength={200}
            leftSection={<IconSearch size={17} stroke={1.5} aria-hidden />}
          />
        ) : (
          <NativeSelect {...field} key={name} data={[...of]} />
        )
      })}
    </search>
  )
}
