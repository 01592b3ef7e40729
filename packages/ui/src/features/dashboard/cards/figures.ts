import { applicationFunnel, type Application } from '@caderno/domain/career'
import { dailyBalances, monthFigures, transactionsIn, type FinanceBook } from '@caderno/domain/finance'
import { formatMonth, monthOf, type IsoDate } from '@caderno/domain/kernel'
import { finishedIn, pagesOfWeek, readingPace, yearOf, type Reading } from '@caderno/domain/reading'
import type { ReadingGoal } from '@caderno/domain/shell'
import { skillFigures, type Skill } from '@caderno/domain/skills'
import { count, one } from '../texts.ts'

/** What a card says of its module; the picture is drawn of the same figures. */
interface Said {
  readonly value: string
  readonly unit?: string
  readonly note: string
}

/** `reached`: how many got how far, the first stage first. */
export function careerFigure(
  applications: readonly Application[],
  today: IsoDate,
): Said & { readonly reached: readonly number[] } {
  const interviews = applications.filter(({ fase }) => fase === 'entrevista').length
  const note =
    interviews === 0
      ? 'Nenhuma entrevista em andamento'
      : `${one(interviews, 'entrevista', 'entrevistas')} em andamento`
  return {
    value: count(applications.length),
    unit: applications.length === 1 ? 'candidatura' : 'candidaturas',
    note: applications.length === 0 ? 'Comece pela primeira' : note,
    reached: applicationFunnel(applications, today).stages.map(({ reached }) => reached),
  }
}

/** `balances`: at the end of each day of the month, until today. */
export function moneyFigure(
  book: FinanceBook,
  today: IsoDate,
): { readonly saldo: number; readonly note: string; readonly balances: readonly number[] } {
  const month = monthOf(today)
  const name = formatMonth(month).replace(/ de \d+$/, '')
  return {
    saldo: monthFigures(book, month, today).saldo,
    note: transactionsIn(book, month).length === 0 ? `Nenhum lançamento em ${name}` : `saldo de ${name}`,
    balances: dailyBalances(book, month, today),
  }
}

/** `percent`: of what was to be done today, or this week when nothing is to be done today; absent where nothing is ongoing. */
export function skillFigure(skills: readonly Skill[], today: IsoDate): Said & { readonly percent?: number } {
  if (skills.length === 0) return { value: '0', unit: 'habilidades', note: 'Comece pela primeira' }
  const { ativas, feitasHoje, esperamHoje, metasDaSemana, sequencia } = skillFigures(skills, today)
  const [done, all] =
    feitasHoje + esperamHoje > 0 ? [feitasHoje, feitasHoje + esperamHoje] : [metasDaSemana.cumpridas, ativas]
  const note =
    sequencia.melhor === 0
      ? 'Nenhuma sequência ainda'
      : `Sequência mais longa: ${one(sequencia.melhor, 'semana', 'semanas')}`
  if (all === 0) return { value: 'Nenhuma', unit: 'em andamento', note }
  return {
    value: `${count(done)} de ${count(all)}`,
    unit: feitasHoje + esperamHoje > 0 ? 'hoje' : 'metas da semana',
    note,
    percent: Math.floor((100 * done) / all),
  }
}

/** `open`: being read, the last touched first. */
export function readingFigure(
  readings: readonly Reading[],
  goal: ReadingGoal | undefined,
  today: IsoDate,
): Said & { readonly open: readonly Reading[] } {
  if (readings.length === 0) return { value: '0', unit: 'itens', note: 'Comece pelo primeiro', open: [] }
  const pages = pagesOfWeek(readings, today).reduce((sum, { paginas }) => sum + paginas, 0)
  const open = readings
    .filter(({ status }) => status === 'Lendo')
    .toSorted((a, b) => (a.dataAtualizacao < b.dataAtualizacao ? 1 : -1))
  return {
    value: count(pages),
    unit: pages === 1 ? 'página na semana' : 'páginas na semana',
    note: [`Lendo ${count(open.length)}`, yearNote(readings, goal, today)]
      .filter((part) => part !== '')
      .join('; '),
    open,
  }
}

/** «16 de 18 no ano» */
function yearNote(readings: readonly Reading[], goal: ReadingGoal | undefined, today: IsoDate): string {
  if (!goal) {
    const finished = finishedIn(readings, yearOf(today)).length
    return finished === 0 ? '' : `${one(finished, 'concluído', 'concluídos')} neste ano`
  }
  const { feito, meta } = readingPace(readings, goal, today)
  return `${count(feito)} de ${count(meta)}${goal.tipo === 'paginas' ? ' páginas' : ''} no ano`
}
