import { isMonth, monthOf, type IsoDate, type Month } from '@caderno/domain/kernel'
import { useLocation, useNavigate } from 'react-router-dom'

/** The chosen month, kept in the address (`?mes=2026-10`) unless it is the current one. Turning it is no step of the browser's history. */
export function useMonth(today: IsoDate): {
  month: Month
  current: Month
  openMonth: (month: Month) => void
} {
  const { search } = useLocation()
  const navigate = useNavigate()
  const current = monthOf(today)
  const asked = new URLSearchParams(search).get('mes') ?? ''
  const openMonth = (month: Month) => {
    const next = new URLSearchParams(search)
    if (month === current) next.delete('mes')
    else next.set('mes', month)
    void navigate({ search: next.toString() }, { replace: true })
  }
  return { month: isMonth(asked) ? asked : current, current, openMonth }
}
