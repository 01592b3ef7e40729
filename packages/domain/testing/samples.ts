import type { BugReport } from '../src/bug-report/index.ts'
import {
  NEW_APPLICATION,
  NEW_CONTACT,
  type Application,
  type CareerGoal,
  type Contact,
} from '../src/career/index.ts'
import { EMPTY_BOOK, type FinanceBook, type FinancialGoal, type Transaction } from '../src/finance/index.ts'
import type { KnownUser, Member, Session, UserRecord } from '../src/identity/index.ts'
import { NEW_READING, type Reading } from '../src/reading/index.ts'
import type { Student } from '../src/registration/index.ts'
import { NEW_SUBJECT, type Assessment, type Subject } from '../src/semester/index.ts'
import type { Period } from '../src/semester/period.ts'
import { NEW_SKILL, type Skill } from '../src/skills/index.ts'

const INSTANT = '2026-11-01T12:00:00.000Z'
const NOTHING = { displayName: null, phoneNumber: null, photoURL: null }

export function aUser(over: Partial<UserRecord> = {}): UserRecord {
  const email = over.email === undefined ? 'ana@exemplo.com.br' : over.email
  return {
    uid: 'uid-ana',
    email,
    emailVerified: false,
    tenantId: null,
    isAnonymous: false,
    ...NOTHING,
    providerData: [{ providerId: 'password', uid: email ?? '', email, ...NOTHING }],
    metadata: { creationTime: INSTANT, lastSignInTime: INSTANT },
    ...over,
  }
}

export function aSession(over: Partial<Session> = {}): Session {
  const uid = over.uid ?? 'uid-ana'
  return {
    uid,
    user: aUser({ uid }),
    type: 'aluno',
    name: 'Ana Beatriz Souza',
    hasStudentRecord: true,
    offline: false,
    ...over,
  }
}

export const aMember = (over: Partial<Member> = {}): Member => ({
  uid: 'uid-ana',
  email: 'ana@exemplo.com.br',
  criadoEm: INSTANT,
  ...over,
})

export const aKnownUser = (over: Partial<KnownUser> = {}): KnownUser => ({
  type: 'aluno',
  name: 'Ana Beatriz Souza',
  hasStudentRecord: true,
  ...over,
})

/** A student at a university; for a school give `nivelEnsino`, `anoSerie`, `nomeEscola` and `turno`. */
export const aStudent = (over: Partial<Student> = {}): Student => ({
  uid: 'uid-ana',
  email: 'ana@exemplo.com.br',
  matricula: 'MAT-482913',
  criadoEm: INSTANT,
  nomeCompleto: 'Ana Beatriz Souza',
  dataNascimento: '2004-03-15',
  cpf: '529.982.247-25',
  telefone: '(11) 98765-4321',
  emailContato: 'ana.contato@exemplo.com.br',
  nivelEnsino: 'Ensino Superior',
  anoSerie: '',
  nomeEscola: '',
  turno: '',
  nomeInstituicao: 'Universidade de São Paulo',
  curso: 'Pedagogia',
  semestrePeriodo: '5º semestre',
  modalidade: 'Presencial',
  foto: '',
  ...over,
})

export const aReading = (over: Partial<Reading> = {}): Reading => ({
  ...NEW_READING,
  id: 'leitura-1',
  userId: 'uid-ana',
  titulo: 'Dom Casmurro',
  autor: 'Machado de Assis',
  categoria: 'Literatura',
  paginasTotal: 256,
  paginasLidas: 64,
  status: 'Lendo',
  dataInicio: '2026-11-02',
  dataCriacao: INSTANT,
  dataAtualizacao: INSTANT,
  ...over,
})

export const anApplication = (over: Partial<Application> = {}): Application => ({
  ...NEW_APPLICATION,
  id: 'candidatura-1',
  userId: 'uid-ana',
  empresa: 'Embrapa',
  vaga: 'Estágio em dados',
  dataEnvio: '2026-11-03',
  fase: 'enviado',
  observacoes: '',
  createdAt: INSTANT,
  updatedAt: INSTANT,
  ...over,
})

