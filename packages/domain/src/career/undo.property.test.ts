import {
  after,
  always,
  twoOf,
  describeUndoContract,
  type UndoCases,
  type Undone,
} from '../../contracts/undo.contract.ts'
import { aCareerGoal, aContact, anApplication, createFakeCareer, fakeClock } from '../../testing/index.ts'
import { NEW_APPLICATION } from './application.ts'
import { NEW_CONTACT } from './contact.ts'
import { createCareerService, type CareerService } from './service.ts'

const OWNER = 'uid-ana'
const TODAY = '2026-11-20'
const SENT = anApplication({
  id: 'a',
  userId: OWNER,
  proximoContato: '2026-11-19',
  historico: [{ fase: 'enviado', em: '2026-11-03' }],
})
const INTERVIEW = anApplication({
  id: 'e',
  userId: OWNER,
  fase: 'entrevista',
  proximoContato: '2026-11-19',
  horaEntrevista: '14:00',
  localEntrevista: 'Sala 3',
})
const MARINA = aContact({ id: 'm', userId: OWNER, proximoContato: '2026-11-19', ultimoContato: '2026-10-01' })
const PLAN = aCareerGoal({ id: 'g', userId: OWNER, concluida: false })
const DUES = [
  { kind: 'contact', record: MARINA },
  { kind: 'application', record: SENT },
  { kind: 'application', record: INTERVIEW },
] as const
const dueCases = (name: 'settle' | 'postpone') =>
  DUES.map((due) =>
    twoOf('2026-12-24', '2027-01-02').map(([proximoContato]): Undone<CareerService> => {
      const isContact = due.kind === 'contact'
      return {
        make: (service) => service[name](due),
        elsewhere: (service) =>
          service[isContact ? 'editContact' : 'editApplication'](due.record.id, { proximoContato }),
        beside: (service) =>
          isContact
            ? service.editContact('m', { notas: 'da outra aba' })
            : service.editApplication(due.record.id, { observacoes: 'da outra aba' }),
        gone: (service) =>
          isContact ? service.removeContact(MARINA) : service.removeApplication(due.record),
      }
    }),
  )

const CAREER: UndoCases<CareerService> = {
  addApplication: {
    offersNothing: (service) =>
      service.addApplication({ ...NEW_APPLICATION, empresa: 'Nubank', vaga: 'Dados' }),
  },
  bringIn: [
    always({
      make: (service) =>
        service.bringIn({
          applications: {
            added: [{ ...NEW_APPLICATION, empresa: 'Nubank', vaga: 'Dados' }],
            changed: [],
          },
        }),
      elsewhere: (service, [id]) => service.moveApplication(id!, 'entrevista'),
      beside: (service) => service.editApplication('a', { observacoes: 'da outra aba' }),
    }),
    always({
      make: (service) =>
        service.bringIn({ contacts: { added: [{ ...NEW_CONTACT, nome: 'Bia' }], changed: [] } }),
      elsewhere: (service, [id]) => service.editContact(id!, { nome: 'Beatriz' }),
      beside: (service) => service.editContact('m', { notas: 'da outra aba' }),
    }),
    twoOf('Nube' as const, 'Gupy' as const).map(([fonte, other]) => ({
      make: (service) =>
        service.bringIn({ applications: { added: [], changed: [{ id: 'a', patch: { fonte } }] } }),
      elsewhere: (service) => service.editApplication('a', { fonte: other }),
      beside: (service) => service.editApplication('a', { observacoes: 'da outra aba' }),
      gone: (service) => service.removeApplication(SENT),
    })),
    twoOf('Gestora', 'Diretora').map(([cargo, other]) => ({
      make: (service) =>
        service.bringIn({ contacts: { added: [], changed: [{ id: 'm', patch: { cargo } }] } }),
      elsewhere: (service) => service.editContact('m', { cargo: other }),
      beside: (service) => service.editContact('m', { notas: 'da outra aba' }),
      gone: (service) => service.removeContact(MARINA),
    })),
  ],
  editApplication: { offersNothing: (service) => service.editApplication('a', { vaga: 'Outra' }) },
  moveApplication: [
    twoOf('entrevista' as const, 'aprovado' as const, 'rejeitado' as const).map(([fase, other]) => ({
      make: (service) => service.moveApplication('a', fase),
      elsewhere: (service) => service.moveApplication('a', other),
      beside: (service) => service.editApplication('a', { observacoes: 'da outra aba' }),
      gone: (service) => service.removeApplication(SENT),
    })),
  ],
  removeApplication: [
    always({
      make: (service) => service.removeApplication(SENT),
      elsewhere: (service) =>
        after(service.restoreApplication(SENT), () => service.editApplication('a', { vaga: 'Outra' })),
    }),
  ],
  addContact: { offersNothing: (service) => service.addContact({ nome: 'Bia' }) },
  editContact: { offersNothing: (service) => service.editContact('m', { nome: 'Bia' }) },
  removeContact: [
    always({
      make: (service) => service.removeContact(MARINA),
      elsewhere: (service) =>
        after(service.restoreContact(MARINA), () => service.editContact('m', { nome: 'Bia' })),
    }),
  ],
  settle: dueCases('settle'),
  postpone: dueCases('postpone'),
  addGoal: { offersNothing: (service) => service.addGoal({ texto: 'Portfólio' }) },
  editGoal: { offersNothing: (service) => service.editGoal('g', { texto: 'Portfólio' }) },
  tickGoal: [
    always({
      make: (service) => service.tickGoal('g', true),
      elsewhere: (service) => service.tickGoal('g', false),
      beside: (service) => service.editGoal('g', { texto: 'Outro texto' }),
      gone: (service) => service.removeGoal(PLAN),
    }),
  ],
  removeGoal: [
    always({
      make: (service) => service.removeGoal(PLAN),
      elsewhere: (service) =>
        after(service.restoreGoal(PLAN), () => service.editGoal('g', { texto: 'Outra' })),
    }),
  ],
  checkLinkedin: { offersNothing: (service) => service.checkLinkedin('foto', true) },
  chooseView: { offersNothing: (service) => service.chooseView('quadro') },
  discardApplications: 'inverse',
  discardContacts: 'inverse',
  revertAll: 'inverse',
  putApplicationBack: 'inverse',
  moveBack: 'inverse',
  putDateBack: 'inverse',
  putContactBack: 'inverse',
  putGoalBack: 'inverse',
  restoreApplication: 'inverse',
  restoreContact: 'inverse',
  restoreGoal: 'inverse',
}

const clock = fakeClock(`${TODAY}T15:00:00.000Z`)
describeUndoContract<CareerService>(
  (world) => {
    const career = createFakeCareer({
      world,
      clock,
      applications: [INTERVIEW, SENT],
      contacts: [MARINA],
      goals: [PLAN],
    })
    return () => createCareerService({ ...career, clock }, OWNER)
  },
  ['candidaturas', 'contatos', 'metas_carreira'],
  CAREER,
)
