import type { CsvTable } from '@caderno/domain/export'
import type { IsoDate } from '@caderno/domain/kernel'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from '../layout/Link.tsx'
import { downloadPrinted } from './download.ts'
import classes from './FilesLine.module.css'

type Tables = typeof import('@caderno/domain/export')

interface FilesLineProps {
  /** The way to /importar: «Importar livros». */
  bring: string
  /** «Baixar estes itens (CSV)»; absent where there is nothing to take along. */
  take: string | false
  /** Of the file, between «caderno-» and the day. */
  name: string
  today: IsoDate
  /** By the script of tables, which comes when it is asked for. */
  table: (tables: Tables) => CsvTable
  /** What else can be taken along. */
  children?: ReactNode
}

/** Below a list: what brings files into it, and its records as a table. */
export const FilesLine = ({ bring, take, name, today, table, children }: FilesLineProps) => (
  <p className={classes.files}>
    <Link className="text-link" to="/importar">
      {bring}
    </Link>
    {take && (
      <Button
        variant="subtle"
        size="compact-md"
        onClick={() =>
          void downloadPrinted(`caderno-${name}-${today}.csv`, 'text/csv', (tables) =>
            tables.printCsv(table(tables)),
          )
        }
      >
        {take}
      </Button>
    )}
    {children}
  </p>
)
