import { INSTITUTIONS, institutionOf, parseTable, printTable, slotsOf } from '@caderno/domain/semester'
import { NativeSelect, Textarea } from '@mantine/core'

const OWN = 'outra'
/** A table of no hours: '' would be that of the first institution. */
const EMPTY = ' '
const DATA = [
  ...INSTITUTIONS.map(({ id, name }) => ({ value: id, label: name })),
  { value: OWN, label: 'Outra (editar)' },
]

interface TableFieldProps {
  /** An institution's id, or a table as text; the first institution where it is empty. */
  value: string
  onChange: (value: string) => void
}

/** What the codes of a timetable mean: an institution, or a table that begins as the one that was shown. */
export function TableField({ value, onChange }: TableFieldProps) {
  const known = institutionOf(value)
  const read = known ? undefined : parseTable(value)
  return (
    <>
      <NativeSelect
        label="Instituição dos códigos"
        data={DATA}
        value={known?.id ?? OWN}
        onChange={({ currentTarget: { value: chosen } }) =>
          onChange(chosen === OWN ? printTable(slotsOf(value)) || EMPTY : chosen)
        }
      />
      {!known && (
        <Textarea
          label="Horários de cada turno"
          description="Uma linha para cada turno: M, T e N, e o começo e o fim de cada aula. «1 domingo» onde o dia 1 é domingo."
          autosize
          minRows={3}
          value={value}
          error={read && 'error' in read && read.error}
          onChange={({ currentTarget }) => onChange(currentTarget.value || EMPTY)}
        />
      )}
    </>
  )
}
