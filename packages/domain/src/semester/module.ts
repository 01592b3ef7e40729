import { formatDate, type Module } from '../kernel/index.ts'
import { assessmentsOf, type SubjectAssessment } from './assessments.ts'
import { SUBJECT_KIND, subjectDraftSchema, type Subject } from './subject.ts'

export const SEMESTER_MODULE: Module<
  'semestre',
  { readonly subjects: readonly Subject[] },
  { readonly subject: Subject; readonly assessment: SubjectAssessment },
  { readonly disciplinas: Subject }
> = {
  id: 'semestre',
  empty: { subjects: [] },
  kinds: {
    subject: {
      all: ({ subjects }) => subjects,
      words: ({ nome, codigo, semestre, professor, local, turma, createdAt }) => ({
        title: nome,
        meta: [codigo, semestre],
        more: [professor, local, turma],
        when: createdAt,
      }),
    },
    assessment: {
      all: ({ subjects }) => subjects.flatMap(assessmentsOf),
      list: ({ disciplina }) => disciplina.id,
      words: ({ titulo, disciplina, data }) => ({
        title: titulo,
        meta: [disciplina.nome, formatDate(data)],
        more: [],
        when: data,
      }),
    },
  },
  collections: { disciplinas: { kind: SUBJECT_KIND, draft: subjectDraftSchema } },
}
