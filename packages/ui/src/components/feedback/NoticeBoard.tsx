import { useTimeout } from '@mantine/hooks'
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { dismissNotice, noticeStore, type Notice } from './notify.ts'
import classes from './NoticeBoard.module.css'

const NOTICE_MS = 6_000

/** Where `notify` is heard: a live region that is always there, once per app. */
export function NoticeBoard() {
  const notices = useSyncExternalStore(noticeStore.subscribe, noticeStore.getSnapshot)
  return (
    <div aria-live="polite" className={classes.board}>
      {notices.map((notice) => (
        <NoticeBar key={notice.id} notice={notice} />
      ))}
    </div>
  )
}

function NoticeBar({ notice }: { notice: Notice }) {
  const { start, clear } = useTimeout(() => dismissNotice(notice.id), NOTICE_MS, { autoInvoke: true })
  const Mark = notice.isProblem ? IconAlertCircle : IconCircleCheck
  return (
    <p
      className={classes.notice}
      data-problem={notice.isProblem || undefined}
      onPointerEnter={clear}
      onPointerLeave={start}
    >
      <Mark size={20} stroke={1.75} aria-hidden />
      {notice.message}
    </p>
  )
}
