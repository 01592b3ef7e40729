import { stepProgress } from '@caderno/domain/registration'
import css from './StepProgress.module.css'

/** Progress is step/3 (§4); on a phone the bar names the steps too. */
export function StepProgress({ titles, current }: { titles: readonly string[]; current: number }) {
  const percent = Math.round(100 * stepProgress(current))
  const text = `Passo ${current + 1} de ${titles.length}`
  return (
    <div className={css.progress}>
      <span className={css.count}>{text}</span>
      <div
        role="progressbar"
        className={css.track}
        aria-label="Progresso do cadastro"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
      >
        <div style={{ width: `${percent}%` }} />
      </div>
      <ol className={css.names} aria-hidden>
        {titles.map((title, index) => (
          <li key={title} data-current={index === current || undefined}>
            {title}
          </li>
        ))}
      </ol>
    </div>
  )
}
