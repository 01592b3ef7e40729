import { badgeOf, type Badge, type BadgeKind, type OutboxEntry } from '@caderno/domain/shell'
import { Button, Popover, UnstyledButton, VisuallyHidden } from '@mantine/core'
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconCloudOff,
  IconHourglass,
  type Icon,
} from '@tabler/icons-react'
import { useState, useEffect, useRef } from 'react'
import { reasonsOf } from '../../components/feedback/refusals.ts'
import { useRootMark } from '../../hooks/use-root-mark.ts'
import '../../theme/styles-menu.ts'
import classes from './SyncBadge.module.css'

interface Surroundings {
  /** Where the changes of whoever is asked about end up. */
  home: 'account' | 'browser'
  offline: boolean
  /** The browser keeps nothing beyond the tab. */
  forgets: boolean
}
export interface SyncBadgeProps extends Surroundings {
  entries: readonly OutboxEntry[]
  onDismiss: () => void
}

const ICONS: Readonly<Record<BadgeKind, Icon>> = {
  saved: IconCircleCheck,
  pending: IconHourglass,
  offline: IconCloudOff,
  refused: IconAlertCircle,
  'tab-only': IconAlertTriangle,
}

/** How the changes stand, in the header of every inner page; a click says what that means and what can be done. */
export function SyncBadgeView({ entries, home, offline, forgets, onDismiss }: SyncBadgeProps) {
  const [opened, setOpened] = useState(false)
  useRootMark('atTop', opened)
  const badge = badgeOf(entries, { offline, tabOnly: forgets && home === 'browser' })
  const reasons = reasonsOf(entries)
  const BadgeIcon = ICONS[badge.kind]
  const dismiss = () => {
    setOpened(false)
    onDismiss()
  }
  return (
    <>
      <Popover
        opened={opened}
        onChange={setOpened}
        position="bottom-end"
        width={300}
        shadow="md"
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <UnstyledButton
            className={classes.badge}
            data-kind={badge.kind}
            aria-label={badge.label}
            title={badge.label}
            onClick={() => setOpened(!opened)}
          >
            <BadgeIcon size={20} stroke={1.5} aria-hidden />
            <span aria-hidden className={classes.word}>
              {badge.label}
            </span>
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown tabIndex={-1} data-autofocus>
          <div className={classes.head}>{badge.label}</div>
          <p className={classes.meaning}>{meaningOf(badge.kind, { home, offline, forgets })}</p>
          {reasons.length > 0 && (
            <ul className={classes.reasons}>
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          )}
          {reasons.length > 0 && (
            <Button size="xs" variant="default" mt="sm" onClick={dismiss}>
              Dispensar
            </Button>
          )}
        </Popover.Dropdown>
      </Popover>
      <VisuallyHidden role="status">{useSpoken(badge)}</VisuallyHidden>
    </>
  )
}

/** What lasts so long is worth saying. */
const SETTLED_MS = 2_000

/** Said when the badge has come to mean something else for a while; the connection is another's to tell of (the banners). */
function useSpoken({ kind, label }: Badge): string {
  const last = useRef(kind)
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    if (kind === last.current) return
    const timer = setTimeout(() => {
      last.current = kind
      setSpoken(kind === 'offline' ? '' : label)
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [kind, label])
  return spoken
}

/** What the badge means, and what becomes of it by itself. */
function meaningOf(kind: BadgeKind, { home, offline, forgets }: Surroundings): string {
  if (kind === 'saved')
    return home === 'account'
      ? 'Tudo o que você fez está guardado na sua conta.'
      : 'Tudo o que você fez está guardado neste navegador.'
  if (kind === 'offline')
    return forgets
      ? ONLY_HERE
      : 'O que você fizer agora fica neste dispositivo e é enviado quando a conexão voltar.'
  if (kind === 'tab-only')
    return 'Este navegador não está guardando seus dados: o que você fizer some quando esta aba fechar.'
  if (kind === 'refused')
    return 'Isto não foi salvo. Confira e faça de novo: o que ainda está digitado num formulário continua lá.'
  if (home === 'browser') return 'Falta guardar neste navegador. Não feche esta aba ainda.'
  if (forgets) return 'Ainda não foi enviado, e este navegador não guarda: não feche esta aba.'
  return offline
    ? 'Está guardado neste dispositivo e é enviado quando a conexão voltar. Até lá, não limpe os dados deste navegador.'
    : 'Está sendo enviado para a sua conta. Se demorar, o Caderno continua tentando sozinho.'
}

const ONLY_HERE =
  'O que você fizer agora fica só nesta aba: não a feche até que a conexão volte e tudo seja enviado.'
