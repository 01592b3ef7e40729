import { dataOf, type AppErrorCode } from '@caderno/domain/kernel'
import { useCallback, useState } from 'react'
import { useLookAgain } from '../../hooks/use-connection.ts'
import { ReadingPage } from './ReadingPage.tsx'
import { useOwner } from '../../hooks/services.tsx'
import { useReading } from './use-reading.ts'
import { VisuallyHidden } from '@mantine/core'
import { Delayed, Bone } from '../../components/layout/PageSkeleton.tsx'
import { PageHead } from '../../components/layout/PageHead.tsx'
import classes from './ReadingPage.module.css'
import { messageOf } from '@caderno/domain/identity'
import { LoadFailure } from '../../components/feedback/LoadFailure.tsx'

/** /leitura. Who is signed out does not get here (the route's guard). */
export default function ReadingScreen() {
  const owner = useOwner()
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => setAttempt((before) => before + 1), [])
  if (owner === undefined) return <ReadingSkeleton />
  return <OwnShelf key={`${owner} ${attempt}`} owner={owner} onRetry={retry} />
}

function OwnShelf({ owner, onRetry }: { owner: string; onRetry: () => void }) {
  const { snapshot, pending, waiting, actions, said, view, chooseView, goal, today } = useReading(owner)
  const shelf = dataOf(snapshot)
  useLookAgain(
    snapshot.status === 'failed' && !shelf && snapshot.error.code === 'network-request-failed',
    onRetry,
  )
  if (snapshot.status === 'failed' && !shelf)
    return <ShelfFailure code={snapshot.error.code} onRetry={onRetry} />
  if (!shelf || !view) return <ReadingSkeleton />
  return (
    <ReadingPage
      shelf={shelf}
      setAside={snapshot.status === 'ready' ? snapshot.setAside : 0}
      pending={pending}
      waiting={waiting}
      stale={snapshot.status === 'failed'}
      view={view}
      goal={goal}
      today={today}
      said={said}
      actions={actions}
      onView={chooseView}
      onRetry={onRetry}
    />
  )
}

/** The page's layout while the shelf is on its way; the blocks appear after 200 ms. */
export function ReadingSkeleton() {
  return (
    <div data-module="leitura" aria-busy="true">
      <PageHead title="Leitura" state="Carregando…" />
      <Delayed>
        <div className={classes.blocks}>
          <VisuallyHidden>Carregando sua estante</VisuallyHidden>
          <Bone height="11rem" />
          <Bone height="6rem" />
          <Bone height="14rem" />
          <div className={classes.bones}>
            {Array.from({ length: 6 }, (_, index) => (
              <Bone key={index} height="11rem" />
            ))}
          </div>
        </div>
      </Delayed>
    </div>
  )
}

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
