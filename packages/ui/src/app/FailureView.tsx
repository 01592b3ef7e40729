import { Button } from '@mantine/core'
import { useReportBug } from '../components/layout/ui-context.tsx'
import classes from './FailureView.module.css'

const LOAD_FAILURE =
  /dynamically imported module|module script failed|error loading|preload|network-request-failed/i

/** A script that failed to load, rather than a bug. */
const isLoadFailure = (error: unknown): boolean => error instanceof Error && LOAD_FAILURE.test(error.message)

/** Shown in place of a screen that failed. */
export function FailureView({ error }: { error: unknown }) {
  const reportBug = useReportBug()
  return (
    <div className={classes.failure}>
      <h1 className="page-title">{isLoadFailure(error) ? 'Esta tela não carregou' : 'Algo deu errado'}</h1>
      <p>
        {isLoadFailure(error)
          ? 'Verifique sua conexão e recarregue a página. O que você salvou continua guardado.'
          : 'Esta tela parou de funcionar. O que você salvou continua guardado. Recarregue a página e, se acontecer de novo, conte para nós.'}
      </p>
      <div className={classes.actions}>
        <Button onClick={() => window.location.reload()}>Recarregar</Button>
        <Button variant="default" onClick={reportBug}>
          Reportar bug
        </Button>
      </div>
    </div>
  )
}
