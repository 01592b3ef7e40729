import { placeWords, type CareerService, type Due } from '@caderno/domain/career'
import { atHour, formatDate, type FailureOf, type IsoDate } from '@caderno/domain/kernel'
import type { AgendaAct, AgendaChange, AgendaParts, RowButton } from '../../modules/part.ts'

/** What is due can be settled or put off from «Hoje». */
const DUE = {
  tick: 'button' as const,
  buttons: (): readonly RowButton[] => [{ label: '+7 dias', act: 'postpone' }, { label: 'Abrir' }],
  act(
    service: CareerService,
    due: Due & { title: string },
    act: AgendaAct,
  ): AgendaChange<FailureOf<CareerService>> | undefined {
    const failure = due.kind === 'contact' ? 'saveContact' : 'saveApplication'
    if (act === 'done') return { write: service.settle(due), failure, words: () => `${due.title}: feito` }
    if (act !== 'postpone') return undefined
    return { write: service.postpone(due), failure, words: () => `${due.title}: daqui a 7 dias` }
  },
}

/** The career in «Hoje». */
export const CAREER_ROWS: AgendaParts<'application' | 'contact' | 'careerGoal', CareerService> = {
  application: {
    when: ({ done, record }) => (!done && record.proximoContato === '' ? 'Sem resposta' : undefined),
    details: ({ record, time }) =>
      record.proximoContato === ''
        ? [sentOn(record.dataEnvio)]
        : [atHour(time), record.etapa, placeWords(record) || record.local],
    ...DUE,
    doneFields: ['proximoContato'],
  },
  contact: {
    details: ({ record }) => [record.cargo, record.canal],
    ...DUE,
    doneFields: ['ultimoContato', 'proximoContato'],
  },
  careerGoal: {
    details: () => [],
    tick: 'button',
    buttons: () => [{ label: 'Abrir' }],
    act: (service, { record: { id }, title }, act) =>
      act === 'done'
        ? { write: service.tickGoal(id, true), failure: 'saveGoal', words: () => `${title}: feito` }
        : undefined,
    doneFields: ['concluida'],
  },
}

const sentOn = (day: IsoDate): string => (day === '' ? '' : `enviada em ${formatDate(day)}`)
