import { careerStores, createCareerService } from '@caderno/domain/career'
import type { ModuleUi } from '../../modules/part.ts'

/** The career in the search. */
export const CAREER_UI: ModuleUi<
  'applications' | 'contacts' | 'careerGoals',
  'application' | 'contact' | 'careerGoal'
> = {
  id: 'carreira',
  forGuests: true,
  open({ records }, owner) {
    const { applications, contacts, goals } = careerStores(records)
    return {
      applications: applications.watch(owner),
      contacts: contacts.watch(owner),
      careerGoals: goals.watch(owner),
    }
  },
  service: ({ records, preferences, clock }, owner) =>
    createCareerService({ ...careerStores(records), preferences, clock }, owner),
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
