import { NEW_SUBJECT, SUBJECT_KIND, type Subject, type SubjectDraft } from '../src/semester/index.ts'
import { anAssessment } from '../testing/samples.ts'
import { anySubjectDraft } from '../testing/semester.ts'
import type { RecordStoreSubject } from './record-store-world.ts'

/** What the contract of the record stores tries with the subjects. */
export const SUBJECT_RECORDS: Omit<RecordStoreSubject<SubjectDraft, Subject>, 'makeWorld'> = {
  kind: SUBJECT_KIND,
  drafts: anySubjectDraft,
  draft: (n) => ({ ...NEW_SUBJECT, nome: `Disciplina ${n}`, semestre: '2026.2' }),
  patches: [{ situacao: 'aprovada', notaFinal: 8.5 }, { avaliacoes: [anAssessment({ nota: 9.5 })] }],
  map: {
    field: 'faltas',
    keys: ['2026-11-18', '2026-11-19', '2026-11-20'],
    value: (n) => `${String(n % 24).padStart(2, '0')}:00`,
  },
}
