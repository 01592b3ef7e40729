import { createLocalFinances, createLocalRecordStore, type LocalEnvironment } from '@caderno/adapters-local'
import { agendaOf, weekActivity, type AgendaSources } from '@caderno/domain/agenda'
import {
  APPLICATION_KIND,
  APPLICATION_PHASES,
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
} from '@caderno/domain/career'
import { EMPTY_BOOK, type Transaction } from '@caderno/domain/finance'
import { addDays, daysFrom, isoDateOf, type IsoDate, type Write } from '@caderno/domain/kernel'
import { NEW_READING, READING_KIND, type Reading, type ReadingDraft } from '@caderno/domain/reading'
import {
  NEW_ASSESSMENT,
  NEW_SUBJECT,
  SUBJECT_KIND,
  type Subject,
  type SubjectDraft,
} from '@caderno/domain/semester'
import { NEW_SKILL, SKILL_KIND, type Skill, type SkillDraft } from '@caderno/domain/skills'
import { compare, type Compared } from './compare.ts'

const TODAY = '2026-11-20'

/** All that the dashboard lists and marks, with 1,000 records in each module beside 100, as new from the store. */
export function benchDashboard(): Compared {
  const [few, many] = [100, 1_000].map((count) => sourcesOf('ana', count, TODAY)) as [
    AgendaSources,
    AgendaSources,
  ]
  const open = (sources: AgendaSources) => {
    const fresh = copyOf(sources)
    agendaOf(fresh, TODAY)
    weekActivity(fresh, TODAY)
  }
  return compare(
    () => open(many),
    () => open(few),
  )
}

/** So many records in each module, as they would be today. */
export const fillDashboard = (environment: LocalEnvironment, owner: string, count: number): Promise<void> =>
  keepSources(environment, owner, sourcesOf(owner, count, isoDateOf(new Date())))

export async function keepSources(
  environment: LocalEnvironment,
  owner: string,
  { applications, contacts, careerGoals, book, skills, readings, subjects }: AgendaSources,
): Promise<void> {
  const all = <Record>(
    store: { restore(owner: string, record: Record): Write },
    records: readonly Record[],
  ) => Promise.all(records.map((record) => store.restore(owner, record).outcome))
  await all(
    createLocalRecordStore<ApplicationDraft, Application>(APPLICATION_KIND, environment),
    applications,
  )
  await all(createLocalRecordStore<ContactDraft, Contact>(CONTACT_KIND, environment), contacts)
  await all(createLocalRecordStore<CareerGoalDraft, CareerGoal>(CAREER_GOAL_KIND, environment), careerGoals)
  await all(createLocalRecordStore<SkillDraft, Skill>(SKILL_KIND, environment), skills)
  await all(createLocalRecordStore<ReadingDraft, Reading>(READING_KIND, environment), readings)
  await all(createLocalRecordStore<SubjectDraft, Subject>(SUBJECT_KIND, environment), subjects)
  await createLocalFinances(environment).change(
    owner,
    book.saidas.map((put) => ({ list: 'saidas', put })),
  )
}

const copies = <Record extends object>(records: readonly Record[]): readonly Record[] =>
  records.map((record) => ({ ...record }))
const copyOf = ({
  applications,
  contacts,
  careerGoals,
  book,
  skills,
  readings,
  subjects,
}: AgendaSources): AgendaSources => ({
  applications: copies(applications),
  contacts: copies(contacts),
  careerGoals: copies(careerGoals),
  skills: copies(skills),
  readings: copies(readings),
  subjects: copies(subjects),
  book: { ...book, saidas: copies(book.saidas) },
})

/** One in ten of each is due; a skill has a year behind it. Cloned, as a store gives it. */
function sourcesOf(userId: string, count: number, today: IsoDate): AgendaSources {
  const year = daysFrom(addDays(today, -364), 365)
  const dayOf = (n: number) => year[(n * 7_919) % 365]!
  const due = (n: number) => (n % 10 === 0 ? addDays(today, (n % 7) - 6) : '')
  const each = <T>(
    make: (n: number, stamps: { id: string; userId: string; createdAt: string; updatedAt: string }) => T,
  ): readonly T[] =>
    Array.from({ length: count }, (_, n) =>
      make(n, {
        id: `r${n}`,
        userId,
        createdAt: `${dayOf(n)}T12:00:00.000Z`,
        updatedAt: `${dayOf(n)}T12:00:00.000Z`,
      }),
    )
  return structuredClone({
    applications: each((n, stamps): Application => {
      const fase = APPLICATION_PHASES[n % 4]!
      return {
        ...NEW_APPLICATION,
        ...stamps,
        empresa: `Empresa ${n}`,
        vaga: `Vaga ${n % 50}`,
        fase,
        dataEnvio: dayOf(n),
        proximoContato: due(n),
        historico: [{ fase, em: dayOf(n) }],
      }
    }),
    contacts: each((n, stamps): Contact => ({
      ...NEW_CONTACT,
      ...stamps,
      nome: `Pessoa ${n}`,
      ultimoContato: dayOf(n),
      proximoContato: due(n),
    })),
    careerGoals: each((n, stamps): CareerGoal => ({
      ...NEW_CAREER_GOAL,
      ...stamps,
      texto: `Meta ${n}`,
      dataAlvo: due(n),
    })),
    book: {
      ...EMPTY_BOOK,
      saidas: each((n): Transaction => ({
        id: `t${n}`,
        tipo: 'saida',
        descricao: `Parcela ${n}`,
        categoria: 'Outros',
        valor: n + 1,
        data: n % 10 === 0 ? today : dayOf(n),
        grupo: `g${n}`,
        parcela: 1,
        parcelas: 2,
      })),
    },
    skills: each((n, stamps): Skill => ({
      ...NEW_SKILL,
      ...stamps,
      nome: `Habilidade ${n}`,
      descricao: 'x'.repeat(80),
      dataInicio: year[0]!,
      dataConclusao: addDays(today, n % 90),
      progresso: (n * 31) % 101,
      ativo: n % 10 === 0,
      checkins: Object.fromEntries(year.filter((_, at) => (at * 31 + n) % 7 < 3).map((day) => [day, ''])),
    })),
    readings: each((n, { id, createdAt, updatedAt }): Reading => ({
      ...NEW_READING,
      id,
      userId,
      titulo: `Livro ${n}`,
      paginasTotal: 300,
      paginasLidas: n % 300,
      status: n % 10 === 0 ? 'Lendo' : 'Pausado',
      dataCriacao: createdAt,
      dataAtualizacao: updatedAt,
      paginasPorDia: { [dayOf(n)]: 10 },
    })),
    subjects: each((n, stamps): Subject => ({
      ...NEW_SUBJECT,
      ...stamps,
      nome: `Disciplina ${n}`,
      semestre: `${today.slice(0, 4)}.2`,
      horarios: '24M12 6T34',
      cargaHoraria: 60,
      situacao: n % 10 === 0 ? 'cursando' : 'aprovada',
      faltas: Object.fromEntries(year.slice(0, 10).map((day) => [day, '07:00 07:50'])),
      avaliacoes: [{ ...NEW_ASSESSMENT, id: 'p1', titulo: `P${n}`, data: due(n) }],
    })),
  })
}
