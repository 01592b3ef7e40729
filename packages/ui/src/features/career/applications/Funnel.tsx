import {
  applicationFunnel,
  roundedPercent,
  type Application,
  type ApplicationFunnel,
} from '@caderno/domain/career'
import { type IsoDate, count } from '@caderno/domain/kernel'
import { Title } from '@mantine/core'
import { memo, useMemo, type ReactNode } from 'react'
import { Table } from '../../../components/charts/ChartWithTable.tsx'
import { Sheet } from '../../../components/layout/Sheet.tsx'
import { PHASE } from './phases.tsx'
import { monthOf, percent, timeToAnswer } from './texts.ts'
import classes from './Funnel.module.css'

/** How far the applications got and how soon they were answered; every bar has its figure in words. */
export const Funnel = memo(function Funnel(props: { applications: readonly Application[]; today: IsoDate }) {
  const { applications, today } = props
  const funnel = useMemo(() => applicationFunnel(applications, today), [applications, today])
  return (
    <Sheet title="Seu funil" note="o que cada candidatura já alcançou, mesmo que tenha mudado de fase depois">
      <div className={classes.parts}>
        <Stages funnel={funnel} />
        <Months funnel={funnel} />
        <Sources funnel={funnel} />
      </div>
    </Sheet>
  )
})

function Stages({ funnel }: { funnel: ApplicationFunnel }) {
  const { stages, responseRate } = funnel
  const all = stages[0]!.reached
  return (
    <section className="cell" aria-label="Fases alcançadas">
      <ol className={classes.bars}>
        {stages.map(({ fase, reached }) => (
          <Bar key={fase} name={PHASE[fase].word} share={reached / all} tone={PHASE[fase].tone}>
            {count(reached)} <small>{percent(roundedPercent(reached, all))}</small>
          </Bar>
        ))}
      </ol>
      <dl className={classes.facts}>
        <div>
          <dt>Taxa de resposta</dt>
          <dd>{percent(responseRate)}</dd>
        </div>
        <div>
          <dt>Até a primeira resposta</dt>
          <dd>{timeToAnswer(funnel)}</dd>
        </div>
      </dl>
    </section>
  )
}

function Months({ funnel: { perMonth } }: { funnel: ApplicationFunnel }) {
  const most = Math.max(1, ...perMonth.map((month) => month.count))
  if (perMonth.length === 0) return null
  return (
    <section className="cell">
      <Title order={3} className="plain-title">
        Candidaturas por mês
      </Title>
      <ol className={classes.bars}>
        {perMonth.map((month) => (
          <Bar key={month.month} name={monthOf(month.month)} share={month.count / most}>
            {count(month.count)}
          </Bar>
        ))}
      </ol>
    </section>
  )
}

function Sources({ funnel: { bySource } }: { funnel: ApplicationFunnel }) {
  return (
    <section className="cell">
      <Title order={3} id="por-fonte" className="plain-title">
        Por fonte
      </Title>
      <Table
        aria-labelledby="por-fonte"
        className={classes.sources}
        head={['Fonte', 'Total', 'Respostas', 'Aprovadas']}
        rows={bySource.map(({ fonte, total, answered, approved }) => [
          fonte || 'Não informada',
          ...[total, answered, approved].map(count),
        ])}
      />
    </section>
  )
}

interface BarProps {
  name: string
  share: number
  tone?: string
  children: ReactNode
}

function Bar({ name, share, tone, children }: BarProps) {
  return (
    <li>
      <span>{name}</span>
      <svg className={classes.bar} height="14" aria-hidden="true">
        <rect
          width={`${100 * share}%`}
          height="14"
          rx="3"
          fill={tone ? `var(--cad-${tone}-meio)` : 'var(--acc-meio)'}
        />
      </svg>
      <span className={classes.value}>{children}</span>
    </li>
  )
}
