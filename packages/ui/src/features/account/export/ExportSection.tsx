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
import { useExport } from './use-export.ts'
import classes from '../Account.module.css'

export const ExportSection = ({ owner }: { owner: string }) => <ExportView {...useExport(owner)} />

export const ExportView = ({ exported, busy, run }: ReturnType<typeof useExport>) => (
  <AccountSection title="Exportar" text={EXPORT_TEXT}>
    <Button onClick={() => void run()} aria-busy={busy}>
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
