import type { IsoDate } from '@caderno/domain/kernel'
import type { Skill } from '@caderno/domain/skills'
import { useEffect, useMemo, useState } from 'react'
import { placesOf, stillPlaces } from './places.ts'

/** Sheets and order of the skills; nothing moves by its progress while the pointer or the focus is among them. */
export function usePlaces(skills: readonly Skill[], today: IsoDate) {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const now = useMemo(() => placesOf(skills, today), [skills, today])
  const [before, setBefore] = useState(now)
  const held = pointed || focused
  useEffect(() => {
    if (!held) setBefore(now)
  }, [held, now])
  const places = useMemo(() => (held ? stillPlaces(before, now) : now), [held, before, now])
  const watching = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  }
  return { places, watching }
}
