import type { AgendaItem } from '@caderno/domain/agenda'
import { PAGE_STEP, hasPages } from '@caderno/domain/reading'
import { Button, UnstyledButton } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { Link } from '../../components/layout/Link.tsx'
import { moduleNamed } from '../../modules/index.ts'
import { recordPath } from '../../modules/parts.ts'
import { Stepper } from '../../components/forms/Stepper.tsx'
import type { Verb } from './deeds.ts'
import { isOver } from './texts.ts'
import css from './TodaySheet.module.css'
import type { Act } from './use-deeds.ts'

interface RowPartProps {
  item: AgendaItem
  /** Id of the title. */
  describedBy: string
  onAct: Act
}

/** The second click of a double one would hit the button that took the place of the first. */
const onFirstClick =
  (act: () => unknown) =>
  ({ detail }: MouseEvent) =>
    void (detail <= 1 && act())

/** The round tick in the gutter; of what is not ticked off here, the module's sign. A habit's is for a finger or a mouse: its button beside says the same. */
export function Tick({ item, describedBy, onAct }: RowPartProps) {
  const { Icon } = moduleNamed(item.module)
  const circle = (
    <span className={css.circle}>{item.done && <IconCheck size={15} stroke={2.5} aria-hidden />}</span>
  )
  switch (item.kind) {
    case 'contact':
    case 'application':
    case 'careerGoal':
      return (
        <UnstyledButton
          className={css.tick!}
          aria-label="Feito"
          aria-pressed={item.done}
          aria-describedby={describedBy}
          onClick={onFirstClick(() => onAct(item, item.done ? 'takeBack' : 'done'))}
        >
          {circle}
        </UnstyledButton>
      )
    case 'skill':
      return (
        <UnstyledButton
          className={css.tick!}
          aria-hidden
          tabIndex={-1}
          onClick={onFirstClick(() => onAct(item, item.done ? 'takeBack' : 'done'))}
        >
          {circle}
        </UnstyledButton>
      )
    default:
      return item.done ? circle : <Icon size={20} stroke={1.5} aria-hidden />
  }
}

/** What else can be done with a thing where it stands; the first one is what it asks for. */
export function RowActions({ item, describedBy, onAct }: RowPartProps) {
  const quiet = (verb: Verb, words: string) => (
    <Button
      size="xs"
      variant="subtle"
      color="gray"
      aria-describedby={describedBy}
      onClick={onFirstClick(() => onAct(item, verb))}
    >
      {words}
    </Button>
  )
  const open = (words = 'Abrir', variant = 'subtle') => (
    <Button
      component={Link}
      to={recordPath(item.kind, item.record.id)}
      size="xs"
      variant={variant}
      aria-describedby={describedBy}
    >
      {words}
    </Button>
  )
  if (isOver(item) && item.kind !== 'transaction') return quiet('takeBack', 'Desfazer')
  switch (item.kind) {
    case 'contact':
    case 'application':
      return (
        <span className={css.actions}>
          {quiet('postpone', '+7 dias')}
          {open()}
        </span>
      )
    case 'careerGoal':
      return open()
    case 'transaction':
      return (
        <span className={css.actions}>
          {quiet('postpone', '+1 dia')}
          {open()}
        </span>
      )
    case 'financialGoal':
      return open('Guardar', 'light')
    case 'skill':
      return (
        <span className={css.actions}>
          {quiet('skip', 'Pular hoje')}
          <Button
            size="xs"
            variant="light"
            aria-describedby={describedBy}
            onClick={onFirstClick(() => onAct(item, 'done'))}
          >
            Fiz hoje
          </Button>
        </span>
      )
    case 'reading':
      return hasPages(item.record) ? (
        <Stepper
          decreaseLabel={`Voltar ${PAGE_STEP} páginas`}
          increaseLabel={`Avançar ${PAGE_STEP} páginas`}
          describedBy={describedBy}
          onStep={(by) => void onAct(item, by > 0 ? 'pagesOn' : 'pagesBack')}
        />
      ) : (
        open()
      )
  }
}
