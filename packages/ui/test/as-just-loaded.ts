import { dismissNotice, noticeStore } from '../src/components/feedback/notify.ts'
import { undo } from '../src/hooks/undo.ts'

/** Makes all as in a page that was just loaded, with nobody signed in and no notice shown: the files of a run share their modules. */
export function asJustLoaded(): void {
  undo.follow('uid-before')
  undo.follow(null)
  for (const { id } of noticeStore.getSnapshot()) dismissNotice(id)
}
