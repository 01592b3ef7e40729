import { lazyQuery } from '@caderno/domain/kernel'
import type { ModulePart } from '../../modules/part.ts'

/** The career in the search. */
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
    ['desenvolvimento', 'Plano de Desenvolvimento', 'metas'],
  ],
  kinds: {
    application: {
      name: 'Candidaturas',
      tab: 'estagios',
      create: ['Nova candidatura'],
    },
    contact: {
      name: 'Contatos',
      tab: 'networking',
      create: ['Novo contato', 'rede'],
    },
    careerGoal: {
      name: 'Metas de carreira',
      tab: 'desenvolvimento',
      create: ['Nova meta de carreira'],
    },
  },
}
