import { messageOf } from '@caderno/domain/identity'
import type { AppErrorCode } from '@caderno/domain/kernel'
import { LoadFailure } from '../../components/feedback/LoadFailure.tsx'
import { PageHead } from '../../components/layout/PageHead.tsx'

/** The skills could not be read at all. */
export function SkillsFailure({ code, onRetry }: { code: AppErrorCode; onRetry: () => void }) {
  return (
    <div data-module="habilidades">
      <PageHead title="Habilidades" />
      <LoadFailure what="suas habilidades" code={code} text={textOf(code)} onRetry={onRetry} />
    </div>
  )
}

const textOf = (code: AppErrorCode): string =>
  code === 'network-request-failed'
    ? `${messageOf(code)} Nada foi perdido: suas habilidades aparecem aqui assim que a conexão voltar.`
    : 'Nada foi perdido: suas habilidades continuam guardadas. Verifique a conexão e o espaço do navegador e tente de novo.'
