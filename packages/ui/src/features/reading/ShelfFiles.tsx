import type { IsoDate } from '@caderno/domain/kernel'
import type { Reading } from '@caderno/domain/reading'
import { Button } from '@mantine/core'
import { downloadPrinted } from '../../components/forms/download.ts'
import { FilesLine } from '../../components/forms/FilesLine.tsx'
import { copyReferences } from './copy-reference.ts'

/** Below the shelf: what brings books in, and what its filter shows as a table and as references. */
export function ShelfFiles({ found, today }: { found: readonly Reading[]; today: IsoDate }) {
  const downloadReferences = () =>
    downloadPrinted(`caderno-referencias-${today}.bib`, 'application/x-bibtex', ({ printBibtex }) =>
      printBibtex(found),
    )
  return (
    <FilesLine
      bring="Importar livros"
      take={found.length > 0 && 'Baixar estes itens (CSV)'}
      name="leitura"
      today={today}
      table={({ libraryTable }) => libraryTable(found)}
    >
      {found.length > 0 && (
        <>
          <Button variant="subtle" size="compact-md" onClick={() => void copyReferences(found, today)}>
            Copiar referências
          </Button>
          <Button variant="subtle" size="compact-md" onClick={() => void downloadReferences()}>
            Baixar referências (BibTeX)
          </Button>
        </>
      )}
    </FilesLine>
  )
}