export const aCareerGoal = (over: Partial<CareerGoal> = {}): CareerGoal => ({
  id: 'meta-1',
  userId: 'uid-ana',
  tipo: 'curtoPrazo',
  texto: 'Montar um portfólio',
  concluida: false,
  dataAlvo: '',
  createdAt: INSTANT,
  updatedAt: INSTANT,
  ...over,
})

export const aContact = (over: Partial<Contact> = {}): Contact => ({
  ...NEW_CONTACT,
  id: 'contato-1',
  userId: 'uid-ana',
  nome: 'Marina Duarte',
  empresa: 'Embrapa',
  cargo: 'Recrutadora',
  canal: 'LinkedIn',
  createdAt: INSTANT,
  updatedAt: INSTANT,
  ...over,
})

export const aSkill = (over: Partial<Skill> = {}): Skill => ({
  ...NEW_SKILL,
  id: 'habilidade-1',
  userId: 'uid-ana',
  nome: 'Inglês',
  categoria: 'Estudo',
  descricao: 'Conversar sem legenda',
  nivel: 'Intermediário',
  meta: 'Ler um livro por mês',
  prazo: '3 meses',
  dataInicio: '2026-11-01',
  dataConclusao: '2027-02-01',
  progresso: 40,
  ativo: true,
  createdAt: INSTANT,
  updatedAt: INSTANT,
  ...over,
})

export const anAssessment = (over: Partial<Assessment> = {}): Assessment => ({
  id: 'avaliacao-1',
  titulo: 'Prova 1',
  tipo: 'prova',
  data: '2026-11-24',
  hora: '10:00',
  peso: 1,
  maxima: 10,
  nota: null,
  feita: false,
  ...over,
})

export const aSubject = (over: Partial<Subject> = {}): Subject => ({
  ...NEW_SUBJECT,
  id: 'disciplina-1',
  userId: 'uid-ana',
  nome: 'Cálculo I',
  codigo: 'MAT0025',
  professor: 'Helena Prado',
  local: 'Bloco B, sala 12',
  turma: '01',
  semestre: '2026.2',
  horarios: '24M12',
  cargaHoraria: 60,
  avaliacoes: [anAssessment()],
  createdAt: INSTANT,
  updatedAt: INSTANT,
  ...over,
})

export const aPeriod = (semestre: string, more: Partial<Period> = {}): Period => ({
  semestre,
  periodo: '',
  inicio: '',
  fim: '',
  ...more,
})

/** An expense; for an income give `tipo` and a `categoria` of its list. */
export const aTransaction = (over: Partial<Transaction> = {}): Transaction => ({
  id: 'transacao-1',
  descricao: 'Passe escolar',
  valor: 182.5,
  categoria: 'Transporte',
  data: '2026-11-05',
  tipo: 'saida',
  ...over,
})

export const aFinancialGoal = (over: Partial<FinancialGoal> = {}): FinancialGoal => ({
  id: 'meta-1',
  descricao: 'Notebook',
  valor: 3_500,
  dataAlvo: '2027-06-30',
  valorAtual: 900,
  ...over,
})

/** The finances of one user; empty where nothing else is given. */
export const aBook = (over: Partial<FinanceBook> = {}): FinanceBook => ({ ...EMPTY_BOOK, ...over })

export const aBugReport = (over: Partial<BugReport> = {}): BugReport => ({
  tipo: 'bug',
  titulo: 'A estante não abre',
  descricao: 'Ao tocar em Leitura a tela fica vazia.',
  passos: '',
  navegador: 'Chrome',
  dispositivo: 'Computador',
  prioridade: 'media',
  userId: 'uid-ana',
  userEmail: 'ana@exemplo.com.br',
  status: 'aberto',
  url: 'http://localhost:4173/leitura',
  userAgent: 'Mozilla/5.0',
  ...over,
})
