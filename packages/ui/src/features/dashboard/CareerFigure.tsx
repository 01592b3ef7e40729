import type { CareerFigures, CareerGlance } from './career-glance.ts'
import css from './ModuleCards.module.css'

/** Two lines, whatever is known: nothing moves when the figure arrives. */
export function CareerFigure({ glance }: { glance: CareerGlance }) {
  if (glance === 'loading') return <div aria-hidden><p className={css.figure}>&nbsp;</p><p className={css.state}>&nbsp;</p></div>
  if (glance === 'failed') return <p className={css.state}>Não foi possível ler suas candidaturas</p>
  const { total, interviews } = glance
  return (
    <>
      <p className={css.figure}>
        {total.toLocaleString('pt-BR')} <small>{total === 1 ? 'candidatura' : 'candidaturas'}</small>
      </p>
      <p className={css.state}>{total === 0 ? 'Comece pela primeira' : interviewWords(interviews)}</p>
    </>
  )
}

const interviewWords = (count: number): string =>
  count === 0 ? 'Nenhuma entrevista em andamento' : `${count.toLocaleString('pt-BR')} ${count === 1 ? 'entrevista' : 'entrevistas'} em andamento`

const BAR = 12
const GAP = 4

/** How many got how far: sent, interviewed, approved. The words beside it say what counts. */
export function FunnelPicture({ reached: [all = 0, ...others] }: Pick<CareerFigures, 'reached'>) {
  if (all === 0) return null
  const bars = [all, ...others]
  return (
    <svg className={css.funnel} width="96" height={bars.length * (BAR + GAP) - GAP} aria-hidden="true">
      {bars.map((count, stage) => (
        <rect key={stage} y={stage * (BAR + GAP)} width={count === 0 ? 2 : 96 * (count / all)} height={BAR} rx="2" opacity={1 - stage * 0.2} />
      ))}
    </svg>
  )
}
