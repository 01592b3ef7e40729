import { NEARLY_FULL } from '@caderno/domain/finance'
import { Button } from '@mantine/core'
import { unreadable } from './texts.ts'
import classes from './FinanceFrame.module.css'

const FULL_FROM = 0.8

/** What the student should know about the money as it is shown. */
export function FinanceNotices({
  setAside,
  stale,
  fill,
  onRetry,
}: {
  setAside: number
  stale: boolean
  fill: number
  onRetry: () => void
}) {
  return (
    <>
      {stale && (
        <div role="alert" className={classes.notice}>
          <span>Não foi possível atualizar suas finanças. Você vê os dados da última leitura.</span>
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
      {fill >= FULL_FROM && (
        <p role="status" className={classes.notice}>
          {NEARLY_FULL}
        </p>
      )}
    </>
  )
}
