import { createLocalRecordStore, type LocalEnvironment } from '@caderno/adapters-local'
import {
  ALL_APPLICATIONS, APPLICATION_KIND, APPLICATION_PHASES, APPLICATION_SORTS, applicationFunnel, applicationsByPhase, applicationStatistics, dueOf, filterApplications,
  GUEST, NEW_APPLICATION, sortApplications, type Application, type ApplicationDraft,
} from '@caderno/domain/career'
import { addDays } from '@caderno/domain/kernel'

const TODAY = '2026-11-20'
const [FEW, MANY] = [100, 2_000]
const ROUNDS = 15
/** An action too short for the clock is repeated for so long, in ms. */
const AT_LEAST = 10

export interface Compared {
  /** Many / few: the median of the rounds. */
  readonly ratio: number
  readonly milliseconds: readonly [number, number]
}

/** The rules of the career screen at two sizes, turn by turn. */
export function benchCareer(): Record<'open' | 'search', Compared> {
  const [few, many] = [applications(FEW), applications(MANY)].map((list) => sortApplications(list, 'empresa')) as [readonly Application[], readonly Application[]]
  return {
    open: compare(() => open(copies(many)), () => open(copies(few))),
    search: compare(() => search(many), () => search(few)),
  }
}

/** The same applications, as a guest's: what /carreira shows when nobody is signed in. */
export async function fillCareer(environment: LocalEnvironment, count: number): Promise<void> {
  const store = createLocalRecordStore<ApplicationDraft, Application>(APPLICATION_KIND, environment)
  await Promise.all(applications(count).map((application) => store.restore(GUEST, { ...application, userId: GUEST })))
}

function compare(large: () => unknown, small: () => unknown): Compared {
  const pairs = Array.from({ length: ROUNDS }, () => [time(large), time(small)] as const)
  const middle = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[ROUNDS >> 1]!
  return { ratio: middle(pairs.map(([a, b]) => a / b)), milliseconds: [middle(pairs.map(([a]) => a)), middle(pairs.map(([, b]) => b))] }
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

function open(list: readonly Application[]): void {
  for (const sort of APPLICATION_SORTS) sortApplications(list, sort)
  search(list)
  applicationsByPhase(list)
  dueOf(list, [], TODAY)
  applicationFunnel(list, TODAY)
  applicationStatistics(list)
}

/** What is sorted stays so. */
const search = (sorted: readonly Application[]) => filterApplications(sorted, { ...ALL_APPLICATIONS, text: 'análise' })

/** Cloned, as a store gives them: text put together a moment ago compares slower. */
const applications = (count: number): readonly Application[] =>
  structuredClone(Array.from({ length: count }, (_, n): Application => {
    const fase = APPLICATION_PHASES[n % 4]!
    const [dataEnvio, moved] = [addDays(TODAY, -((n * 7_919) % 400)), addDays(TODAY, -((n * 31) % 20))]
    return {
      ...NEW_APPLICATION, id: `r${n}`, userId: 'ana', empresa: `Órgão ${(n * 7_919) % count}`, vaga: n % 3 ? 'Estágio em análise' : 'Trainee', dataEnvio, fase,
      observacoes: 'x'.repeat(80), proximoContato: n % 5 ? '' : moved, historico: [{ fase: 'enviado', em: dataEnvio }, { fase, em: moved }],
      createdAt: `${dataEnvio}T${10 + (n % 12)}:00:00.000Z`, updatedAt: `${moved}T12:00:00.000Z`,
    }
  }))
