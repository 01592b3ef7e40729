import { actionLink } from '@caderno/domain/identity'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

const read = (search: string) => ({ search, link: actionLink(new URLSearchParams(search)) })

/** The action link of the address, kept here only: once read it leaves the address bar and the history (D15). */
export function useActionLink() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [held, setHeld] = useState(() => read(search))
  if (search !== '' && search !== held.search) setHeld(read(search))
  const isCarried = search !== '' && held.link.kind !== 'request'
  useEffect(() => {
    if (isCarried) void navigate(pathname, { replace: true })
  }, [isCarried, navigate, pathname])
  return held.link
}
