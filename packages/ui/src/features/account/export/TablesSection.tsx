import { isoDateOf } from '@caderno/domain/kernel'
import { Button } from '@mantine/core'
import { FormAlert } from '../../../components/forms/FormMessages.tsx'
import { download } from '../../../components/forms/download.ts'
import { useServices } from '../../../hooks/services.tsx'
import { AccountSection } from '../AccountSection.tsx'
import classes from '../Account.module.css'
import { useExporting } from './use-exporting.ts'

const FILES = [
  ['transacoes', 'Transações', 'csv'],
  ['candidaturas', 'Candidaturas', 'csv'],
  ['contatos', 'Contatos', 'csv'],
  ['leitura', 'Leitura', 'csv'],
  ['notas', 'Notas', 'csv'],
  ['referencias', 'Referências', 'bib'],
] as const

/** Lists of an account as files that a spreadsheet or another program opens. */
export function TablesSection({ owner }: { owner: string }) {
  const { archive, clock } = useServices()
  const { done, failure, run } = useExporting(async ([id, name, ending]: (typeof FILES)[number]) => {
    const [{ TABLES }, { holdings }] = await Promise.all([import('./tables.ts'), archive.read(owner)])
    const type = ending === 'csv' ? 'text/csv' : 'application/x-bibtex'
    download(`caderno-${id}-${isoDateOf(clock.now())}.${ending}`, [TABLES[id](holdings)], type)
    return `«${name}» baixado.`
  })
  return (
    <AccountSection
      title="Planilhas"
      text="Baixe uma lista para abrir na planilha ou em outro programa; as referências vêm em BibTeX."
    >
      <div className={classes.buttons}>
        {FILES.map((file) => (
          <Button key={file[0]} variant="default" onClick={() => void run(file)}>
            {file[1]}
          </Button>
        ))}
      </div>
      <div role="status" className="lines">
        {done && <p>{done}</p>}
      </div>
      <FormAlert>{failure}</FormAlert>
    </AccountSection>
  )
}
