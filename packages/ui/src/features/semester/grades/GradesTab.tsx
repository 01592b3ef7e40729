import { formatGrade, indexWords, kindIn, semesterIndex, type Subject } from '@caderno/domain/semester'
import { FilesLine } from '../../../components/forms/FilesLine.tsx'
import { StatRow } from '../../../components/lists/StatRow.tsx'
import { lazyDialog } from '../../../components/layout/lazy-part.tsx'
import { useDialog } from '../../../hooks/use-dialog.ts'
import type { SemesterTabProps } from '../tab-props.ts'
import { kindsInWords } from '../texts.ts'
import { SubjectGrades } from './SubjectGrades.tsx'
import { sharedRule } from './groups.ts'

const RuleDialog = lazyDialog(() => import('./RuleDialog.tsx'))

/** What each subject still asks for, and what the semester comes to. */
export default function GradesTab({ subjects, shown, semester, today, ...acts }: SemesterTabProps) {
  const rule = useDialog<Subject>('rule')
  const shared = sharedRule(shown)
  const index = (label: string, of: readonly Subject[]) => {
    const { index: value, counted } = semesterIndex(of)
    return { label, value: value === undefined ? '–' : formatGrade(value), note: indexWords(counted) }
  }
  return (
    <>
      <StatRow
        stats={[
          index(`Índice de ${semester}`, shown),
          index(`Índice de todos os ${kindsInWords(subjects, kindIn(subjects, semester))}`, subjects),
        ]}
      />
      {shared && <p className="quiet">Regra: {shared}</p>}
      {shown.map((subject) => (
        <SubjectGrades {...acts} key={subject.id} subject={subject} shared={shared} onRule={rule.open} />
      ))}
      <FilesLine
        bring="Importar avaliações"
        take={shown.length > 0 && 'Baixar estas notas (CSV)'}
        name="notas"
        today={today}
        table={({ gradesTable }) => gradesTable(shown)}
      />
      <RuleDialog {...acts} dialog={rule.dialog} shown={shown} onClose={rule.close} />
    </>
  )
}
