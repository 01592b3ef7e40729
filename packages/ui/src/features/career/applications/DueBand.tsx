import { type IsoDate, count } from '@caderno/domain/kernel'
import { SILENT_DAYS, type Due, type DueLists } from '@caderno/domain/career'
import { Button, Title } from '@mantine/core'
import { IconAlarm, IconCalendarDue, IconHourglass, type Icon } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState, type FocusEvent } from 'react'
import sheet from '../../../components/layout/Sheet.module.css'
import { problemOf, type Problem } from '../../../hooks/use-command.ts'
import type { CardViewProps } from './card-view.ts'
import { ProblemText } from '../../../components/feedback/ProblemText.tsx'
import { PhaseSelect } from './CardParts.tsx'
import { focusBand, idOf } from './places.ts'
import { dueNote, dueTitle } from './texts.ts'
import type { Changes } from './use-changes.ts'
import classes from './DueBand.module.css'

const SHOWN = 2

interface DueProps extends Pick<CardViewProps, 'onMove'>, Pick<Changes, 'settle' | 'postpone'> {
  today: IsoDate
  problem: Problem | undefined
}

/** What asks for something today: applications and people, each settled in place. Nothing is drawn when nothing is due. */
export function DueBand({ due, ...rest }: DueProps & { due: DueLists }) {
  const all = due.late.length + due.today.length + due.silent.length
  const focus = useFocusInside(all)
  if (all === 0) return null
  return (
    <section
      id="pendencias"
      tabIndex={-1}
      aria-label="Pendências"
      className={`${sheet.sheet} ${classes.band}`}
      {...focus}
    >
      <DueCell {...rest} name="Atrasadas" CellIcon={IconAlarm} due={due.late} late />
      <DueCell {...rest} name="Hoje" CellIcon={IconCalendarDue} due={due.today} />
      <DueCell
        {...rest}
        name={`Sem resposta há ${SILENT_DAYS} dias`}
        CellIcon={IconHourglass}
        due={due.silent}
      />
    </section>
  )
}

function DueCell({
  name,
  CellIcon,
  due,
  late,
  ...item
}: DueProps & { name: string; CellIcon: Icon; due: readonly Due[]; late?: boolean }) {
  const title = useId()
  const [wanted, setWanted] = useState(SHOWN)
  if (due.length === 0) return null
  return (
    <section className={classes.cell} aria-labelledby={title} data-late={late || undefined}>
      <Title order={2} id={title}>
        <CellIcon size={17} stroke={1.5} aria-hidden />
        {name} · {count(due.length)}
      </Title>
      <ul>
        {due.slice(0, wanted).map((one) => (
          <DueItem key={idOf(one)} {...item} due={one} />
        ))}
      </ul>
      {due.length > wanted && (
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          className={classes.more!}
          onClick={() => setWanted(wanted + 10)}
        >{`Mostrar mais ${count(Math.min(due.length - wanted, 10))}`}</Button>
      )}
    </section>
  )
}

function DueItem({ due, today, problem, onMove, settle, postpone }: DueProps & { due: Due }) {
  const title = useId()
  const id = idOf(due)
  return (
    <li aria-labelledby={title} data-due={id} tabIndex={-1}>
      <p id={title} className={classes.title}>
        {dueTitle(due)}
      </p>
      <p className={classes.note}>{dueNote(due, today)}</p>
      <ProblemText>{problemOf(id, problem)}</ProblemText>
      <span className={classes.actions}>
        <Button size="xs" variant="subtle" aria-describedby={title} onClick={() => void settle(due)}>
          Feito
        </Button>
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          aria-describedby={title}
          onClick={() => void postpone(due)}
        >
          +7 dias
        </Button>
        {due.kind === 'application' && (
          <PhaseSelect label="Mudar fase" application={due.application} describedBy={title} onMove={onMove} />
        )}
      </span>
    </li>
  )
}

/** What was settled is gone with its buttons: the focus that was in the band stays there. */
function useFocusInside(due: number) {
  const before = useRef(due)
  const inside = useRef(false)
  useEffect(() => {
    const left = due < before.current && inside.current && document.activeElement === document.body
    before.current = due
    if (!left) return
    inside.current = false
    focusBand()
  }, [due])
  return {
    onFocus: () => {
      inside.current = true
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      inside.current = currentTarget.contains(relatedTarget)
    },
  }
}
