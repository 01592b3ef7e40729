import { atHour, isolated, type AgendaOf, type IsoDate } from '../kernel/index.ts'
import { interviewTime, type Application } from './application.ts'
import type { Contact } from './contact.ts'
import { dueOf, isOpen } from './due.ts'
import { historyOf } from './history.ts'
import type { CAREER_MODULE } from './module.ts'

export const CAREER_AGENDA: AgendaOf<typeof CAREER_MODULE> = {
  tasks({ applications, contacts, careerGoals }, today) {
    const { late, today: planned, silent } = dueOf(applications, contacts, today)
    return [
      ...[...late, ...planned, ...silent].map((due) => ({
        ...due,
        title: due.kind === 'contact' ? contactTitle(due.record) : applicationTitle(due.record),
        ...(due.record.proximoContato && { due: due.record.proximoContato }),
        ...(due.kind === 'application' && { time: interviewTime(due.record) }),
        isEvent: due.kind === 'application' && isInterview(due.record, due.record.proximoContato),
      })),
      ...careerGoals
        .filter(({ concluida }) => !concluida)
        .map((record) => ({
          kind: 'careerGoal' as const,
          record,
          title: `Meta: ${isolated(record.texto)}`,
          due: record.dataAlvo,
        })),
    ]
  },
  doneDays: ({ applications, contacts }) => [
    ...applications.map((application) => [
      application.dataEnvio,
      ...historyOf(application).map(({ em }) => em),
    ]),
    ...contacts.map(({ ultimoContato }) => [ultimoContato]),
  ],
  plannedDays: ({ applications, contacts, careerGoals }) => [
    ...[...applications.filter(isOpen), ...contacts].map(({ proximoContato }) => [proximoContato]),
    ...careerGoals.filter(({ concluida }) => !concluida).map(({ dataAlvo }) => [dataAlvo]),
  ],
  events: {
    source: 'applications',
    on: ({ applications }, day) =>
      applications
        .filter((application) => isInterview(application, day))
        .map((one) => `entrevista com ${isolated(one.empresa)} ${atHour(interviewTime(one))}`.trimEnd()),
  },
}

const isInterview = ({ fase, proximoContato }: Application, day: IsoDate): boolean =>
  fase === 'entrevista' && day !== '' && proximoContato === day

/** «Falar com Ana, Acme». */
export const contactTitle = ({ nome, empresa }: Contact): string =>
  `Falar com ${isolated(nome)}${empresa && `, ${isolated(empresa)}`}`
/** «Entrevista: Estágio, Acme». */
export const applicationTitle = ({ fase, vaga, empresa }: Application): string =>
  `${fase === 'entrevista' ? 'Entrevista' : 'Retomar'}: ${isolated(vaga)}, ${isolated(empresa)}`
