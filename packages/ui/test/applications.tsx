import {
  careerFailure,
  type Application,
  type ApplicationPhase,
  type CareerFailure,
  type CareerService,
} from '@caderno/domain/career'
import { aContact, anApplication } from '@caderno/domain/testing'
import type { Decorator } from '@storybook/react-vite'
import { screen, within } from 'storybook/test'
import { done } from './commands.ts'

export const TODAY = '2026-11-20'
export const one = (
  id: string,
  vaga: string,
  empresa: string,
  over: Partial<Application> = {},
): Application => {
  const sent = over.dataEnvio ?? '2026-11-18'
  return anApplication({
    id,
    vaga,
    empresa,
    dataEnvio: sent,
    historico: [{ fase: 'enviado', em: sent }],
    ...over,
  })
}

export const APPLICATIONS: readonly Application[] = [
  one('1', 'Estágio em Produção', 'Vale Verde Alimentos', {
    fonte: 'Gupy',
    link: 'https://exemplo.com/producao',
  }),
  one('2', 'Trainee de Operações', 'Cajuína Bebidas', { dataEnvio: '2026-11-13', fonte: 'LinkedIn' }),
  one('3', 'Estágio em Qualidade', 'Metalúrgica Horizonte', { dataEnvio: '2026-11-02', fonte: 'CIEE' }),
  one('4', 'Estágio em Dados', 'Lume Pagamentos', {
    fase: 'entrevista',
    dataEnvio: '2026-10-29',
    etapa: 'Painel com a equipe',
    proximoContato: TODAY,
    contatoId: 'c1',
    bolsa: 'R$ 1.800 + VR',
    local: 'Recife',
    observacoes: 'Levar o portfólio.\nPerguntar pelo horário.',
    historico: [
      { fase: 'enviado', em: '2026-10-29' },
      { fase: 'entrevista', em: '2026-11-10' },
    ],
  }),
  one('5', 'Monitoria de Cálculo', 'Universidade', {
    fase: 'aprovado',
    dataEnvio: '2026-10-12',
    historico: [
      { fase: 'enviado', em: '2026-10-12' },
      { fase: 'entrevista', em: '2026-10-20' },
      { fase: 'aprovado', em: '2026-11-09' },
    ],
  }),
  one('6', 'Estágio em Processos', 'Porto Saúde', {
    fase: 'rejeitado',
    dataEnvio: '2026-09-20',
    historico: [
      { fase: 'enviado', em: '2026-09-20' },
      { fase: 'rejeitado', em: '2026-09-28' },
    ],
  }),
]
export const CONTACTS = [
  aContact({
    id: 'c1',
    nome: 'Beatriz Lima',
    empresa: 'Aurora Energia',
    cargo: 'Recrutadora',
    proximoContato: '2026-11-19',
  }),
  aContact({ id: 'c2', nome: 'Caio Reis', empresa: '' }),
]
export const LONGEST =
  'Pneumoultramicroscopicossilicovulcanoconiose e outras palavras que não cabem em lugar nenhum '
    .repeat(3)
    .slice(0, 200)

/** Everything that can be done with the career; all of it succeeds. */
export const actions = () =>
  ({
    failure: (kind, code) => careerFailure(kind as CareerFailure, code),
    addApplication: done(),
    editApplication: done(),
    moveApplication: done('moveBack', (id: string, fase: ApplicationPhase) => [
      APPLICATIONS.find((application) => application.id === id),
      fase,
    ]),
    moveBack: done(),
    removeApplication: done('restoreApplication'),
    restoreApplication: done(),
    addContact: done(),
    editContact: done(),
    removeContact: done('restoreContact'),
    restoreContact: done(),
    settle: done(),
    postpone: done(),
    putDateBack: done(),
    putApplicationBack: done(),
    putContactBack: done(),
    bringIn: done('revertAll'),
    discardApplications: done(),
    discardContacts: done(),
    revertAll: done(),
    putGoalBack: done(),
    addGoal: done(),
    editGoal: done(),
    tickGoal: done(),
    removeGoal: done('restoreGoal'),
    restoreGoal: done(),
    checkLinkedin: done(),
    chooseView: done(),
  }) satisfies CareerService

/** Shows the tab where it stands in the app. */
export const inCareer: Decorator = (Story) => (
  <main data-module="carreira">
    <h1 className="page-title">Carreira</h1>
    <Story />
  </main>
)

export const list = () => within(screen.getByRole('region', { name: 'Candidaturas' }))
export const article = (name: RegExp) => within(list().getByRole('article', { name }))
export const form = () => within(screen.getByRole('region', { name: /Nova candidatura|Editar candidatura/ }))
