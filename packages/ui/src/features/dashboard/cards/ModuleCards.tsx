import type { AgendaSources } from '@caderno/domain/agenda'
import { formatMoney } from '@caderno/domain/finance'
import type { IsoDate } from '@caderno/domain/kernel'
import type { ReadingGoal } from '@caderno/domain/shell'
import { useMemo } from 'react'
import type { ModuleStates } from '../../../hooks/use-sources.ts'
import { BalanceLine } from '../../../components/charts/BalanceLine.tsx'
import { BookCover } from '../../../components/lists/BookCover.tsx'
import { Ring } from '../../../components/charts/Ring.tsx'
import { careerFigure, moneyFigure, readingFigure, skillFigure } from './figures.ts'
import { Funnel } from './Funnel.tsx'
import { ModuleCard } from './ModuleCard.tsx'
import css from './ModuleCard.module.css'

/** Four dividers of the notebook; on each the figure of its module, and a small picture of it. */
export function ModuleCards({
  sources,
  states,
  goal,
  today,
}: {
  sources: AgendaSources
  states: ModuleStates
  goal: ReadingGoal | undefined
  today: IsoDate
}) {
  return (
    <ul className={css.cards}>
      <CareerCard applications={sources.applications} state={states.carreira} today={today} />
      <FinanceCard book={sources.book} state={states.financas} today={today} />
      <SkillsCard skills={sources.skills} state={states.habilidades} today={today} />
      <ReadingCard readings={sources.readings} goal={goal} state={states.leitura} today={today} />
    </ul>
  )
}

type CardProps<Source extends keyof AgendaSources> = Pick<AgendaSources, Source> & {
  state: ModuleStates['carreira']
  today: IsoDate
}

function CareerCard({ applications, state, today }: CardProps<'applications'>) {
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

function FinanceCard({ book, state, today }: CardProps<'book'>) {
  const { saldo, note, balances } = useMemo(() => moneyFigure(book, today), [book, today])
  const picture =
    new Set(balances).size > 1 ? (
      <BalanceLine values={balances} label={`Saldo dia a dia, até ${formatMoney(saldo)}`} />
    ) : undefined
  return (
    <ModuleCard
      module="financas"
      what="suas finanças"
      state={state}
      figure={{ value: formatMoney(saldo), note, picture }}
    />
  )
}

function SkillsCard({ skills, state, today }: CardProps<'skills'>) {
  const { percent, ...said } = useMemo(() => skillFigure(skills, today), [skills, today])
  const picture = percent !== undefined && (
    <Ring value={percent} size={52} label={`${percent}% feito`}>
      {percent}%
    </Ring>
  )
  return (
    <ModuleCard module="habilidades" what="suas habilidades" state={state} figure={{ ...said, picture }} />
  )
}

function ReadingCard({
  readings,
  goal,
  state,
  today,
}: CardProps<'readings'> & { goal: ReadingGoal | undefined }) {
  const { open, ...said } = useMemo(() => readingFigure(readings, goal, today), [readings, goal, today])
  const covers = open.length > 0 && (
    <span className={css.covers}>
      {open.slice(0, 3).map(({ id, titulo, capa }) => (
        <BookCover key={id} title={titulo} src={capa} width={34} />
      ))}
    </span>
  )
  return (
    <ModuleCard module="leitura" what="sua estante" state={state} figure={{ ...said, picture: covers }} />
  )
}
