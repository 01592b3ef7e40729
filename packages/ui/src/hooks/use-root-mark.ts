import { useLayoutEffect } from 'react'

type RootMark = 'atTop' | 'floating'

/** How many parts of the page hold each mark. */
const holders: Record<RootMark, number> = { atTop: 0, floating: 0 }

/** Holds a data attribute of `<html>` while something stands on the page. With `:root:has()` each change of the page would style all of it anew. */
export function useRootMark(mark: RootMark, stands: boolean): void {
  useLayoutEffect(() => {
    if (!stands) return
    hold(mark, 1)
    return () => hold(mark, -1)
  }, [mark, stands])
}

function hold(mark: RootMark, by: 1 | -1): void {
  holders[mark] += by
  const { dataset } = document.documentElement
  if (holders[mark] > 0) dataset[mark] = ''
  else delete dataset[mark]
}
