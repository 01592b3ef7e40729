import {
  IconBook,
  IconCircle,
  IconCircleCheck,
  IconCircleX,
  IconMessageCircle,
  IconPlayerPause,
  IconSend,
  IconTrophy,
  IconX,
  type Icon,
} from '@tabler/icons-react'
import type { ToneName } from '../../theme/tokens.ts'
import classes from './StatusBadge.module.css'

const STATUSES: Readonly<Record<string, readonly [ToneName, Icon]>> = {
  'Não Iniciado': ['gray', IconCircle],
  Lendo: ['blue', IconBook],
  Pausado: ['yellow', IconPlayerPause],
  Concluído: ['green', IconCircleCheck],
  Abandonado: ['red', IconX],
  Enviado: ['blue', IconSend],
  Entrevista: ['yellow', IconMessageCircle],
  Aprovado: ['green', IconTrophy],
  Rejeitado: ['red', IconCircleX],
}

/** One colour, one icon and the word: never colour alone. */
export function StatusBadge({ status, ...props }: { status: string; 'aria-hidden'?: boolean }) {
  const [color, StatusIcon] = STATUSES[status] ?? ['gray', IconCircle]
  return (
    <span
      {...props}
      className={classes.badge}
      style={{
        background: `var(--cad-${color}-suave)`,
        color: `var(--cad-${color})`,
      }}
    >
      <StatusIcon size={13} stroke={2} aria-hidden />
      {status}
    </span>
  )
}
