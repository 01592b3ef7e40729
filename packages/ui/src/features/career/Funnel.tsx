import css from '../../modules/ModuleCard.module.css'

const BAR = 12
const GAP = 4
const WIDTH = 96

/** How many got how far, of the first. The words beside it say what counts. */
export function Funnel({ reached }: { reached: readonly number[] }) {
  const all = reached[0]!
  return (
    <svg className={css.funnel} width={WIDTH} height={reached.length * (BAR + GAP) - GAP} aria-hidden="true">
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
