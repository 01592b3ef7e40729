import { Input, UnstyledButton } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useIsPhone } from '../../hooks/use-is-phone.ts'
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
export const anyOf = (label: string, values: readonly string[]): readonly Option[] => [
  { value: '', label },
  ...values.map((value) => ({ value, label: value })),
]

interface FilterBarProps<Asked> {
  filters: readonly Filter<Asked>[]
  asked: Asked
  onAsk: (asked: Asked) => void
}

/** Searches, narrows and orders a list. On a phone the options are folded behind one button, which counts those that were chosen. */
export function FilterBar<Asked extends { readonly [Name in keyof Asked]: string }>({
  filters,
  asked,
  onAsk,
}: FilterBarProps<Asked>) {
  const [unfolded, setUnfolded] = useState(false)
  const options = useId()
  const isPhone = useIsPhone()
  const field = (name: keyof Asked, label: string) => ({
    classNames: QUIET,
    withAria: false,
    'aria-label': label,
    value: asked[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onAsk({ ...asked, [name]: value }),
  })
  const chosen = filters.filter(
    ([name, , of]) => typeof of !== 'string' && asked[name] !== of[0]?.value,
  ).length
  return (
    <search className={classes.bar}>
      {filters.map(
        ([name, label, of]) =>
          typeof of === 'string' && (
            <Input
              {...field(name, label)}
              key={name}
              type="search"
              placeholder={matchMedia('(width < 22.5em)').matches ? 'Buscar' : of}
              maxLength={200}
              leftSection={<IconSearch size={17} stroke={1.5} aria-hidden />}
            />
          ),
      )}
      {isPhone && (
        <UnstyledButton
          className={classes.fold!}
          aria-label={chosen > 0 ? `Filtros (${chosen})` : 'Filtros'}
          aria-expanded={unfolded}
          aria-controls={options}
          onClick={() => setUnfolded(!unfolded)}
        >
          <IconAdjustmentsHorizontal size={20} stroke={1.5} aria-hidden />
          {chosen > 0 && <b>{chosen}</b>}
        </UnstyledButton>
      )}
      <div id={options} className={classes.options} data-unfolded={unfolded || undefined}>
        {filters.map(
          ([name, label, of]) =>
            typeof of !== 'string' && (
              <Input component="select" pointer {...field(name, label)} key={name}>
                {of.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </Input>
            ),
        )}
      </div>
    </search>
  )
}
