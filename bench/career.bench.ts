import {
  ALL_APPLICATIONS, APPLICATION_PHASES, APPLICATION_SORTS, applicationFunnel, applicationsByPhase, applicationStatistics, dueOf, filterApplications,
  NEW_APPLICATION, sortApplications, type Application,
} from '@caderno/domain/career'
import { addDays } from '@caderno/domain/kernel'
import type { Row } from './record.ts'

const TODAY = '2026-11-20'
const [FEW, MANY] = [100, 2_000]
const SORTED = 10_000
const ROUNDS = 15
/** An action too short for the clock is repeated for so long, in ms. */
const AT_LEAST = 10
/** Twenty times as many may cost twice as much each: a sort is dearer by the logarithm. */
const GROWTH = (2 * MANY) / FEW

/** The rules of the career screen at two sizes, and the sort by day beside one that reads dates; turn by turn. */
export function run(): Row[] {
  const [few, many, manyDays] = [applications(FEW), applications(MANY), applications(SORTED)]
  return [
    row('C1', 'all figures of 2,000 applications on first sight / of 100', GROWTH, () => figures(copies(many)), () => figures(copies(few))),
    row('C2', 'one letter more in the search of 2,000 / of 100', GROWTH, () => search(many), () => search(few)),
    row('P15', 'sort 10,000 by day / with dates', 1 / 8, () => sortApplications(manyDays, 'recentes'), () => sortByDates(manyDays)),
  ]
}

function row(id: string, what: string, goal: number, ours: () => unknown, theirs: () => unknown): Row {
  const pairs = Array.from({ length: ROUNDS }, () => [time(ours), time(theirs)] as const)
  const middle = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[ROUNDS >> 1]!
  const [own, other] = [middle(pairs.map(([a]) => a)), middle(pairs.map(([, b]) => b))]
  return { id, metric: `${what} (${own.toFixed(1)} ms / ${other.toFixed(1)} ms)`, value: Number(middle(pairs.map(([a, b]) => a / b)).toFixed(4)), goal }
}

function time(action: () => unknown): number {
  const start = performance.now()
  let times = 0
  do {
    action()
    times += 1
  } while (performance.now() - start < AT_LEAST)
  return (performance.now() - start) / times
}

/** As new from the store: nothing that is remembered of a record holds for its copy. */
const copies = (list: readonly Application[]): readonly Application[] => list.map((application) => ({ ...application }))

function figures(list: readonly Application[]): void {
  for (const sort of APPLICATION_SORTS) sortApplications(list, sort)
  search(list)
  applicationsByPhase(list)
  dueOf(list, [], TODAY)
  applicationFunnel(list, TODAY)
  applicationStatistics(list)
}

const search = (list: readonly Application[]) => sortApplications(filterApplications(list, { ...ALL_APPLICATIONS, text: 'análise' }), 'empresa')

const sortByDates = (list: readonly Application[]) => list.toSorted((a, b) => new Date(b.dataEnvio).getTime() - new Date(a.dataEnvio).getTime())

const applications = (count: number): readonly Application[] =>
  Array.from({ length: count }, (_, n) => {
    const fase = APPLICATION_PHASES[n % 4]!
    const [dataEnvio, moved] = [addDays(TODAY, -((n * 7_919) % 400)), addDays(TODAY, -((n * 31) % 20))]
    return {
      ...NEW_APPLICATION, id: `r${n}`, userId: 'ana', empresa: `Órgão ${(n * 7_919) % count}`, vaga: n % 3 ? 'Estágio em análise' : 'Trainee', dataEnvio, fase,
      observacoes: 'x'.repeat(80), proximoContato: n % 5 ? '' : moved, historico: [{ fase: 'enviado', em: dataEnvio }, { fase, em: moved }],
      createdAt: `${dataEnvio}T12:00:00.000Z`, updatedAt: `${moved}T12:00:00.000Z`,
    }
  })
