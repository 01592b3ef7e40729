import { Button } from '@mantine/core'
import { FormAlert } from '../../../components/forms/FormMessages.tsx'
import { Delayed } from '../../../components/layout/PageSkeleton.tsx'
import { AccountSection } from '../AccountSection.tsx'
import {
  EXPORT_TEXT,
  exportedWords,
  EXPORTING,
  incompleteWords,
  NOT_CURRENT,
  setAsideWords,
} from './texts.ts'
import { useExport, type Exported } from './use-export.ts'
import classes from '../Account.module.css'

export function ExportSection({ owner }: { owner: string }) {
  const { exported, busy, run } = useExport(owner)
  return <ExportView exported={exported} busy={busy} onExport={() => void run()} />
}

export const ExportView = ({
  exported,
  busy,
  onExport,
}: {
  exported: Exported | undefined
  busy: boolean
  onExport: () => void
}) => (
  <AccountSection title="Exportar" text={EXPORT_TEXT}>
    <Button onClick={onExport} aria-busy={busy}>
      Exportar
    </Button>
    <div role="status" className={classes.done}>
      {busy && (
        <Delayed>
          <p>{EXPORTING}</p>
        </Delayed>
      )}
      {exported?.kind === 'done' && (
        <>
          <p>{exportedWords(exported.count, exported.day)}</p>
          {exported.setAside > 0 && <p>{setAsideWords(exported.setAside)}</p>}
          {exported.incomplete > 0 && <p>{incompleteWords(exported.incomplete)}</p>}
          {!exported.isCurrent && <p>{NOT_CURRENT}</p>}
        </>
      )}
    </div>
    {exported?.kind === 'failed' && <FormAlert>{exported.sentence}</FormAlert>}
  </AccountSection>
)
