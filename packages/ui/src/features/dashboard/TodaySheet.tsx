import { count, daysInWords, plural } from '@caderno/domain/kernel'
import { Button } from '@mantine/core'
import { IconAlarm } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FoldButton } from '../../components/forms/FoldedFields.tsx'
import { Link } from '../../components/layout/Link.tsx'
import { MODULES } from '../../modules/index.ts'
import { SUGGESTED } from '../../modules/parts.ts'
import { useIsPrinted } from '../../hooks/use-is-printed.ts'
import { RemindersLine } from '../../modules/RemindersLine.tsx'
import { Sheet } from '../../components/layout/Sheet.tsx'
import { doneOf } from './texts.ts'
import css from './TodaySheet.module.css'
import { QuickAdd, type QuickAddProps } from './QuickAdd.tsx'
import { TodayRows } from './TodayRow.tsx'
import type { Dashboard, Day } from './use-dashboard.ts'

const SHOWN = 12
const MORE = 20

interface TodayProps
  extends
    Pick<Day, 'items' | 'states'>,
    QuickAddProps,
    Pick<Dashboard, 'today' | 'problem' | 'onAct' | 'onRetry'> {
  /** Nothing is kept in any module yet. */
  blank: boolean
}

/** One list across the modules; each thing is done, put off or opened where it stands. */
export function TodaySheet(props: TodayProps) {
  const { items, today, states, blank, problem, onAct, onRead, onAdd, onRetry } = props
  const [wanted, setWanted] = useState(SHOWN)
  const [unfolded, setUnfolded] = useState(false)
  const late = items.filter(({ lateDays, done }) => lateDays > 0 && !done)
  const isFolding = late.length > 1
  const listed = isFolding && !unfolded ? items.filter((item) => !late.includes(item)) : items
  const shown = useIsPrinted() ? items : listed.slice(0, wanted)
  const list = useRef<HTMLDivElement>(null)
  const showMore = () => {
    flushSync(() => setWanted(wanted + MORE))
    list.current!.querySelectorAll<HTMLElement>('[data-record]')[wanted]?.focus()
  }
  const lost = problem && !shown.some(({ key }) => key === problem.subject) ? problem.sentence : undefined
  return (
    <div ref={list} data-list="hoje" data-head tabIndex={-1} className={`place ${css.place}`}>
      <Sheet
        title="Hoje"
        className={css.sheet}
        action={items.length > 0 && <span className="quiet">{doneOf(items)}</span>}
      >
        <QuickAdd onRead={onRead} onAdd={onAdd} />
        {lost && (
          <p role="alert" className={css.missing}>
            {lost}
          </p>
        )}
        {isFolding && (
          <FoldButton unfolded={unfolded} onFold={setUnfolded} className={css.lateFold}>
            <IconAlarm size={18} stroke={1.5} className="late" aria-hidden />
            <span>
              <b className="late">{plural(late.length, 'atrasada', 'atrasadas')}</b>
              {` · a primeira há ${daysInWords(late[0]!.lateDays)}`}
            </span>
          </FoldButton>
        )}
        {shown.length > 0 && <TodayRows items={shown} today={today} problem={problem} onAct={onAct} />}
        {listed.length > wanted && (
          <Button
            variant="subtle"
            color="gray"
            className={css.more!}
            onClick={showMore}
          >{`Mostrar mais ${count(Math.min(listed.length - wanted, MORE))}`}</Button>
        )}
        <Missing states={states} onRetry={onRetry} />
        {items.length === 0 && Object.values(states).every((state) => state === 'ready') && (
          <Nothing blank={blank} />
        )}
        {items.length > 0 && <RemindersLine />}
        {items.length > 0 && <div className={css.rules} />}
      </Sheet>
    </div>
  )
}

/** The modules that the list goes without. */
function Missing({ states, onRetry }: Pick<TodayProps, 'states' | 'onRetry'>) {
  const named = (wanted: 'failed' | 'loading') =>
    MODULES.filter(({ id }) => states[id] === wanted)
      .map(({ name }) => name)
      .join(', ')
  const [failed, loading] = [named('failed'), named('loading')]
  return (
    <>
      {failed && (
        <div role="alert" className={css.missing}>
          <span>Não foi possível ler: {failed}. O que está guardado não se perdeu.</span>
          <Button size="xs" variant="default" onClick={onRetry}>
            Tentar novamente
          </Button>
        </div>
      )}
      {loading && (
        <p role="status" className={css.missing}>
          Ainda carregando: {loading}
        </p>
      )}
    </>
  )
}

const Nothing = ({ blank }: { blank: boolean }) => (
  <div className={css.nothing}>
    <h3>{blank ? 'Seu dia começa aqui' : 'Nada para hoje'}</h3>
    <p>
      {blank
        ? 'Aulas, provas, candidaturas, parcelas, hábitos e leituras aparecem nesta lista, cada um no seu dia. Comece pelo seu horário de aulas.'
        : 'Nenhuma aula, prova, parcela ou leitura espera por você. O que vier aparece nesta lista no seu dia.'}
    </p>
    {blank ? (
      <Button component={Link} to={SUGGESTED.first.to} data-module={SUGGESTED.first.module}>
        {SUGGESTED.first.label}
      </Button>
    ) : (
      <Button component={Link} to={SUGGESTED.next.to} variant="default">
        {SUGGESTED.next.label}
      </Button>
    )}
  </div>
)
