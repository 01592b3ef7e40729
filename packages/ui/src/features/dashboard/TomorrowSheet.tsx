import { dayInWords, addDays } from '@caderno/domain/kernel'
import { Sheet } from '../../components/layout/Sheet.tsx'
import { TodayRows, type TodayRowsProps } from './TodayRow.tsx'

/** What the next day begins with. */
export const TomorrowSheet = (props: TodayRowsProps) =>
  props.items.length > 0 && (
    <div data-tomorrow>
      <Sheet title="Amanhã" note={dayInWords(addDays(props.today, 1)).toLowerCase()}>
        <TodayRows {...props} />
      </Sheet>
    </div>
  )
