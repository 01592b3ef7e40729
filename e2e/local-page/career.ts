import { createLocalRecordStore, type LocalEnvironment } from '@caderno/adapters-local'
import {
  ALL_APPLICATIONS,
  APPLICATION_KIND,
  APPLICATION_PHASES,
  APPLICATION_SORTS,
  applicationFunnel,
  applicationsByPhase,
  applicationStatistics,
  dueOf,
  filterApplications,
  NEW_APPLICATION,
  sortApplications,
  type Application,
  type ApplicationDraft,
} from '@caderno/domain/career'
import { addDays, GUEST } from '@caderno/domain/kernel'
import { compare, type Compared } from './compare.ts'

const TODAY = '2026-11-20'
const [FEW, MANY] = [100, 2_000]

/** The rules of the career screen at two sizes, turn by turn. */
export function benchCareer(): Record<'open' | 'search', Compared> {
  const [few, many] = [applications(FEW), applications(MANY)].map((list) =>
    sortApplications(list, 'empresa'),
  ) as [readonly Application[], readonly Application[]]
  return {
    open: compare(
      () => open(copies(many)),
      () => open(copies(few)),
    ),
    search: compare(
      () => search(many),
      () => search(few),
    ),
  }
}

/** The same applications, as a guest's: what /carreira shows when nobody is signed in. */
export async function fillCareer(environment: LocalEnvironment, count: number): Promise<void> {
  const store = createLocalRecordStore<ApplicationDraft, Application>(APPLICATION_KIND, environment)
  await Promise.all(
    applications(count).map((application) => store.restore(GUEST, { ...application, userId: GUEST }).outcome),
  )
}

/** As new from the store: nothing that is remembered of a record holds for its copy. */
const copies = (list: readonly Application[]): readonly Application[] =>
  list.map((application) => ({ ...application }))

function open(list: readonly Application[]): void {
  for (const sort of APPLICATION_SORTS) sortApplications(list, sort)
  search(list)
  applicationsByPhase(list)
  dueOf(list, [], TODAY)
  applicationFunnel(list, TODAY)
  applicationStatistics(list)
}

/** What is sorted stays so. */
const search = (sorted: readonly Application[]) =>
  filterApplications(sorted, { ...ALL_APPLICATIONS, text: 'análise' })

/** Cloned, as a store gives them: text put together a moment ago compares slower. */
const applications = (count: number): readonly Application[] =>
  structuredClone(
    Array.from({ length: count }, (_, n): Application => {
      const fase = APPLICATION_PHASES[n % 4]!
      const [dataEnvio, moved] = [addDays(TODAY, -((n * 7_919) % 400)), addDays(TODAY, -((n * 31) % 20))]
      return {
        ...NEW_APPLICATION,
        id: `r${n}`,
        userId: 'ana',
        empresa: `Órgão ${(n * 7_919) % count}`,
        vaga: n % 3 ? 'Estágio em análise' : 'Trainee',
        dataEnvio,
        fase,
        observacoes: 'x'.repeat(80),
        proximoContato: n % 5 ? '' : moved,
        historico: [
          { fase: 'enviado', em: dataEnvio },
          { fase, em: moved },
        ],
        createdAt: `${dataEnvio}T${10 + (n % 12)}:00:00.000Z`,
        updatedAt: `${moved}T12:00:00.000Z`,
      }
    }),
  )
