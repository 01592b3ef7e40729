import type { AgendaItem } from '@caderno/domain/agenda'
import { dayInWords, addDays, type IsoDate } from '@caderno/domain/kernel'
import { RuledList } from '../../components/lists/RuledList.tsx'
import { Sheet } from '../../components/layout/Sheet.tsx'
import { problemOf, type Problem } from '../../hooks/use-command.ts'
import { TodayRow } from './TodayRow.tsx'
import type { Act } from './use-agenda-acts.ts'

interface TomorrowSheetProps {
  items: readonly AgendaItem[]
  today: IsoDate
  problem: Problem | undefined
  onAct: Act
}

/** What the next day begins with. */
export const TomorrowSheet = ({ items, today, problem, onAct }: TomorrowSheetProps) =>
  items.length > 0 && (
    <div data-tomorrow>
      <Sheet title="Amanhã" note={dayInWords(addDays(today, 1)).toLowerCase()}>
        <RuledList>
          {items.map((item) => (
            <TodayRow
              key={item.key}
              item={item}
              today={today}
              problem={problemOf(item.key, problem)}
              onAct={onAct}
            />
          ))}
        </RuledList>
      </Sheet>
    </div>
  )
