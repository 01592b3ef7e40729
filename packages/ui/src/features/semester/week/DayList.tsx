import { hourWord, type IsoDate } from '@caderno/domain/kernel'
import {
  isToCome,
  roomOn,
  type ClassBlock,
  type Subject,
  formatHours,
  hoursToMark,
  missedIn,
} from '@caderno/domain/semester'
import { Button, UnstyledButton } from '@mantine/core'
import { RuledList } from '../../../components/lists/RuledList.tsx'
import { RecordRow } from '../../../components/lists/RecordRow.tsx'
import { SameDay } from '../../../modules/SameDay.tsx'
import { missParts } from '../miss-parts.tsx'
import { ToneDot } from '../ToneDot.tsx'
import { toneOf } from '../tones.ts'
import { changeAbsence } from '../HourButtons.tsx'
import { stateOf, formatWeek } from './texts.ts'
import classes from './Week.module.css'
import type { SemesterTabProps } from '../tab-props.ts'

interface DayListProps extends Pick<SemesterTabProps, 'today' | 'actions' | 'commands'> {
  day: IsoDate
  blocks: readonly ClassBlock<Subject>[]
  /** What is said where there is no class. */
  none: string
  onLesson: (dia: IsoDate, block: ClassBlock<Subject>) => void
}

/** The classes of one day, for a phone. */
export function DayList({ onDayOff, ...list }: DayListProps & { onDayOff: (dia: IsoDate) => void }) {
  const { day, today, blocks } = list
  return (
    <>
      <Lessons {...list} />
      <div className={classes.foot}>
        {day >= today && blocks.some(({ off }) => off === undefined) && (
          <SameDay module="semestre" day={day} />
        )}
        <Button variant="subtle" size="xs" onClick={() => onDayOff(day)}>
          Marcar dia sem aula
        </Button>
      </div>
    </>
  )
}

export function Lessons({ day, today, blocks, none, actions, commands, onLesson }: DayListProps) {
  if (blocks.length === 0) return <p className="sheet-text">{none}</p>
  return (
    <RuledList>
      {blocks.map((block) => (
        <RecordRow
          key={`${block.subject.id} ${block.inicio}`}
          style={toneOf(block.subject)}
          mark={
            <span className="quiet">
              <b>{hourWord(block.inicio)}</b>
            </span>
          }
          title={
            <UnstyledButton className={classes.name!} data-printed onClick={() => onLesson(day, block)}>
              <ToneDot /> {block.subject.nome}
            </UnstyledButton>
          }
          meta={[
            formatHours(block),
            formatWeek(block),
            roomOn(block.subject, day, block),
            stateOf(block, day),
            ...(day >= today && block.off === undefined
              ? missParts(block.subject, day, block.hours, today)
              : []),
          ]}
          action={
            day <= today &&
            block.off === undefined &&
            !isToCome(block.subject, today) && (
              <MissButton block={block} day={day} actions={actions} commands={commands} />
            )
          }
        />
      ))}
    </RuledList>
  )
}

interface MissButtonProps extends Pick<DayListProps, 'day' | 'actions' | 'commands'> {
  block: ClassBlock<Subject>
}

/** «Faltei» of all hours of a class, or the way back. */
function MissButton({ block, day, actions, commands }: MissButtonProps) {
  const { subject } = block
  const missed = missedIn(block, day) > 0
  const hours = missed ? hoursToMark(block, day) : block.hours
  return (
    <Button
      size="xs"
      variant={missed ? 'subtle' : 'light'}
      aria-label={`${missed ? 'Compareci' : 'Faltei'}: ${subject.nome}`}
      onClick={() => changeAbsence({ subject, day, hours, actions, commands }, !missed)}
    >
      {missed ? 'Compareci' : 'Faltei'}
    </Button>
  )
}
