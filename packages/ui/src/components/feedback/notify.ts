export interface Notice {
  readonly id: number
  readonly message: string
  readonly isProblem: boolean
}

let notices: readonly Notice[] = []
let count = 0
const listeners = new Set<() => void>()
const show = (next: readonly Notice[]) => {
  notices = next
  for (const listener of listeners) listener()
}

const tell = (message: string, isProblem: boolean) =>
  show([...notices.filter((notice) => notice.message !== message), { id: ++count, message, isProblem }])

/** Tells a success where everybody sees it and screen readers hear it (NoticeBoard); the same words again take the place of the first. */
export const notify = (message: string): void => tell(message, false)

/** Tells in the same place what did not go well and has no better one. */
export const notifyProblem = (message: string): void => tell(message, true)

export const dismissNotice = (id: number): void => show(notices.filter((notice) => notice.id !== id))

export const noticeStore = {
  getSnapshot: () => notices,
  subscribe(onChange: () => void) {
    listeners.add(onChange)
    return () => void listeners.delete(onChange)
  },
}

/** Said by what clears the cache, and in its place where that has not come (D18). */
export const NOT_CLEARED = 'Sem conexão: o cache não foi limpo.'
