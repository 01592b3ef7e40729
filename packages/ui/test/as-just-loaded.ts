import { dismissNotice, noticeStore } from '../src/components/feedback/notify.ts'
import { keepUndoFor } from '../src/components/feedback/undo-notice.ts'

/** As in a page that was just loaded, with nobody signed in and no notice shown: the files of a run share their modules. */
export function asJustLoaded(): void {
  keepUndoFor('uid-before')
  keepUndoFor(null)
  for (const { id } of noticeStore.getSnapshot()) dismissNotice(id)
}
