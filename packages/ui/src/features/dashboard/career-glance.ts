import { applicationFunnel, type Application, type Applications, type Career } from '@caderno/domain/career'
import { createLiveQuery, dataOf, failed, toAppError, type IsoDate, type LiveQuery, type Snapshot } from '@caderno/domain/kernel'

/** What the dashboard shows of the applications. */
export interface CareerFigures {
  readonly total: number
  readonly interviews: number
  /** How many reached each stage, the first one first. */
  readonly reached: readonly number[]
}
export type CareerGlance = CareerFigures | 'loading' | 'failed'

export function careerGlanceOf(snapshot: Snapshot<readonly Application[]>, today: IsoDate): CareerGlance {
  const applications = dataOf(snapshot)
  if (!applications) return snapshot.status === 'failed' ? 'failed' : 'loading'
  return {
    total: applications.length,
    interviews: applications.filter(({ fase }) => fase === 'entrevista').length,
    reached: applicationFunnel(applications, today).stages.map(({ reached }) => reached),
  }
}

/** The applications of `owner` once the career has come, which the dashboard does not wait for. */
export const applicationsOf = (career: () => Promise<Career>, owner: string): ReturnType<Applications['watch']> =>
  createLiveQuery<readonly Application[]>((emit) => {
    let close: (() => void) | undefined
    let wanted = true
    const open = ({ applications }: Career) => {
      if (wanted) close = follow(applications.watch(owner), emit)
    }
    career().then(open).catch((error: unknown) => wanted && emit(failed(toAppError(error))))
    return () => {
      wanted = false
      close?.()
    }
  })

function follow<T>(query: LiveQuery<T>, emit: (snapshot: Snapshot<T>) => void): () => void {
  const tell = () => emit(query.getSnapshot())
  const close = query.subscribe(tell)
  tell()
  return close
}
