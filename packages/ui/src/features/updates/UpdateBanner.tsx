import { Button } from '@mantine/core'
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
  return (
    <section
      aria-label={offered ? 'Nova versão' : undefined}
      data-quiet={!offered || undefined}
      className={offered ? classes.offer : undefined}
    >
      <p role="status" className={classes.words}>
        {offered && UPDATE_TEXTS.offer}
      </p>
      {offered && (
        <>
          <div className={classes.choice}>
            <Button {...button('install')}>{UPDATE_TEXTS.install}</Button>
            <Button variant="default" {...button('dismiss')}>
              {UPDATE_TEXTS.dismiss}
            </Button>
          </div>
          <div className={classes.choice}>
            <Button variant="subtle" aria-keyshortcuts="Control+Shift+R" {...button('clearAndReload')}>
              {UPDATE_TEXTS.clearAndReload}
            </Button>
            <Button variant="subtle" aria-keyshortcuts="Control+Shift+C" {...button('clear')}>
              {UPDATE_TEXTS.clear}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

export const UPDATE_TEXTS = {
  offer: 'Há uma nova versão disponível.',
  install: 'Atualizar agora',
  dismiss: 'Dispensar',
  clear: 'Limpar cache',
  clearAndReload: 'Limpar cache e recarregar',
  cleared: 'Cache limpo.',
  notInstalled: 'A nova versão não chegou. Verifique sua conexão e tente novamente.',
  notPublished: 'A nova versão ainda está sendo publicada. Tente novamente em alguns minutos.',
} as const
