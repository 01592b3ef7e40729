export interface Notice {
  readonly id: number
  readonly message: string
}

let notices: readonly Notice[] = []
let count = 0
const listeners = new Set<() => void>()
const show = (next: readonly Notice[]) => {
  notices = next
  for (const listener of listeners) listener()
}

/** Tells a success where everybody sees it and screen readers hear it (NoticeBoard); the same words again take the place of the first. */
export const notify = (message: string): void => show([...notices.filter((notice) => notice.message !== message), { id: ++count, message }])

export const dismissNotice = (id: number): void => show(notices.filter((notice) => notice.id !== id))

export const noticeStore = {
  getSnapshot: () => notices,
  subscribe(onChange: () => void) {
    listeners.add(onChange)
    return () => void listeners.delete(onChange)
  },
}
