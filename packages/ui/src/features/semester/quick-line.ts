import { parseAssessmentLine, type SemesterService } from '@caderno/domain/semester'
import type { ReadLine } from '../../modules/part.ts'
import { assessmentRead } from './texts.ts'

export const NO_SUBJECT =
  'Não encontrei a disciplina: escreva parte do nome dela, como em «prova cálculo sexta 10h»'

/** «prova cálculo sexta 10h» */
export const readAssessment: ReadLine = (line, { subjects }, today) => {
  const read = parseAssessmentLine(line, { today, subjects })
  if (!read) return undefined
  if ('error' in read) return { refusal: read.error }
  const { subject, draft } = read.ok
  if (!subject) return { refusal: NO_SUBJECT }
  const sentence = assessmentRead(draft, subject)
  return {
    sentence: assessmentRead(draft, subject, read.dayWords),
    button: 'Adicionar',
    others: read.others,
    add: (service: SemesterService) => ({
      write: service.addAssessment(subject.id, draft),
      failure: 'assessment',
      words: () => sentence,
    }),
  }
}
