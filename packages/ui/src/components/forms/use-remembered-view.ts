import { dataOf, toAppError, type AppErrorCode, type Snapshot, type Write } from '@caderno/domain/kernel'
import type { Preferences, View } from '@caderno/domain/shell'
import { useState } from 'react'

/**
 * How a list is shown, remembered as `name`: the first of the views until another is chosen, undefined until it is known. What was chosen just now
 * holds while it is being stored, and `refused` says why it cannot be.
 */
export function useRememberedView<Shown extends View>(
  preferences: Snapshot<Preferences>,
  name: string,
  views: readonly [Shown, Shown],
  choose: (view: Shown) => Write,
) {
  const [chosen, setChosen] = useState<Shown>()
  const [refused, setRefused] = useState<AppErrorCode>()
  const remembered = dataOf(preferences)?.visoes[name]
  const known =
    preferences.status === 'loading' ? undefined : (views.find((view) => view === remembered) ?? views[0])
  const onView = (view: Shown) => {
    setChosen(view)
    setRefused(undefined)
    choose(view).outcome.catch((error: unknown) => setRefused(toAppError(error).code))
  }
  const storing =
    chosen !== undefined &&
    refused === undefined &&
    (known !== chosen || (preferences.status === 'ready' && preferences.pending))
  return { view: chosen ?? known, onView, storing, refused }
}
