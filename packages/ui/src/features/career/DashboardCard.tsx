import { applicationFunnel, type Application } from '@caderno/domain/career'
import { type IsoDate, count, plural } from '@caderno/domain/kernel'
import { useMemo } from 'react'
import { ModuleCard, type Said } from '../../modules/ModuleCard.tsx'
import type { CardProps } from '../../modules/part.ts'
import { Funnel } from './Funnel.tsx'

export function DashboardCard({ sources: { applications }, state, today }: CardProps<'applications'>) {
  const { reached, ...said } = useMemo(() => careerFigure(applications, today), [applications, today])
  return (
    <ModuleCard
      module="carreira"
      what="suas candidaturas"
      state={state}
      figure={{ ...said, picture: reached[0] ? <Funnel reached={reached} /> : undefined }}
    />
  )
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
      : `${plural(interviews, 'entrevista', 'entrevistas')} em andamento`
  return {
    value: count(applications.length),
    unit: applications.length === 1 ? 'candidatura' : 'candidaturas',
    note: applications.length === 0 ? 'Comece pela primeira' : note,
    reached: applicationFunnel(applications, today).stages.map(({ reached }) => reached),
  }
}
