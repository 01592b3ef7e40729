import { Component, type ReactNode } from 'react'
import { Button } from '@mantine/core'
import { CopyButton } from '../components/forms/CopyButton.tsx'
import { useUi } from '../components/layout/ui-context.tsx'
import classes from './FailureView.module.css'

interface ErrorBoundaryProps {
  /** A new value resets the boundary. */
  resetKey?: string | number
  fallback: (error: unknown) => ReactNode
  onError?: (error: unknown) => void
  children: ReactNode
}

/** Catches a bug or a part that could not be loaded. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error?: unknown; failed: boolean }> {
  override state: { error?: unknown; failed: boolean } = { failed: false }

  static getDerivedStateFromError = (error: unknown) => ({ error, failed: true })

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error)
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? this.props.fallback(this.state.error) : this.props.children
  }
}

const LOAD_FAILURE =
  /dynamically imported module|module script failed|error loading|preload|network-request-failed/i

/** A script that failed to load, rather than a bug. */
const isLoadFailure = (error: unknown): boolean => error instanceof Error && LOAD_FAILURE.test(error.message)

/** Shown in place of a screen that failed. */
export function FailureView({ error }: { error: unknown }) {
  const { reportBug } = useUi()
  const details = `${window.location.pathname}\n${(error instanceof Error && error.stack) || String(error)}`
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
      <details className={classes.details}>
        <summary>Detalhes do erro</summary>
        <CopyButton value={details} what="detalhes do erro" />
        <pre>{details}</pre>
      </details>
    </div>
  )
}
