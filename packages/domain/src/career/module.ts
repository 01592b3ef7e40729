import { formatDate, type Module } from '../kernel/index.ts'
import { APPLICATION_KIND, applicationDraftSchema, type Application } from './application.ts'
import { CONTACT_KIND, contactDraftSchema, type Contact } from './contact.ts'
import { CAREER_GOAL_KIND, careerGoalDraftSchema, type CareerGoal } from './goal.ts'

export const CAREER_MODULE: Module<
  'carreira',
  {
    readonly applications: readonly Application[]
    readonly contacts: readonly Contact[]
    readonly careerGoals: readonly CareerGoal[]
  },
  { readonly contact: Contact; readonly application: Application; readonly careerGoal: CareerGoal },
  { readonly contatos: Contact; readonly candidaturas: Application; readonly metas_carreira: CareerGoal }
> = {
  id: 'carreira',
  empty: { applications: [], contacts: [], careerGoals: [] },
  kinds: {
    contact: {
      all: ({ contacts }) => contacts,
      words: ({ nome, empresa, cargo, canal, notas, createdAt }) => ({
        title: nome,
        meta: [cargo, empresa],
        more: [canal, notas],
        when: createdAt,
      }),
    },
    application: {
      all: ({ applications }) => applications,
      words: (record) => {
        const { vaga, empresa, fase, tipo, modalidade, local, localEntrevista } = record
        const { bolsa, fonte, etapa, link, observacoes, createdAt } = record
        return {
          title: vaga,
          meta: [empresa],
          more: [fase, tipo, modalidade, local, localEntrevista, bolsa, fonte, etapa, link, observacoes],
          when: createdAt,
        }
      },
    },
    careerGoal: {
      all: ({ careerGoals }) => careerGoals,
      words: ({ texto, dataAlvo, createdAt }) => ({
        title: texto,
        meta: [formatDate(dataAlvo)],
        more: [],
        when: createdAt,
      }),
    },
  },
  // Contacts first: an application names the one that it is about.
  collections: {
    contatos: { kind: CONTACT_KIND, draft: contactDraftSchema },
    candidaturas: { kind: APPLICATION_KIND, draft: applicationDraftSchema },
    metas_carreira: { kind: CAREER_GOAL_KIND, draft: careerGoalDraftSchema },
  },
}
