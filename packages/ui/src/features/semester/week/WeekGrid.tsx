import { dayInWords, hourWord, minutesOf, type IsoDate } from '@caderno/domain/kernel'
import {
  lanesOf,
  roomOn,
  weekdayWord,
  type ClassBlock,
  type Subject,
  formatHours,
} from '@caderno/domain/semester'
import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import type { CSSProperties } from 'react'
import { toneOf } from '../tones.ts'
import { stateOf, formatWeek } from './texts.ts'
import classes from './Week.module.css'

interface DayOfWeek {
  day: IsoDate
  blocks: readonly ClassBlock<Subject>[]
}
interface WeekGridProps {
  days: readonly DayOfWeek[]
  today: IsoDate
  /** `HH:MM`. */
  now: string
  /** All subjects have no class on that day. */
  isOff: (dia: IsoDate) => boolean
  onLesson: (dia: IsoDate, block: ClassBlock<Subject>) => void
  onDayOff: (dia: IsoDate) => void
}

const toHour = (value: number): string => `${String(value).padStart(2, '0')}:00`

/** Monday to Saturday, and Sunday where it is used, on one scale of hours. */
export function WeekGrid({ days, today, now, isOff, onLesson, onDayOff }: WeekGridProps) {
  const used = days.filter(({ blocks }, at) => at < 6 || blocks.length > 0)
  const blocks = used.flatMap((day) => day.blocks)
  const first = Math.min(...blocks.map(({ inicio }) => Number(inicio.slice(0, 2))), 8)
  const last = Math.max(...blocks.map(({ fim }) => Math.ceil(minutesOf(fim) / 60)), first + 4)
  const hours = Array.from({ length: last - first }, (_, at) => first + at)
  /** The height at which a time of the day stands, in per cent of the scale. */
  const place = (time: string) => (100 * (minutesOf(time) - first * 60)) / ((last - first) * 60)
  return (
    <div className={classes.grid} style={{ '--hours': hours.length } as CSSProperties}>
      <div className={classes.scale} aria-hidden>
        {hours.map((hour) => (
          <span key={hour}>{hourWord(toHour(hour))}</span>
        ))}
      </div>
      {used.map(({ day: dia, blocks }, at) => (
        <section
          key={dia}
          className={classes.day}
          aria-label={dayInWords(dia)}
          data-today={dia === today || undefined}
        >
          <UnstyledButton
            className={classes.head!}
            data-printed
            title="Marcar dia sem aula"
            onClick={() => onDayOff(dia)}
          >
            {weekdayWord(at + 1)} <b>{Number(dia.slice(8))}</b>
            {isOff(dia) && <em>sem aula</em>}
            <VisuallyHidden>: marcar dia sem aula</VisuallyHidden>
          </UnstyledButton>
          <div className={classes.hours}>
            {lanesOf(blocks).map(({ block, lane, lanes }) => (
              <UnstyledButton
                key={`${block.subject.id} ${block.inicio}`}
                className={classes.lesson!}
                data-printed
                data-off={block.off !== undefined || undefined}
                data-missed={stateOf(block, dia) !== '' || undefined}
                style={
                  {
                    ...toneOf(block.subject),
                    top: `${place(block.inicio)}%`,
                    height: `${place(block.fim) - place(block.inicio)}%`,
                    left: `${(100 * lane) / lanes}%`,
                    width: `${100 / lanes}%`,
                  } as CSSProperties
                }
                onClick={() => onLesson(dia, block)}
              >
                <strong>{block.subject.nome}</strong>
                <em>{stateOf(block, dia)}</em>
                <span>
                  {[formatHours(block), formatWeek(block), roomOn(block.subject, dia, block)]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </UnstyledButton>
            ))}
            {dia === today && <Now top={place(now)} />}
          </div>
        </section>
      ))}
    </div>
  )
}

/** A line at the time that it is. */
function Now({ top }: { top: number }) {
  return (
    top >= 0 && top <= 100 && <i className={classes.now} style={{ top: `${top}%` }} data-now aria-hidden />
  )
}
