import { Button } from '@mantine/core'
import { unreadable } from './texts.ts'
import classes from './ReadingPage.module.css'

/** What the student should know about the shelf as it is shown. */
export function ShelfNotices({
  setAside,
  stale,
  onRetry,
}: {
  setAside: number
  stale: boolean
  onRetry: () => void
}) {
  return (
    <>
      {stale && (
        <div role="alert" className={classes.notice}>
          <span>Não foi possível atualizar a estante. Você vê os itens da última leitura.</span>
          <Button size="xs" variant="default" onClick={onRetry}>
            Tentar novamente
          </Button>
        </div>
      )}
      {setAside > 0 && (
        <p role="status" className={classes.notice}>
          {unreadable(setAside)}
        </p>
      )}
    </>
  )
}
