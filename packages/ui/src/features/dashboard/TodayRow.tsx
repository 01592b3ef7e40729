import type { AgendaItem } from '@caderno/domain/agenda'
import { lateInWords, type IsoDate } from '@caderno/domain/kernel'
import { useId } from 'react'
import { useNavigate } from 'react-router-dom'
import { problemOf, type Problem } from '../../hooks/use-command.ts'
import { useIsPhone } from '../../hooks/use-is-phone.ts'
import { recordPath } from '../../modules/parts.ts'
import { agendaPart } from '../../modules/dashboard-parts.ts'
import { moduleNamed } from '../../modules/index.ts'
import { RecordRow } from '../../components/lists/RecordRow.tsx'
import { RuledList } from '../../components/lists/RuledList.tsx'
import { RowActions, Tick } from './RowActions.tsx'
import { detailWords, isOver, whenWords } from './texts.ts'
import css from './TodaySheet.module.css'
import type { Act } from './use-agenda-acts.ts'

export interface TodayRowsProps {
  items: readonly AgendaItem[]
  today: IsoDate
  problem: Problem | undefined
  onAct: Act
}

/** The rows of a sheet; why a change was refused is said in the row that it was made in. */
export const TodayRows = ({ items, problem, ...row }: TodayRowsProps) => (
  <RuledList>
    {items.map((item) => (
      <TodayRow key={item.key} {...row} item={item} problem={problemOf(item.key, problem)} />
    ))}
  </RuledList>
)

export interface TodayRowProps extends Pick<TodayRowsProps, 'today' | 'onAct'> {
  item: AgendaItem
  problem: string | undefined
}

function TodayRow({ item, today, problem, onAct }: TodayRowProps) {
  const title = useId()
  const isPhone = useIsPhone()
  const navigate = useNavigate()
  const { name, Icon } = moduleNamed(item.module)
  // No class of another day is missed yet.
  const isComing = item.due > today && agendaPart(item.kind).hours !== undefined
  const ifMissed = agendaPart(item.kind).ifMissed?.(item) ?? []
  const when =
    item.lateDays > 0 && !item.done ? (
      <span className="late">{lateInWords(item.lateDays)}</span>
    ) : (
      whenWords(item, today)
    )
  return (
    <RecordRow
      data-module={item.module}
      data-record={item.key}
      data-kind={item.kind}
      data-done={item.done || undefined}
      data-over={isOver(item) || undefined}
      tabIndex={-1}
      aria-labelledby={title}
      mark={<Tick item={item} describedBy={title} onAct={onAct} />}
      title={
        <span id={title} className={css.title}>
          {item.title}
        </span>
      }
      meta={[
        <span key="module" className={css.module}>
          <Icon size={14} stroke={1.5} aria-hidden />
          {name}
        </span>,
        when,
        ...detailWords(item, today),
        ...ifMissed,
        problem && (
          <span key="problem" role="alert" className={css.problem}>
            {problem}
          </span>
        ),
      ]}
      onOpen={isPhone ? () => void navigate(recordPath(item.kind, item.record.id)) : undefined}
      action={!isComing && <RowActions item={item} describedBy={title} onAct={onAct} />}
    />
  )
}
