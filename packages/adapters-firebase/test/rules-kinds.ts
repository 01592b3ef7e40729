import { serverTimestamp, type DocumentData } from 'firebase/firestore/lite'
import {
  aBugReport,
  aCareerGoal,
  aContact,
  aMember,
  anApplication,
  aReading,
  aSkill,
  aStudent,
  aSubject,
} from '@caderno/domain/testing'
import { emailOf, matriculaOf, type Placed } from './rules-world.ts'

/** What the rules' tests must know of a collection. */
export interface Kind {
  /** The field that says whose a document is, where it is not the key alone. */
  readonly owner: string
  /** A new document of the user, first, and what must be written along with it. `over` goes into the first. */
  place(uid: string, over?: DocumentData): readonly [Placed, ...Placed[]]
  /** What its owner may change. */
  readonly patch: DocumentData
}

/** What of a reading an older record has not. */
export const REFERENCE_FIELDS = [
  'isbn',
  'editora',
  'ano',
  'edicao',
  'local',
  'doi',
  'disciplinaId',
  'anotacoes',
]

const now = serverTimestamp()
let records = 0

function recordKind(
  collection: string,
  sample: object,
  patch: DocumentData,
  created = 'createdAt',
  updated = 'updatedAt',
): Kind {
  const { id: _, ...fields } = sample as DocumentData
  return {
    owner: 'userId',
    place: (userId, over) => [
      [`${collection}/${records++}`, { ...fields, userId, [created]: now, [updated]: now, ...over }],
    ],
    patch: { ...patch, [updated]: now },
  }
}

const student = (uid: string): DocumentData =>
  aStudent({ uid, email: emailOf(uid), matricula: matriculaOf(uid) })

const KINDS = {
  usuarios: {
    owner: 'uid',
    place: (uid, over) => [
      [
        `usuarios/${uid}`,
        { ...aMember({ uid, email: emailOf(uid), nome: 'Ana', sobrenome: 'Souza' }), ...over },
      ],
    ],
    patch: { nome: 'Bia' },
  },
  alunos: {
    owner: 'uid',
    place: (uid, over) => [
      [`alunos/${uid}`, { ...student(uid), ...over }],
      [`matriculas/${matriculaOf(uid)}`, {}],
    ],
    patch: { curso: 'Letras' },
  },
  matriculas: {
    owner: 'uid',
    place: (uid, over) => [
      [`matriculas/${matriculaOf(uid)}`, { ...over }],
      [`alunos/${uid}`, student(uid)],
    ],
    patch: { livre: false },
  },
  candidaturas: recordKind('candidaturas', anApplication(), { fase: 'entrevista' }),
  metas_carreira: recordKind('metas_carreira', aCareerGoal(), { concluida: true }),
  contatos: recordKind('contatos', aContact(), { cargo: 'Gestora' }),
  financas: {
    owner: 'userId',
    place: (uid, over) => [
      [`financas/${uid}`, { entradas: [], saidas: [], metas: [], createdAt: now, updatedAt: now, ...over }],
    ],
    patch: {
      entradas: [
        { id: '1', descricao: 'Bolsa', valor: 700, categoria: 'Outros', data: '2026-11-05', tipo: 'entrada' },
      ],
      updatedAt: now,
    },
  },
  habilidades: recordKind('habilidades', aSkill(), { progresso: 50 }),
  leitura: recordKind(
    'leitura',
    // With all that it may have: what costs most to judge.
    aReading({
      isbn: '9788577531646',
      editora: 'Paz e Terra',
      ano: '2019',
      edicao: '2',
      local: 'Rio de Janeiro',
      doi: '10.1590/abc',
      disciplinaId: 'disciplina-1',
      anotacoes: [{ pagina: '34', texto: 'Ler o mundo', em: '2026-11-20' }],
      linkCompra: 'https://exemplo.com.br',
      capa: 'https://exemplo.com.br/capa',
      paginasPorDia: { '2026-11-20': 12 },
      leituras: [{ inicio: '2024-03-02', fim: '2024-04-10' }],
    }),
    { status: 'Pausado' },
    'dataCriacao',
    'dataAtualizacao',
  ),
  disciplinas: recordKind(
    'disciplinas',
    // With all that it may have: what costs most to judge.
    aSubject({
      mencao: 'MS',
      inicio: '2026-08-03',
      fim: '2026-12-12',
      semanaI: '2026-08-03',
      faltasOficiais: { quantidade: 4, dia: '2026-11-20' },
      calendario: ['GCC128-2026/2'],
    }),
    { notaFinal: 6.5 },
  ),
  'bug-reports': {
    owner: 'userId',
    place: (uid, over) => [[`bug-reports/${records++}`, { ...report(uid), timestamp: now, ...over }]],
    patch: { status: 'fechado' },
  },
  preferencias: {
    owner: 'userId',
    place: (uid, over) => [
      [
        `preferencias/${uid}`,
        {
          visoes: { leitura: 'lista' },
          linkedin: ['foto'],
          metaLeitura: { ano: 2026, tipo: 'livros', quantidade: 24 },
          ...over,
        },
      ],
    ],
    patch: { visoes: { leitura: 'grade', carreira: 'quadro' } },
  },
} satisfies Record<string, Kind>

export type Collection = keyof typeof KINDS
export const COLLECTIONS = Object.keys(KINDS) as readonly Collection[]
export const kindOf = (collection: Collection): Kind => KINDS[collection]

/** Who has not signed in is called `anonimo` and gives no e-mail (§3). */
const report = (userId: string) =>
  aBugReport({ userId, userEmail: userId === 'anonimo' ? 'não informado' : emailOf(userId) })
