import { foldText } from '../kernel/index.ts'
import { split } from './paste-lines.ts'
import { PASTE_NOTES } from './paste-messages.ts'

/** The words in the head of a table on a page; longer ones first. */
const HEADINGS =
  /componentes? curricular(?:es)?|docentes?\(?s?\)?|qtde\.? vagas (?:ofertadas|ocupadas)|(?:vgs|vagas)\.? (?:reservadas|ofertadas|ocupadas)|ano[- ]periodo|periodo\/? ?ano|codigo|cod\.|turma|status|situacao|horarios?|locais|local|vagas|capacidade|ofertadas|ocupadas|disciplinas?|nome|ch|tipo|sala|diario|professor(?:es)?|dia|inicio|fim/g
/** Above and below the table of an enrolment in SIGAA. */
const PAGE =
  /^(?:atestado de matricula|locais e horarios de aulas?|comprovante de matricula|sigaa\b.*|(?:universidade|instituto) federal d[aeo]\b.*|ministerio da educacao|emitido em\b.*|atencao|para verificar a autenticidade\b.*|(?:informando a matricula|o codigo de verificacao)\b.*)$/
/** The lines of the grid that closes an enrolment: its title, its days, and what is said of inactive hours. */
const GRID_HEAD =
  /^(?:tabela de horarios|horarios?(?: (?:dom(?:ingo)?|seg(?:unda)?|ter(?:ca)?|qua(?:rta)?|qui(?:nta)?|sex(?:ta)?|sab(?:ado)?)\.?)*|obs\.?:? os horarios em vermelho\b.*)$/
/** «Matrícula: 2026…», and other lines about the student or the enrolment. */
const ABOUT =
  /^\s*(?:matr[íi]cula|discente|aluno|nome|curso|per[íi]odo(?: letivo)?|(?:turmas|atividades) matriculadas|v[íi]nculo|n[íi]vel|status|tipo|forma[çc][ãa]o|habilita[çc][ãa]o|cidade|p[óo]lo|programa|orientador|turno)\s*:/i

/** What a line of a page is where it says nothing of a subject. */
export function skippedAs(text: string): string | undefined {
  const folded = foldText(text).replaceAll(/\s+/g, ' ').trim()
  const line = folded.replace(/[:!.]$/, '')
  if (GRID_HEAD.test(line)) return PASTE_NOTES.grid
  const isHeading =
    (folded.match(HEADINGS)?.length ?? 0) > 1 && !/[\p{L}\p{N}]/u.test(folded.replaceAll(HEADINGS, ' '))
  if (isHeading) return PASTE_NOTES.heading
  if (split(text).isTimed) return undefined
  if (PAGE.test(line)) return PASTE_NOTES.heading
  return ABOUT.test(text) ? PASTE_NOTES.about : undefined
}
