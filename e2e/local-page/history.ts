import type { LocalEnvironment } from '@caderno/adapters-local'
import type { AgendaSources } from '@caderno/domain/agenda'
import { NEW_APPLICATION, NEW_CAREER_GOAL, NEW_CONTACT } from '@caderno/domain/career'
import { EMPTY_BOOK, TRANSACTION_CATEGORIES, type Transaction } from '@caderno/domain/finance'
import { addDays, daysFrom, isoDateOf, type IsoDate } from '@caderno/domain/kernel'
import { NEW_READING } from '@caderno/domain/reading'
import { NEW_ASSESSMENT, NEW_SUBJECT } from '@caderno/domain/semester'
import { NEW_SKILL } from '@caderno/domain/skills'
import { keepSources } from './dashboard.ts'

const DAYS = 182

/** What a student keeps who has used every module for so many semesters: what is under way is of the last one, what came before it is over. */
export const fillHistory = (environment: LocalEnvironment, owner: string, semesters: number): Promise<void> =>
  keepSources(environment, owner, historyOf(owner, semesters, isoDateOf(new Date())))

/** So many semesters before the one of that day. */
function semesterBefore(count: number, today: IsoDate): string {
  const half = 2 * Number(today.slice(0, 4)) + (today.slice(5, 7) > '06' ? 1 : 0) - count
  return `${Math.floor(half / 2)}.${(half % 2) + 1}`
}

function historyOf(userId: string, semesters: number, today: IsoDate): AgendaSources {
  const each = <T>(
    perSemester: number,
    make: (n: number, day: IsoDate, isOver: boolean) => T,
  ): readonly T[] =>
    Array.from({ length: semesters * perSemester }, (_, n) => {
      const ago = Math.floor((n * DAYS) / perSemester)
      return make(n, addDays(today, -ago), ago >= DAYS)
    })
  const stamps = (n: number, day: IsoDate) => {
    const at = `${day}T12:00:00.000Z`
    return { id: `r${n}`, userId, createdAt: at, updatedAt: at }
  }
  const semesterFrom = (day: IsoDate) => daysFrom(addDays(day, -DAYS + 1), DAYS)
  return structuredClone<AgendaSources>({
    applications: each(20, (n, day, isOver) => {
      const fase = isOver ? 'rejeitado' : n % 3 === 0 ? 'entrevista' : 'enviado'
      return {
        ...NEW_APPLICATION,
        ...stamps(n, day),
        empresa: `Empresa ${n}`,
        vaga: `Vaga ${n % 50}`,
        fase,
        dataEnvio: day,
        historico: [{ fase, em: day }],
      }
    }),
    contacts: each(10, (n, day, isOver) => ({
      ...NEW_CONTACT,
      ...stamps(n, day),
      nome: `Pessoa ${n}`,
      ultimoContato: day,
      proximoContato: isOver ? '' : addDays(today, n),
    })),
    careerGoals: each(4, (n, day, isOver) => ({
      ...NEW_CAREER_GOAL,
      ...stamps(n, day),
      texto: `Meta ${n}`,
      dataAlvo: addDays(day, 90),
      concluida: isOver,
    })),
    book: {
      ...EMPTY_BOOK,
      saidas: each(150, (n, day): Transaction => ({
        id: `t${n}`,
        tipo: 'saida',
        descricao: `Compra ${n % 40}`,
        categoria: TRANSACTION_CATEGORIES.saida[n % 6]!,
        valor: 5 + (n % 97),
        data: day,
        createdAt: `${day}T12:00:00.000Z`,
      })),
    },
    skills: each(3, (n, day, isOver) => ({
      ...NEW_SKILL,
      ...stamps(n, day),
      nome: `Habilidade ${n}`,
      dataInicio: addDays(day, -DAYS),
      dataConclusao: isOver ? day : addDays(today, 90),
      progresso: isOver ? 100 : 40,
      checkins: Object.fromEntries(
        semesterFrom(day)
          .filter((_, at) => at % 2 === n % 2)
          .map((checked) => [checked, '']),
      ),
    })),
    readings: each(10, (n, day, isOver) => ({
      ...NEW_READING,
      id: `r${n}`,
      userId,
      titulo: `Livro ${n}`,
      paginasTotal: 300,
      paginasLidas: isOver ? 300 : 10 * n,
      status: isOver ? 'Concluído' : 'Lendo',
      dataCriacao: `${day}T12:00:00.000Z`,
      dataAtualizacao: `${day}T12:00:00.000Z`,
      paginasPorDia: Object.fromEntries(daysFrom(addDays(day, -29), 30).map((read) => [read, 10])),
    })),
    subjects: each(7, (n, day, isOver) => ({
      ...NEW_SUBJECT,
      ...stamps(n, day),
      nome: `Disciplina ${n}`,
      semestre: semesterBefore(Math.floor(n / 7), today),
      horarios: `${2 + (n % 5)}M12 ${2 + (n % 5)}T34`,
      cargaHoraria: 60,
      situacao: isOver ? 'aprovada' : 'cursando',
      faltas: Object.fromEntries(
        semesterFrom(day)
          .slice(0, 60)
          .map((missed) => [missed, '07:00 07:50']),
      ),
      avaliacoes: [
        { ...NEW_ASSESSMENT, id: 'p1', titulo: 'P1', data: day, nota: 7, feita: true },
        { ...NEW_ASSESSMENT, id: 'p2', titulo: 'P2', data: addDays(day, 30), nota: isOver ? 8 : null },
      ],
    })),
  })
}
