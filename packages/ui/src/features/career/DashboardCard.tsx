import { applicationFunnel, type Application } from '@caderno/domain/career'
import { type IsoDate, count, plural } from '@caderno/domain/kernel'
import { useMemo } from 'react'
import { ModuleCard } from '../../modules/ModuleCard.tsx'
import type { CardProps } from '../../modules/part.ts'

export function DashboardCard({ sources: { applications }, state, today }: CardProps<'applications'>) {
  const { reached, ...figure } = useMemo(() => careerFigure(applications, today), [applications, today])
  return (
    <ModuleCard
      module="carreira"
      what="suas candidaturas"
      state={state}
      figure={{ ...figure, picture: reached[0] ? <Funnel reached={reached} /> : undefined }}
    />
  )
}

/** `reached`: how many got how far, the first stage first. */
export function careerFigure(applications: readonly Application[], today: IsoDate) {
  const interviews = applications.filter(({ fase }) => fase === 'entrevista').length
  const note =
    interviews === 0
      ? 'Nenhuma entrevista em andamento'
      : `${plural(interviews, 'entrevista', 'entrevistas')} em andamento`
  return {
    value: count(applications.length),
    unit: applications.length === 1 ? 'candidatura' : 'candidaturas',
    note: applications.length === 0 ? 'Comece pela primeira' : note,
    reached: applicationFunnel(applications, today).stages.map(({ reached }) => reached),
  }
}

const BAR = 12
const GAP = 4
const WIDTH = 96

/** How many got how far, of the first. The words beside it say what counts. */
export function Funnel({ reached }: { reached: readonly number[] }) {
  const all = reached[0]!
  return (
    <svg fill="var(--acc-meio)" width={WIDTH} height={reached.length * (BAR + GAP) - GAP} aria-hidden="true">
      {reached.map((count, stage) => (
        <rect
          key={stage}
          y={stage * (BAR + GAP)}
          width={count === 0 ? 2 : WIDTH * (count / all)}
          height={BAR}
          rx="2"
          opacity={1 - stage * 0.2}
        />
      ))}
    </svg>
  )
}
