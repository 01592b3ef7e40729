import { addDays, isolated, mondayOf, type IsoDate } from '@caderno/domain/kernel'
import {
  clashesOf,
  isFortnightly,
  kindIn,
  subjectsBeside,
  weekClasses,
  type ClassBlock,
  type Subject,
} from '@caderno/domain/semester'
import { Button, UnstyledButton } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { lazyDialog } from '../../../components/layout/lazy-part.tsx'
import { PeriodSwitch } from '../../../components/layout/PeriodSwitch.tsx'
import { Sheet } from '../../../components/layout/Sheet.tsx'
import { useDialog } from '../../../hooks/use-dialog.ts'
import { useIsPhone } from '../../../hooks/use-is-phone.ts'
import { SameDay } from '../../../modules/SameDay.tsx'
import type { SemesterTabProps } from '../tab-props.ts'
import { dayAndMonth, dayShort } from '../texts.ts'
import type { LessonOfDay } from './ClassDialog.tsx'
import { ComingUp } from './ComingUp.tsx'
import { DayList } from './DayList.tsx'
import { Fortnight } from './Fortnight.tsx'
import { formatBorders, clashWords } from './texts.ts'
import classes from './Week.module.css'
import { WeekGrid } from './WeekGrid.tsx'

const ClassDialog = lazyDialog(() => import('./ClassDialog.tsx'))
const DayOffDialog = lazyDialog(() => import('./DayOffDialog.tsx'))

/** The shown week: a grid of it, and on a phone one day of it. */
export default function WeekTab({
  subjects,
  semester,
  today,
  now,
  actions,
  commands,
  open,
}: SemesterTabProps) {
  const isPhone = useIsPhone()
  /** Today, over midnight too, until another day is chosen. */
  const [chosen, setDay] = useState<IsoDate>()
  const day = chosen ?? today
  const monday = mondayOf(day)
  const shown = useMemo(() => subjectsBeside(subjects, semester, day), [subjects, semester, day])
  const days = useMemo(() => weekClasses(shown, monday), [shown, monday])
  const clashes = useMemo(() => clashesOf(shown), [shown])
  const lesson = useDialog<LessonOfDay>()
  const dayOff = useDialog<IsoDate>()
  const step = isPhone ? 1 : 7
  const acts = { today, actions, commands, open }
  const [from, to] = [monday, addDays(monday, 6)]
  const showLesson = (dia: IsoDate, block: ClassBlock<Subject>) => lesson.open({ dia, block })
  return (
    <>
      <Sheet
        title={isPhone ? dayShort(day) : `Semana de ${dayAndMonth(from)} a ${dayAndMonth(to)}`}
        action={
          <PeriodSwitch
            of={isPhone ? 'Dia' : 'Semana'}
            onToday={(isPhone ? day !== today : monday !== mondayOf(today)) && (() => setDay(undefined))}
            onBefore={() => setDay(addDays(day, -step))}
            onAfter={() => setDay(addDays(day, step))}
          >
            {!isPhone && (
              <Button size="xs" variant="subtle" onClick={() => dayOff.open(day)}>
                Marcar dia sem aula
              </Button>
            )}
          </PeriodSwitch>
        }
      >
        {isPhone ? (
          <DayList
            {...acts}
            day={day}
            none={`Nenhuma aula neste dia. ${formatBorders(shown, day, day)}`.trim()}
            blocks={days.find((each) => each.day === day)!.blocks}
            onLesson={showLesson}
            onDayOff={dayOff.open}
          />
        ) : (
          <>
            <WeekGrid
              days={days}
              today={today}
              now={now}
              isOff={(dia) => shown.every(({ semAula }) => Object.hasOwn(semAula, dia))}
              onLesson={showLesson}
              onDayOff={dayOff.open}
            />
            <div className={classes.notes}>
              {days.map(
                ({ day: dia, blocks }) =>
                  dia >= today &&
                  blocks.some(({ off }) => off === undefined) && (
                    <SameDay key={dia} module="semestre" day={dia} name={dayShort(dia)} />
                  ),
              )}
            </div>
            {days.every(({ blocks }) => blocks.length === 0) && (
              <p className="sheet-text">
                {formatBorders(shown, from, to) ||
                  `Nenhuma disciplina em curso tem horário neste ${kindIn(subjects, semester)}.`}
              </p>
            )}
          </>
        )}
      </Sheet>
      {isPhone && <ComingUp {...acts} subjects={shown} day={day} onLesson={showLesson} />}
      {shown.some(isFortnightly) && <Fortnight {...acts} subjects={shown} day={day} />}
      {clashes.length > 0 && (
        <Sheet title="Horários que se chocam">
          <ul className={classes.clashes}>
            {clashes.map((clash) => (
              <li key={clashWords(clash)}>
                <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
                <span>{clashWords(clash)}</span>
                <UnstyledButton className={classes.mend} onClick={() => open.subject(clash.b)}>
                  Editar {isolated(clash.b.nome)}
                </UnstyledButton>
              </li>
            ))}
          </ul>
        </Sheet>
      )}
      <ClassDialog {...acts} dialog={lesson.dialog} subjects={shown} onClose={lesson.close} />
      <DayOffDialog
        {...acts}
        dialog={dayOff.dialog}
        subjects={shown}
        kind={kindIn(subjects, semester)}
        onClose={dayOff.close}
      />
    </>
  )
}
