import { createLiveQuery, deepFreeze, ready, type Snapshot } from '@caderno/domain/kernel'
import type { LateRefusal, LateRefusals } from '@caderno/domain/shell'

export interface Refusals extends LateRefusals {
  refuse(refusal: LateRefusal): void
}

export function createRefusals(): Refusals {
  let snapshot: Snapshot<readonly LateRefusal[]> = ready(Object.freeze([]))
  let told: readonly LateRefusal[] = []
  let emit: (next: typeof snapshot) => void = () => undefined
  const show = (next: readonly LateRefusal[]) => {
    told = next
    emit((snapshot = ready(deepFreeze(next))))
  }
  const query = createLiveQuery<readonly LateRefusal[]>((tell) => {
    emit = tell
    tell(snapshot)
    return () => (emit = () => undefined)
  })
  return {
    watch: () => query,
    dismiss: () => Promise.resolve(show([])),
    refuse: (refusal) => show([...told, { ...refusal }]),
  }
}
