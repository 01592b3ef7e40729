import { useLocation, useNavigate } from 'react-router-dom'

/** The open tab, kept in the address beside what else is there: reload and the back button keep it. An unknown one is the first. */
export function useTab<Id extends string>(ids: readonly [Id, ...Id[]]) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const asked = new URLSearchParams(search).get('aba')
  const openTab = (id: Id) => {
    const next = new URLSearchParams(search)
    next.set('aba', id)
    void navigate({ search: next.toString() })
  }
  return { tab: ids.find((id) => id === asked) ?? ids[0], openTab }
}
