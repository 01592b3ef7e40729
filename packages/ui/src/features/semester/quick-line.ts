import { isolated } from '@caderno/domain/kernel'
import { parseAssessmentLine, type SemesterService } from '@caderno/domain/semester'
import type { ReadLine } from '../../modules/part.ts'
import { assessmentRead } from './texts.ts'

/** What names no subject is what a title has beside its kind: «Prova de química», «Lista 3 química». */
const OF_TITLE = /^(?:.*? d[aeo] |\S+ ?)(?:(?:\d\S*|final|prova|chamada)(?: |$))*/i

export function noSubject(titulo: string): string {
  const part = titulo.replace(OF_TITLE, '')
  return `Não encontrei a disciplina${part && ` «${isolated(part)}»`}: escreva parte do nome dela, como em «prova cálculo sexta 10h»`
}

/** «prova cálculo sexta 10h» */
export const readAssessment: ReadLine = (line, { subjects }, today) => {
  const read = parseAssessmentLine(line, { today, subjects })
  if (!read) return undefined
  if ('error' in read) return { refusal: read.error }
  const { subject, draft } = read.ok
  if (!subject) return { refusal: noSubject(draft.titulo) }
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
