import { VisuallyHidden } from '@mantine/core'
import { Sheet } from '../../../components/layout/Sheet.tsx'
import { RuledList } from '../../../components/lists/RuledList.tsx'
import { useServicesPromise } from '../../../hooks/services.tsx'
import { useIsPhone } from '../../../hooks/use-is-phone.ts'
import { subjectsCount } from '../texts.ts'
import type { SemesterTabProps } from '../tab-props.ts'
import { copyReferences } from '../../../modules/copy-references.ts'
import { SubjectRow } from './SubjectRow.tsx'
import classes from './Subjects.module.css'

/** The subjects of the shown semester, with what may still be missed of each. */
export default function SubjectsTab({ shown, semester, ...row }: SemesterTabProps) {
  const title = `Disciplinas de ${semester}`
  const services = useServicesPromise()
  const rows = shown.map((subject) => (
    <li key={subject.id}>
      <SubjectRow
        {...row}
        subject={subject}
        onCopyReferences={() => void copyReferences(services, subject)}
      />
    </li>
  ))
  return useIsPhone() ? (
    <Sheet label={title}>
      <VisuallyHidden component="h2">{title}</VisuallyHidden>
      <RuledList className={classes.rows!}>{rows}</RuledList>
    </Sheet>
  ) : (
    <Sheet title={title} note={subjectsCount(shown.length)}>
      <ul>{rows}</ul>
    </Sheet>
  )
}
