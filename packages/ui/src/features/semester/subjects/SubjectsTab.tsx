import { Sheet } from '../../../components/layout/Sheet.tsx'
import { subjectsCount } from '../texts.ts'
import type { SemesterTabProps } from '../tabs.ts'
import { SubjectRow } from './SubjectRow.tsx'
import classes from './Subjects.module.css'

/** The subjects of the shown semester, with what may still be missed of each. */
export default function SubjectsTab({ shown, semester, ...row }: SemesterTabProps) {
  return (
    <Sheet title={`Disciplinas de ${semester}`} note={subjectsCount(shown.length)}>
      <ul className={classes.list}>
        {shown.map((subject) => (
          <li key={subject.id}>
            <SubjectRow subject={subject} {...row} />
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
