import { STORE_REASONS, type AppErrorCode } from '@caderno/domain/kernel'
import { Button } from '@mantine/core'
import { EmptyState } from '../../components/EmptyState.tsx'

/** The money could not be read at all. */
export function FinanceFailure({ code, onRetry }: { code: AppErrorCode; onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        title="Não foi possível abrir suas finanças"
        text={[STORE_REASONS[code], 'Nada foi perdido: o que você guardou continua onde está. Tente de novo.'].filter(Boolean).join(' ')}
        action={<Button onClick={onRetry}>Tentar novamente</Button>}
      />
    </div>
  )
}
