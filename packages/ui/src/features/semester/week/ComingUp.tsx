import { addDays, mondayOf, type IsoDate } from '@caderno/domain/kernel'
import { assessmentsOf, isToDo, weekClasses, type ClassBlock, type Subject } from '@caderno/domain/semester'
import { Sheet } from '../../../components/layout/Sheet.tsx'
import { RuledList } from '../../../components/lists/RuledList.tsx'
import { AssessmentRow } from '../calendar/AssessmentRow.tsx'
import { byDay } from '../calendar/texts.ts'
import type { SemesterTabProps } from '../tab-props.ts'
import { dayShort } from '../texts.ts'
import { Lessons } from './DayList.tsx'

const EXAMS = 3

interface ComingUpProps extends Pick<SemesterTabProps, 'today' | 'actions' | 'commands' | 'open'> {
  subjects: readonly Subject[]
  /** The day that is shown above. */
  day: IsoDate
  onLesson: (dia: IsoDate, block: ClassBlock<Subject>) => void
}

/** What stands below a day on a phone: the classes of the next day, and the exams that come next. */
export function ComingUp({ subjects, day, onLesson, ...acts }: ComingUpProps) {
  const { today } = acts
  const next = addDays(day, 1)
  const blocks = weekClasses(subjects, mondayOf(next)).find((each) => each.day === next)?.blocks ?? []
  const exams = byDay(subjects.flatMap(assessmentsOf))
    .filter((one) => isToDo(one) && one.data >= today)
    .slice(0, EXAMS)
  return (
    <>
      <Sheet title={day === today ? 'Amanhã' : dayShort(next)}>
        <Lessons {...acts} day={next} blocks={blocks} none="Nenhuma aula." onLesson={onLesson} />
      </Sheet>
      {exams.length > 0 && (
        <Sheet title="Próximas provas e trabalhos">
          <RuledList>
            {exams.map((one) => (
              <AssessmentRow key={`${one.disciplina.id} ${one.id}`} {...acts} one={one} />
            ))}
          </RuledList>
        </Sheet>
      )}
    </>
  )
}
