import { hourWord } from '@caderno/domain/kernel'
import { useId } from 'react'
import { Sheet } from '../../components/layout/Sheet.tsx'
import { MetaLine } from '../../components/lists/MetaLine.tsx'
import { RecordRow } from '../../components/lists/RecordRow.tsx'
import { RuledList } from '../../components/lists/RuledList.tsx'
import { agendaPart } from '../../modules/dashboard-parts.ts'
import type { TodayRowProps } from './TodayRow.tsx'
import { RowActions } from './RowActions.tsx'
import { detailWords } from './texts.ts'
import { upNextWords, type UpNext } from './up-next.ts'
import css from './UpNextSheet.module.css'

interface UpNextSheetProps extends Omit<TodayRowProps, 'item'> {
  next: UpNext
  time: string
}

/** The class that runs or comes next, and what it would cost to miss it. */
export function UpNextSheet({ next, today, time, problem, onAct }: UpNextSheetProps) {
  const title = useId()
  const { item } = next
  const ifMissed = agendaPart(item.kind).ifMissed?.(item) ?? []
  return (
    <div data-module={item.module}>
      <Sheet label="Agora e a seguir" className={css.sheet}>
        <RuledList>
          <RecordRow
            data-record={item.key}
            data-kind={item.kind}
            tabIndex={-1}
            aria-labelledby={title}
            mark={
              <span className="quiet">
                <b>{hourWord(next.inicio)}</b>
              </span>
            }
            title={
              <>
                <span className={css.kicker}>{upNextWords(next, time)}</span>
                <span id={title}>{item.title}</span>
              </>
            }
            meta={[
              `até ${hourWord(next.fim)}`,
              ...detailWords(item, today),
              problem && (
                <span key="problem" role="alert">
                  {problem}
                </span>
              ),
            ]}
            action={<RowActions item={item} describedBy={title} onAct={onAct} />}
          />
        </RuledList>
        {ifMissed.length > 0 && (
          <div className={css.foot}>
            <MetaLine parts={ifMissed} />
          </div>
        )}
      </Sheet>
    </div>
  )
}
