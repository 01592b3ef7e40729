import { UnstyledButton } from '@mantine/core'
import { useState, type ComponentProps, type ReactNode } from 'react'
import classes from './ChartWithTable.module.css'

interface TableProps extends ComponentProps<'table'> {
  caption?: string
  head: readonly string[]
  rows: readonly (readonly [name: string, ...figures: (string | number)[]])[]
}

interface ChartWithTableProps extends Pick<TableProps, 'caption' | 'head' | 'rows'> {
  /** What the chart shows, in words. */
  sentence: string
  /** What the chart is called. */
  picture?: string
  /** The chart. */
  children: ReactNode
}

/** A chart after its sentence, or its figures as a table. */
export function ChartWithTable({ sentence, picture = 'gráfico', children, ...table }: ChartWithTableProps) {
  const [asTable, setAsTable] = useState(false)
  return (
    <>
      <p className="quiet">
        {sentence}{' '}
        <UnstyledButton className={classes.link} onClick={() => setAsTable(!asTable)}>
          {asTable ? `Ver como ${picture}` : 'Ver como tabela'}
        </UnstyledButton>
      </p>
      {asTable ? <Table {...table} /> : children}
    </>
  )
}

/** Figures by name. */
export const Table = ({ caption, head, rows, className = '', ...props }: TableProps) => (
  <table {...props} className={`${classes.table} ${className}`}>
    {caption && <caption>{caption}</caption>}
    <thead>
      <tr>
        {head.map((word) => (
          <th key={word} scope="col">
            {word}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...figures]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {figures.map((figure, column) => (
            <td key={column}>{figure}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
