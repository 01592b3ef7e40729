import { useEffect, type ReactNode } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { useArrival } from './arrival.tsx'

/** One screen under its name: the browser's title, and on arrival the focus on its h1. */
export function Page({ title, children }: { title: string; children: ReactNode }) {
  const arrive = useArrival()
  const { pathname } = useLocation()
  const by = useNavigationType()
  useEffect(() => arrive({ title, pathname, by }), [arrive, title, pathname, by])
  return children
}
