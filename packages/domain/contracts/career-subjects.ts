import {
  APPLICATION_KIND,
  CAREER_GOAL_KIND,
  CONTACT_KIND,
  NEW_APPLICATION,
  NEW_CAREER_GOAL,
  NEW_CONTACT,
  type Application,
  type ApplicationDraft,
  type CareerGoal,
  type CareerGoalDraft,
  type Contact,
  type ContactDraft,
} from '../src/career/index.ts'
import type { Identity } from '../src/kernel/index.ts'
import { anyApplicationDraft, anyCareerGoalDraft, anyContactDraft } from '../testing/arbitraries.ts'
import type { RecordStoreSubject } from './record-store-world.ts'

type Records<Draft extends object, Stored extends Draft & Identity> = Omit<
  RecordStoreSubject<Draft, Stored>,
  'makeWorld'
>

/** What the contract of the record stores tries with each collection of the career. */
export const APPLICATION_RECORDS: Records<ApplicationDraft, Application> = {
  kind: APPLICATION_KIND,
  drafts: anyApplicationDraft,
  draft: (n) => ({ ...NEW_APPLICATION, empresa: `Empresa ${n}`, vaga: 'Estágio' }),
  patches: [
    { fase: 'entrevista', etapa: 'Painel' },
    { proximoContato: '2026-12-01', horaEntrevista: '14:00' },
  ],
}
export const CAREER_GOAL_RECORDS: Records<CareerGoalDraft, CareerGoal> = {
  kind: CAREER_GOAL_KIND,
  drafts: anyCareerGoalDraft,
  draft: (n) => ({ ...NEW_CAREER_GOAL, texto: `Meta ${n}` }),
  patches: [{ concluida: true }, { tipo: 'longoPrazo', dataAlvo: '2027-12-31' }],
}
export const CONTACT_RECORDS: Records<ContactDraft, Contact> = {
  kind: CONTACT_KIND,
  drafts: anyContactDraft,
  draft: (n) => ({ ...NEW_CONTACT, nome: `Contato ${n}` }),
  patches: [{ cargo: 'Gestora', canal: 'LinkedIn' }, { ultimoContato: '2026-11-20' }],
}
