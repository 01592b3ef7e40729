import { STORE_REASONS, type AppErrorCode } from '@caderno/domain/kernel'
import { Button } from '@mantine/core'
import { EmptyState } from './EmptyState.tsx'

interface LoadFailureProps {
  /** Of the student's: «suas finanças». */
  what: string
  code: AppErrorCode
  /** In place of what the code alone says. */
  text?: string
  onRetry: () => void
}

/** What a page or a tab is about could not be read at all. */
export function LoadFailure({ what, code, text = textOf(code), onRetry }: LoadFailureProps) {
  return (
    <div role="alert">
      <EmptyState
        title={`Não foi possível abrir ${what}`}
        text={text}
        action={<Button onClick={onRetry}>Tentar novamente</Button>}
      />
    </div>
  )
}

const textOf = (code: AppErrorCode): string =>
  [STORE_REASONS[code], 'Nada foi perdido: o que você guardou continua onde está. Tente de novo.']
    .filter(Boolean)
    .join(' ')
