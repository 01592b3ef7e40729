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
import { meaningOf, type Surroundings } from './texts.ts'
import '../../theme/styles-menu.ts'
import classes from './SyncBadge.module.css'

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
        <Popover.Dropdown tabIndex={-1} data-autofocus data-at-top>
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
            <div className={classes.actions}>
              <Button size="xs" variant="default" onClick={dismiss}>
                Dispensar
              </Button>
            </div>
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
export function useSpoken({ kind, label }: Badge): string {
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
