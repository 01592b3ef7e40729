import { INSTITUTIONS, parseTable, printTable, slotsOf } from '@caderno/domain/semester'
import { NativeSelect, Textarea } from '@mantine/core'

const OWN = 'outra'
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
  const known = INSTITUTIONS.find(({ id }) => id === (value || INSTITUTIONS[0].id))
  const read = known ? undefined : parseTable(value)
  return (
    <>
      <NativeSelect
        label="Instituição dos códigos"
        data={DATA}
        value={known?.id ?? OWN}
        onChange={({ currentTarget: { value: chosen } }) =>
          onChange(chosen === OWN ? printTable(slotsOf(value)) : chosen)
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
          // An empty one would be that of the first institution.
          onChange={({ currentTarget }) => onChange(currentTarget.value || ' ')}
        />
      )}
    </>
  )
}
