import { dataOf, GUEST, isolated } from '@caderno/domain/kernel'
import type { ReadingForm } from '@caderno/domain/reading'
import { semestersOf, SUBJECT_KIND, subjectsIn, type Subject } from '@caderno/domain/semester'
import { NativeSelect } from '@mantine/core'
import { useServices, useUid } from '../hooks/services.tsx'
import type { Form } from '../hooks/use-form.ts'
import { useRecords } from '../hooks/use-records.ts'

/** The subject that an item is read for, where there are subjects. */
export function SubjectField({ form }: { form: Form<ReadingForm> }) {
  const { records } = useServices()
  const owner = useUid() ?? GUEST
  const subjects = dataOf(useRecords(records(SUBJECT_KIND), owner).snapshot)
  const chosen = form.values.disciplinaId
  // While they are not known, nothing is said of the one that was chosen.
  if (!subjects || (subjects.length === 0 && chosen === '')) return null
  return (
    <NativeSelect label="Disciplina" data={subjectOptions(subjects, chosen)} {...form.text('disciplinaId')} />
  )
}

/** By semester, the newest first; one that is gone stays chosen until somebody chooses again. */
function subjectOptions(subjects: readonly Subject[], chosen: string) {
  const isGone = chosen !== '' && !subjects.some(({ id }) => id === chosen)
  return [
    { value: '', label: 'Nenhuma' },
    ...semestersOf(subjects).map((semester) => ({
      group: semester,
      items: subjectsIn(subjects, semester).map(({ id, nome }) => ({ value: id, label: isolated(nome) })),
    })),
    ...(isGone ? [{ value: chosen, label: 'Disciplina removida' }] : []),
  ]
}
