import type { OutboxEntry } from '@caderno/domain/shell'
import { notSaved, reasonsOf } from '../components/feedback/refusals.ts'

/** What was not saved and why. Loaded for whoever is signed in: the sign-in page needs none of it. */
export default function RefusalReasons({ refusals }: { refusals: readonly OutboxEntry[] }) {
  return (
    <>
      <p>{notSaved(refusals.length)}</p>
      <ul>
        {reasonsOf(refusals).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </>
  )
}
