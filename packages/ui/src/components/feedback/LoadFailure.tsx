import { messageOf } from '@caderno/domain/identity'
import { STORE_REASONS, type AppErrorCode } from '@caderno/domain/kernel'
import { Button } from '@mantine/core'
import { useRetryWhenBack } from '../../hooks/use-connection.ts'
import { EmptyState } from './EmptyState.tsx'

export interface LoadFailureProps {
  /** What of the student's could not be loaded: «suas finanças». */
  what: string
  /** Named where the page is a list: «seus itens», and what they are still. */
  records?: readonly [name: string, kept: 'guardados' | 'guardadas']
  code: AppErrorCode
  onRetry: () => void
}

/** What a page or a tab is about could not be read at all; read again once the connection is back. */
export function LoadFailure({ what, records, code, onRetry }: LoadFailureProps) {
  useRetryWhenBack(code === 'network-request-failed', onRetry)
  return (
    <div role="alert">
      <EmptyState
        title={`Não foi possível abrir ${what}`}
        text={textOf(code, records)}
        action={<Button onClick={onRetry}>Tentar novamente</Button>}
      />
    </div>
  )
}

function textOf(code: AppErrorCode, records: LoadFailureProps['records']): string {
  if (!records)
    return [STORE_REASONS[code], 'Nada foi perdido: o que você guardou continua onde está. Tente de novo.']
      .filter(Boolean)
      .join(' ')
  const [name, kept] = records
  return code === 'network-request-failed'
    ? `${messageOf(code)} Nada foi perdido: ${name} aparecem aqui assim que a conexão voltar.`
    : `Nada foi perdido: ${name} continuam ${kept}. Verifique a conexão e o espaço do navegador e tente de novo.`
}
