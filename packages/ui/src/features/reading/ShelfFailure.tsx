import { Button } from '@mantine/core'
import { EmptyState } from '../../components/EmptyState.tsx'
import { PageHead } from '../../components/PageHead.tsx'

/** The shelf could not be read at all. */
export function ShelfFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div data-module="leitura">
      <PageHead title="Leitura" />
      <div role="alert">
        <EmptyState
          title="Não foi possível abrir sua estante"
          text="Nada foi perdido: seus itens continuam guardados. Verifique a conexão e o espaço do navegador e tente de novo."
          action={<Button onClick={onRetry}>Tentar novamente</Button>}
        />
      </div>
    </div>
  )
}
