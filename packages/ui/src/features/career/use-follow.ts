import { useEffect, useState } from 'react'

/** Where a change leads. */
export interface Followed<World> {
  /** The change shows. */
  arrived(world: World): boolean
  /** Puts the focus there. */
  focus(): void
}
export type Follow<World> = (followed: Followed<World>) => void

/** When a change takes the focused control away with its card or its notice, the focus goes on to where the record stands now. */
export function useFollow<World>(world: World, asking: boolean): Follow<World> {
  const [followed, follow] = useState<Followed<World>>()
  useEffect(() => {
    if (asking || !followed?.arrived(world)) return
    follow(undefined)
    if (document.activeElement === document.body) followed.focus()
  }, [followed, world, asking])
  return follow
}
