import { dismissNotice, noticeStore } from '../src/components/feedback/notify.ts'
import { keepUndoFor } from '../src/components/feedback/undo-notice.ts'

/** As in a page that was just loaded, by nobody yet, and with nothing told: the files of a run share their modules. */
export function asJustLoaded(): void {
  keepUndoFor('uid-before')
  keepUndoFor(null)
  for (const { id } of noticeStore.getSnapshot()) dismissNotice(id)
}
