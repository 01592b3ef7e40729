import { useEffect, useState } from 'react'

/** A dialog that is mounted open (a lazily loaded one) would not know where the focus came from: it opens one step later. */
export function useOpenAfterMount(opened: boolean): boolean {
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return opened && mounted
}
