import { messageOf } from '@caderno/domain/identity'
import type { AppErrorCode } from '@caderno/domain/kernel'
import { LoadFailure } from '../../components/feedback/LoadFailure.tsx'
import { PageHead } from '../../components/layout/PageHead.tsx'

/** The shelf could not be read at all. */
export function ShelfFailure({ code, onRetry }: { code: AppErrorCode; onRetry: () => void }) {
  return (
    <div data-module="leitura">
      <PageHead title="Leitura" />
      <LoadFailure what="sua estante" code={code} text={textOf(code)} onRetry={onRetry} />
    </div>
  )
}

const textOf = (code: AppErrorCode): string =>
  code === 'network-request-failed'
    ? `${messageOf(code)} Nada foi perdido: seus itens aparecem aqui assim que a conexão voltar.`
    : 'Nada foi perdido: seus itens continuam guardados. Verifique a conexão e o espaço do navegador e tente de novo.'
