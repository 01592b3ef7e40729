import { Button } from '@mantine/core'
import { useRootMark } from '../../hooks/use-root-mark.ts'
import classes from './UpdateBanner.module.css'

export type UpdateAct = 'install' | 'dismiss' | 'clear' | 'clearAndReload'

interface UpdateBannerProps {
  offered: boolean
  /** The running action: its button is loading and the others are disabled. */
  busy: UpdateAct | null
  onAct: (act: UpdateAct) => void
}

/** Offers the new version, in a live region that is always rendered so that screen readers announce it. */
export function UpdateBanner({ offered, busy, onAct }: UpdateBannerProps) {
  const button = (act: UpdateAct) => ({
    size: 'xs',
    loading: busy === act,
    disabled: busy !== null && busy !== act,
    onClick: () => onAct(act),
  })
  useRootMark('atTop', offered)
  return (
    <section aria-label={offered ? 'Nova versão' : undefined} className={offered ? classes.offer : undefined}>
      <p role="status" className={classes.words}>
        {offered && 'Há uma nova versão disponível.'}
      </p>
      {offered && (
        <>
          <div className={classes.choice}>
            <Button {...button('install')}>Atualizar agora</Button>
            <Button variant="default" {...button('dismiss')}>
              Dispensar
            </Button>
          </div>
          <div className={classes.choice}>
            <Button variant="subtle" aria-keyshortcuts="Control+Shift+R" {...button('clearAndReload')}>
              Limpar cache e recarregar
            </Button>
            <Button variant="subtle" aria-keyshortcuts="Control+Shift+C" {...button('clear')}>
              Limpar cache
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
