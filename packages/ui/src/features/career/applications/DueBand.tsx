import { type IsoDate, count, plural } from '@caderno/domain/kernel'
import { SILENT_DAYS, type Due, type DueLists } from '@caderno/domain/career'
import { Button, Title } from '@mantine/core'
import { IconAlarm, IconCalendarDue, IconHourglass } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { ProblemText } from '../../../components/feedback/ProblemText.tsx'
import { FoldButton, type FoldButtonProps } from '../../../components/forms/FoldedFields.tsx'
import sheet from '../../../components/layout/Sheet.module.css'
import { useIsPhone } from '../../../hooks/use-is-phone.ts'
import { useIsPrinted } from '../../../hooks/use-is-printed.ts'
import { problemOf, type Problem } from '../../../hooks/use-command.ts'
import { PhaseSelect } from './phases.tsx'
import type { useChanges } from './use-changes.ts'
import { dueNote, dueTitle } from './texts.ts'
import classes from './DueBand.module.css'

/** How many of each list are shown before more is asked for: the applications begin in the first screen. */
const SHOWN = { folding: 3, open: 1 }
const CELLS = [
  { list: 'late', name: 'Atrasadas', CellIcon: IconAlarm },
  { list: 'today', name: 'Hoje', CellIcon: IconCalendarDue },
  { list: 'silent', name: `Sem resposta há ${SILENT_DAYS} dias ou mais`, CellIcon: IconHourglass },
] as const

type DueProps = { today: IsoDate; problem: Problem | undefined; changes: ReturnType<typeof useChanges> }

/** What asks for something today: applications and people, each settled in place; a phone folds them, so that the list stands in its first screen. Nothing is drawn when nothing is due. */
export function DueBand({
  due,
  unfolded,
  onFold,
  ...rest
}: DueProps & Pick<FoldButtonProps, 'unfolded' | 'onFold'> & { due: DueLists }) {
  const isPrinted = useIsPrinted()
  const isFolding = useIsPhone() && !isPrinted
  const all = due.late.length + due.today.length + due.silent.length
  if (all === 0) return null
  return (
    <section
      data-list="carreira/pendencias"
      data-head
      tabIndex={-1}
      aria-label="Pendências"
      className={`place cells ${sheet.sheet}`}
    >
      {isFolding && (
        <FoldButton unfolded={unfolded} onFold={onFold} className={classes.fold}>
          <IconAlarm size={17} stroke={1.5} data-late={due.late.length > 0 || undefined} aria-hidden />
          <span>
            {plural(all, 'pendência', 'pendências')}
            {due.late.length > 0 && (
              <>
                , <span data-late>{plural(due.late.length, 'atrasada', 'atrasadas')}</span>
              </>
            )}
          </span>
        </FoldButton>
      )}
      {CELLS.map(
        (cell) =>
          (unfolded || !isFolding) &&
          due[cell.list].length > 0 && (
            <DueCell
              key={cell.list}
              {...rest}
              {...cell}
              due={due[cell.list]}
              shown={isFolding ? SHOWN.folding : SHOWN.open}
            />
          ),
      )}
    </section>
  )
}

type DueCellProps = DueProps & (typeof CELLS)[number] & { due: readonly Due[]; shown: number }

function DueCell({ list, name, CellIcon, due, shown, ...item }: DueCellProps) {
  const title = useId()
  const [wanted, setWanted] = useState(shown)
  return (
    <section className={classes.cell} aria-labelledby={title} data-late={list === 'late' || undefined}>
      <Title order={2} id={title} className={classes.name!}>
        <CellIcon size={17} stroke={1.5} aria-hidden />
        {name} · {count(due.length)}
      </Title>
      <ul className="lines">
        {due.slice(0, wanted).map((one) => (
          <DueItem key={one.record.id} {...item} due={one} />
        ))}
      </ul>
      {due.length > wanted && (
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          ml="-0.625rem"
          onClick={() => setWanted(wanted + 10)}
        >{`Mostrar mais ${count(Math.min(due.length - wanted, 10))}`}</Button>
      )}
    </section>
  )
}

function DueItem({ due, today, problem, changes }: DueProps & { due: Due }) {
  const title = useId()
  const { id } = due.record
  const button = { size: 'xs', variant: 'subtle', 'aria-describedby': title } as const
  return (
    <li aria-labelledby={title} data-record={id} tabIndex={-1}>
      <p id={title} className={classes.title}>
        {dueTitle(due)}
      </p>
      <p className={classes.note}>{dueNote(due, today)}</p>
      <ProblemText>{problemOf(id, problem)}</ProblemText>
      <span className={classes.actions}>
        <Button {...button} onClick={() => void changes.changeDue(due, 'settle')}>
          Feito
        </Button>
        <Button {...button} color="gray" onClick={() => void changes.changeDue(due, 'postpone')}>
          +7 dias
        </Button>
        {due.kind === 'application' && (
          <PhaseSelect
            label="Mudar fase"
            application={due.record}
            describedBy={title}
            onMove={changes.move}
          />
        )}
      </span>
    </li>
  )
}
