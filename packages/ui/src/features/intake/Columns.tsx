import {
  MAPPED_FIELDS,
  MAPPED_KINDS,
  mappingOf,
  missingFields,
  withColumn,
  type ChosenColumns,
  type DateYears,
  type MappedKind,
} from '@caderno/domain/intake'
import { formatNumber, plural } from '@caderno/domain/kernel'
import { NativeSelect } from '@mantine/core'
import { useId, useState } from 'react'
import { FoldButton } from '../../components/forms/FoldedFields.tsx'
import type { UnknownTable } from './reader.ts'
import classes from './Import.module.css'

const KINDS: Readonly<Record<MappedKind, string>> = {
  statement: 'Extrato ou lista de gastos',
  books: 'Livros e outras leituras',
  contacts: 'Contatos',
  applications: 'Candidaturas',
}
const DATES = [
  { value: '', label: 'Escolha' },
  { value: 'day-first', label: '3 de novembro (dia primeiro)' },
  { value: 'month-first', label: '11 de março (mês primeiro)' },
]

interface ColumnsProps {
  table: UnknownTable
  /** Absent where its headers show nothing. */
  chosen: ChosenColumns | undefined
  /** Whether nothing in the file shows the order of its dates. */
  asksForDates: boolean
  /** The years of dates that have none; absent where the file states them. */
  proposedYears: DateYears | undefined
  onChoose: (chosen: ChosenColumns) => void
}

/** What the columns of a file are whose headers are not those of a known format. */
export function Columns({
  table: { header, sample },
  chosen,
  asksForDates,
  proposedYears,
  onChoose,
}: ColumnsProps) {
  const missing = chosen ? missingFields(chosen.kind, chosen) : []
  const isComplete = chosen !== undefined && missing.length === 0
  const [unfolded, setUnfolded] = useState(!isComplete)
  const fold = useId()
  const used = chosen?.columns.filter((name) => name !== '').length ?? 0
  return (
    <>
      <p className={classes.reason}>
        Não conhecemos este formato. Diga o que ele tem; a resposta fica lembrada neste aparelho para o
        próximo arquivo com as mesmas colunas.
      </p>
      <div className={classes.fields}>
        <NativeSelect
          label="O que há neste arquivo"
          data={[
            ...(chosen ? [] : [{ value: '', label: 'Escolha' }]),
            ...MAPPED_KINDS.map((kind) => ({ value: kind, label: KINDS[kind] })),
          ]}
          value={chosen?.kind ?? ''}
          onChange={({ currentTarget }) => {
            const kind = MAPPED_KINDS.find((each) => each === currentTarget.value)
            if (!kind) return
            setUnfolded(true)
            onChoose({ kind, ...mappingOf(header, kind) })
          }}
        />
        {chosen && asksForDates && (
          <NativeSelect
            label="Neste arquivo, 03/11 é"
            data={DATES}
            value={chosen.dates ?? ''}
            onChange={({ currentTarget: { value } }) => {
              const { dates: _, ...rest } = chosen
              onChoose(value === 'day-first' || value === 'month-first' ? { ...rest, dates: value } : rest)
            }}
          />
        )}
        {chosen && proposedYears && (
          <NativeSelect
            label="De que ano são as datas?"
            data={yearChoices(proposedYears).map(yearWords)}
            value={yearWords(chosen.years ?? proposedYears)}
            onChange={({ currentTarget: { value } }) =>
              onChoose({
                ...chosen,
                years: yearChoices(proposedYears).find((each) => yearWords(each) === value),
              })
            }
          />
        )}
      </div>
      {chosen && (
        <>
          <FoldButton unfolded={unfolded} onFold={setUnfolded} controls={fold}>
            {`Colunas: ${formatNumber(used)} de ${plural(header.length, 'usada', 'usadas')}`}
          </FoldButton>
          <div id={fold} className={classes.columns} hidden={!unfolded}>
            {header.map((title, at) => (
              <NativeSelect
                // Two columns may have one title, and their order stands.
                key={at}
                label={title === '' ? `Coluna ${at + 1}` : title}
                description={exampleOf(sample, at)}
                data={[
                  { value: '', label: 'Não importar' },
                  ...MAPPED_FIELDS[chosen.kind].map(({ name, label }) => ({ value: name, label })),
                ]}
                value={chosen.columns[at] ?? ''}
                onChange={({ currentTarget }) => onChoose(withColumn(chosen, at, currentTarget.value))}
              />
            ))}
          </div>
        </>
      )}
      <p role="status" className={classes.reason}>
        {missing.length > 0 && `Falta dizer qual coluna é: ${missing.join(', ')}.`}
      </p>
    </>
  )
}

const YEARS_BACK = 10

/** From the year after the proposed one; in a list that goes over New Year two years are a choice as well. */
const yearChoices = ({ year, newest }: DateYears): readonly DateYears[] => [
  ...(newest ? [{ year, newest }] : []),
  ...Array.from({ length: YEARS_BACK + 2 }, (_, back) => ({ year: year + 1 - back })),
]

/** «2026», «2025 e 2026». */
const yearWords = ({ year, newest }: DateYears): string => (newest ? `${year - 1} e ${year}` : String(year))

/** «Ex.: Duna, Dom Casmurro»: what a column has in the first rows. */
function exampleOf(sample: UnknownTable['sample'], at: number): string {
  const cells = sample.map((row) => row[at] ?? '').filter((cell) => cell !== '')
  return cells.length === 0 ? 'Vazia nas primeiras linhas' : `Ex.: ${cells.join(', ')}`
}
