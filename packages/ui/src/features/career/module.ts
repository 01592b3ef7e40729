import { formatDate, lazyQuery, type IsoDate } from '@caderno/domain/kernel'
import type { ModulePart } from '../../modules/part.ts'

/** The career in «Hoje» and in the search. */
export const CAREER_PART: ModulePart<
  'applications' | 'contacts' | 'careerGoals',
  'application' | 'contact' | 'careerGoal'
> = {
  id: 'carreira',
  forGuests: true,
  open: ({ career }, owner) => ({
    applications: lazyQuery(async () => (await career()).applications.watch(owner)),
    contacts: lazyQuery(async () => (await career()).contacts.watch(owner)),
    careerGoals: lazyQuery(async () => (await career()).goals.watch(owner)),
  }),
  tabs: [
    ['estagios', 'Estágios & Trainees'],
    ['networking', 'Networking', 'contatos'],
    ['desenvolvimento', 'Plano de Desenvolvimento', 'metas nova adicionar'],
  ],
  kinds: {
    application: {
      name: 'Candidaturas',
      tab: 'estagios',
      create: ['Nova candidatura'],
      when: ({ done, record }) => (!done && record.proximoContato === '' ? 'Sem resposta' : undefined),
      details: ({ record: { proximoContato, dataEnvio, etapa, local } }) =>
        proximoContato === '' ? [sentOn(dataEnvio)] : [etapa, local],
    },
    contact: {
      name: 'Contatos',
      tab: 'networking',
      details: ({ record }) => [record.cargo, record.canal],
    },
    careerGoal: { name: 'Metas de carreira', tab: 'desenvolvimento', details: () => [] },
  },
}

const sentOn = (day: IsoDate): string => (day === '' ? '' : `enviada em ${formatDate(day)}`)
