import type { RecordId } from '@caderno/domain/kernel'
import { useMounted } from '@mantine/hooks'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { notifyProblem } from '../components/feedback/notify.ts'

/**
 * Opens, once, the record that `?abrir=` of the address names, and removes it from the address: reload and the back button do not open it again.
 * `records` are undefined until the screen has them; `others` are what else of the screen an address opens, by name.
 */
export function useOpened<R extends { readonly id: RecordId }>(
  records: readonly R[] | undefined,
  open: (subject: R | 'new') => void,
  others: Readonly<Record<string, () => void>> = {},
): void {
  const { search, key } = useLocation()
  const navigate = useNavigate()
  const followed = useRef<string>(undefined)
  useEffect(() => {
    const address = new URLSearchParams(search)
    const asked = address.get('abrir')
    if (asked === null || !records || followed.current === key) return
    followed.current = key
    address.delete('abrir')
    void navigate({ search: address.toString() }, { replace: true })
    const subject = asked === 'novo' ? 'new' : records.find(({ id }) => id === asked)
    if (Object.hasOwn(others, asked)) others[asked]!()
    else if (subject) open(subject)
    else notifyProblem('Este registro não foi encontrado.')
  })
}

/** A dialog that is mounted open (a lazily loaded one) would not know where the focus came from: it opens one step later. */
export function useOpenAfterMount(opened: boolean): boolean {
  const mounted = useMounted()
  return opened && mounted
}
