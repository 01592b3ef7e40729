import { Button } from '@mantine/core'
import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useLookAgain } from '../../hooks/use-connection.ts'
import type { OpenDialog } from '../../hooks/use-dialog.ts'
import { reviveStyles } from './links.ts'
import classes from './lazy-part.module.css'

export interface LazyProps {
  /** Stands in its place until it is there. */
  waiting?: ReactNode
}

/**
 * A component in a script of its own, prefetched when the browser is idle. A failed load is shown in its place, can be retried and keeps the rest
 * of the page; a `floating` one (a dialog, a menu) shows it at the foot of the page. Without Suspense, which would keep `waiting` for 300 ms at least.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { floating = false } = {},
) {
  let Part: ComponentType<Props> | undefined
  let arriving: Promise<void> | undefined
  const settle = (loading: ReturnType<typeof load>) =>
    loading.then(
      (arrived) => void (Part = arrived.default),
      () => undefined,
    )
  const arrive = () => (arriving ??= settle(load()))
  const again = () => (arriving = settle(reviveStyles().then(load)))
  const loadAhead = async () => {
    await arrive()
    if (!Part) arriving = undefined
  }
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => void loadAhead())

  function Awaited({ waiting = null, props }: LazyProps & { props: Props }) {
    const [asked, setAsked] = useState(arrive)
    const [settled, setSettled] = useState<Promise<void>>()
    useEffect(() => {
      let isHere = true
      void asked.then(() => isHere && setSettled(asked))
      return () => void (isHere = false)
    }, [asked])
    const retry = useCallback(() => setAsked(again()), [])
    const failed = settled !== undefined && !Part
    useLookAgain(failed, retry)
    if (failed) return <PartFailure floating={floating} onRetry={retry} />
    return Part && settled ? <Part {...props} /> : waiting
  }
  function LazyPart({ waiting, ...props }: Props & LazyProps) {
    const [Here] = useState(() => Part)
    const own = props as unknown as Props
    return Here ? <Here {...own} /> : <Awaited waiting={waiting} props={own} />
  }
  return Object.assign(LazyPart, { prefetch: () => void load().catch(() => undefined) })
}

function PartFailure({ floating, onRetry }: { floating: boolean; onRetry: () => void }) {
  return (
    <div role="alert" className={classes.failure} data-floating={floating || undefined}>
      <span>Esta parte não carregou. Verifique sua conexão.</span>
      <Button size="xs" variant="default" onClick={onRetry}>
        Tentar novamente
      </Button>
    </div>
  )
}

export interface AnyDialogProps {
  readonly opened: boolean
  /** As it was when the dialog opened. */
  readonly subject?: unknown
}
export type LazyDialogProps<Props extends AnyDialogProps> = Omit<Props, keyof AnyDialogProps> & {
  dialog: OpenDialog<Props['subject']> | undefined
}

/** A dialog that is loaded when it is first opened, or near; a closed one stays, to give the focus back. */
export function lazyDialog<Props extends AnyDialogProps>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const Dialog = lazyPart(load, { floating: true })
  const LazyDialog = ({ dialog, ...props }: LazyDialogProps<Props>) =>
    dialog && <Dialog key={dialog.turn} {...({ ...dialog, ...props } as unknown as Props)} />
  return Object.assign(LazyDialog, { prefetch: Dialog.prefetch })
}
