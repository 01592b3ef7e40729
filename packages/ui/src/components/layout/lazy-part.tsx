import { Button } from '@mantine/core'
import { createElement, useState, type ComponentType, type ReactNode } from 'react'
import { tracked, useSettled, type Tracked } from '../../hooks/use-settled.ts'
import { useRetryWhenBack } from '../../hooks/use-connection.ts'
import type { OpenDialog } from '../../hooks/use-dialog.ts'
import { reviveStyles } from './links.ts'
import { whenPageIsIdle } from './page-stands.ts'
import classes from './lazy-part.module.css'

export interface LazyProps {
  /** Stands in its place until it is there. */
  waiting?: ReactNode
}

/**
 * A component in a script of its own, prefetched once the page stands, unless that is left to `prefetch`. A failed load is shown in its place, can be retried and keeps the rest
 * of the page; a `floating` one (a dialog, a menu) shows it at the foot of the page. Without Suspense, which would keep `waiting` for 300 ms at least.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { floating = false, isPrefetched = true } = {},
) {
  let loading: Tracked<Awaited<ReturnType<typeof load>>> | undefined
  const fetch = () => (loading ??= tracked(load()))
  const again = () => (loading = tracked(reviveStyles().then(load)))
  const prefetch = () => void fetch().catch(() => (loading = undefined))
  if (isPrefetched && typeof requestIdleCallback === 'function') whenPageIsIdle(prefetch)

  function LazyPart({ waiting = null, ...props }: Props & LazyProps) {
    const [asked, setAsked] = useState(fetch)
    const retry = () => setAsked(again())
    const failed = asked.status === 'rejected'
    useSettled(asked)
    useRetryWhenBack(failed, retry)
    if (failed) return <PartFailure floating={floating} onRetry={retry} />
    return asked.value ? createElement(asked.value.default, props as unknown as Props) : waiting
  }
  return Object.assign(LazyPart, { prefetch })
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
  /** The record as it was when the dialog opened. */
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
