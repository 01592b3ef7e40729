import {
  count,
  formatMonth,
  monthOf,
  shortMonth,
  type IsoDate,
  type WriteOutcome,
} from '@caderno/domain/kernel'
import {
  CONFIRM_READING_GOAL_REMOVAL,
  goalOfYear,
  pagesPerMonth,
  readingPace,
  yearOf,
  type MonthPages,
  type Reading,
  type ReadingService,
} from '@caderno/domain/reading'
import type { ReadingGoal } from '@caderno/domain/shell'
import { ActionIcon, Button, Group } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { memo, useMemo } from 'react'
import { lazyDialog } from '../../../components/layout/lazy-part.tsx'
import { RemovalDialog } from '../../../components/feedback/Confirm.tsx'
import { ChartWithTable } from '../../../components/charts/ChartWithTable.tsx'
import { goneAs } from '../../../components/feedback/outcomes.ts'
import { Ring } from '../../../components/charts/Ring.tsx'
import { Sheet } from '../../../components/layout/Sheet.tsx'
import * as texts from './texts.ts'
import { useCommand } from '../../../hooks/use-command.ts'
import { useDialog } from '../../../hooks/use-dialog.ts'
import { useRemoval } from '../../../hooks/use-removal.ts'
import classes from './YearGoal.module.css'
import '../../../theme/styles-layout.ts'
import { ProblemText } from '../../../components/feedback/ProblemText.tsx'

const GoalDialog = lazyDialog(() => import('./GoalDialog.tsx'))

export interface YearGoalProps {
  shelf: readonly Reading[]
  /** The goal of any year. Null when there is none, undefined when it could not be read. */
  goal: ReadingGoal | null | undefined
  today: IsoDate
  actions: ReadingService
}

/** What is to be read this year, how it stands, and the pages of each month. */
export const YearGoal = memo(function YearGoal({ shelf, goal, today, actions }: YearGoalProps) {
  const current = goalOfYear(goal ?? undefined, today)
  const { dialog, open, close } = useDialog<'goal'>('reading goal')
  const commands = useCommand('leitura', actions, 'meta')
  const { ask, ...removal } = useRemoval(commands, actions.removeGoal, REMOVAL)
  const buttons = goal !== undefined && (
    <Group component="span" gap="0.25rem" my="-0.25rem" data-list="leitura/meta" data-record="goal">
      <Button data-head data-handle size="xs" variant="light" onClick={() => open('goal')}>
        {current ? 'Mudar meta' : 'Definir meta'}
      </Button>
      {current && (
        <ActionIcon size="sm" aria-label="Remover meta" title="Remover meta" onClick={() => ask(current)}>
          <IconTrash size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      )}
    </Group>
  )
  return (
    <Sheet title={texts.goalTitle(today)} action={buttons}>
      <div className={classes.split}>
        <div className={classes.goal}>
          {current ? (
            <Pace shelf={shelf} goal={current} today={today} />
          ) : (
            <p className="dimmed">{goal === undefined ? UNKNOWN : NO_GOAL}</p>
          )}
          <ProblemText large className={classes.problem}>
            {commands.problem?.sentence}
          </ProblemText>
        </div>
        <PageMonths shelf={shelf} today={today} />
      </div>
      <GoalDialog dialog={dialog} goal={goal ?? undefined} today={today} actions={actions} onClose={close} />
      <RemovalDialog
        removal={removal}
        module="leitura"
        title="Remover meta"
        question={CONFIRM_READING_GOAL_REMOVAL}
      />
    </Sheet>
  )
})

const REMOVAL = {
  failure: 'goalRemoval',
  subject: 'meta',
  removed: (_: ReadingGoal, outcome: WriteOutcome) => goneAs('Meta removida', outcome),
  restored: () => 'Meta de volta',
} as const
const NO_GOAL = 'Diga quantos livros ou quantas páginas quer ler neste ano, e veja aqui se está no ritmo.'
const UNKNOWN = 'Sua meta não pôde ser lida agora.'

const PACES: Readonly<Record<string, string>> = { met: 'good', behind: 'warning' }

function Pace({ shelf, goal, today }: { shelf: readonly Reading[]; goal: ReadingGoal; today: IsoDate }) {
  const pace = useMemo(() => readingPace(shelf, goal, today), [shelf, goal, today])
  const still = texts.stillWords(pace, goal.tipo)
  return (
    <>
      <Ring value={pace.percent} of="da meta" size={72} />
      <div>
        <div className="figure">{texts.doneOf(pace, goal.tipo)}</div>
        <div className={`${PACES[pace.state] ?? ''} ${classes.pace}`}>{texts.paceWords(pace, goal.tipo)}</div>
        {still && <p className="quiet">{still}</p>}
      </div>
    </>
  )
}

/** The pages of each month of this year, as a sentence, a picture and a table. */
function PageMonths({ shelf, today }: { shelf: readonly Reading[]; today: IsoDate }) {
  const year = yearOf(today)
  const months = useMemo(() => pagesPerMonth(shelf, year), [shelf, year])
  const sentence = texts.monthsSentence(months)
  const bars = <Bars months={months} now={monthOf(today)} />
  return (
    <div className={classes.months}>
      <h3 className="plain-title">Páginas por mês</h3>
      {sentence ? (
        <ChartWithTable
          sentence={sentence}
          head={['Mês', 'Páginas']}
          rows={months.map(({ month, paginas }) => [formatMonth(month), count(paginas)])}
        >
          {bars}
        </ChartWithTable>
      ) : (
        <>
          <p className="quiet">{NOTHING_YET}</p>
          {bars}
        </>
      )}
    </div>
  )
}

const NOTHING_YET = 'As páginas de cada dia e as dos itens que concluir aparecem aqui, mês a mês.'

/** Without pages as high as with them: the first press of «+10» moves nothing below. Drawn for those who see it: the sentence and the table say the same. */
function Bars({ months, now }: { months: readonly MonthPages[]; now: string }) {
  const top = Math.max(1, ...months.map(({ paginas }) => paginas))
  return (
    <div className={classes.bars} aria-hidden>
      {months.map(({ month, paginas }) => (
        <span key={month} data-now={month === now || undefined}>
          {paginas > 0 && <small>{count(paginas)}</small>}
          <i style={{ height: `${(5 * paginas) / top}rem` }} />
          {shortMonth(month)}
        </span>
      ))}
    </div>
  )
}
