import { useEffect } from 'react'

interface Place {
  /** The list's name: the place of the commands that change it. */
  readonly list?: string | undefined
  readonly id?: string | undefined
  /** The records of the list, as they stood. */
  readonly order?: readonly string[]
  readonly isNotice?: boolean
}

/** What comes and goes over the page. */
const OVERLAY = '[role=dialog], [role=menu], [data-about]'

/**
 * When a change takes the focused control away, the focus goes on: to its record where that stands now, to the one beside it, or to the head of the list.
 * The page says where by attributes: `data-list` names a list, `data-record` is what has the focus for a record of it, `data-head` for the list, and
 * `data-add` adds a record. A notice is `data-about` a record of the list `data-of`. A focus that stands elsewhere stays.
 */
export function useFocusRecovery(): void {
  useEffect(() => {
    let last: HTMLElement | undefined
    /** The last one outside of what comes and goes. */
    let opener: HTMLElement | undefined
    let place: Place = {}
    /** Has the focus while its record is not in the list: it may come back. */
    let standIn: HTMLElement | undefined

    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return
      last = target
      const overlay = target.closest<HTMLElement>(OVERLAY)
      if (!overlay) opener = target
      if (target === standIn) return
      standIn = undefined
      const { about, of } = overlay?.dataset ?? {}
      if (about) place = { list: of, id: about, isNotice: true }
      else if (!overlay) place = placeOf(target)
    }

    const recover = () => {
      const focused = document.activeElement
      const isLost = focused === document.body && last?.isConnected === false
      if (!isLost && (!standIn || focused !== standIn)) return
      const list = listNamed(place.list)
      const record = recordIn(list, place.id)
      const back = opener?.isConnected ? opener : undefined
      if (isLost && back && !place.isNotice) back.focus({ preventScroll: true })
      else if (record) {
        standIn = undefined
        handleOf(record).focus()
      } else if (isLost) {
        standIn = back ?? besideIn(list, place) ?? headFor(place, last)
        standIn?.focus({ preventScroll: !standIn.matches('[data-record]') })
      }
    }

    const observer = new MutationObserver(recover)
    document.addEventListener('focusin', remember)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [])
}

const recordsOf = (list: ParentNode) => [...list.querySelectorAll<HTMLElement>('[data-record]')]

function placeOf(target: HTMLElement): Place {
  const list = target.closest<HTMLElement>('[data-list]')
  if (!list) return {}
  return {
    list: list.dataset['list'],
    id: target.closest<HTMLElement>('[data-record]')?.dataset['record'],
    order: recordsOf(list).map(({ dataset }) => dataset['record']!),
  }
}

const listNamed = (name: string | undefined) =>
  name === undefined ? null : document.querySelector<HTMLElement>(`[data-list="${name}"]`)
const headOf = (list: HTMLElement | null) =>
  list?.matches('[data-head]') ? list : (list?.querySelector<HTMLElement>('[data-head]') ?? undefined)
/** The head of its list, where that is gone of the page's own, else the button that adds: it, or the form that it opened, had the focus, or the last record went. */
function headFor({ list }: Place, gone: HTMLElement | undefined): HTMLElement | undefined {
  if (list === undefined && !gone?.closest(`${OVERLAY}, [data-add]`)) return undefined
  const own = list && (headOf(listNamed(list)) ?? headOf(document.querySelector('[data-list$="/lista"]')))
  return own || (document.querySelector<HTMLElement>('[data-add]') ?? undefined)
}
const handleOf = (record: HTMLElement) => record.querySelector<HTMLElement>('[data-handle]') ?? record

const recordIn = (list: HTMLElement | null, id: string | undefined): HTMLElement | undefined =>
  list && id !== undefined
    ? recordsOf(list).find((record) => record.dataset['record'] === id && record.checkVisibility())
    : undefined

/** The next one that is left, else the last before it. */
function besideIn(list: HTMLElement | null, { id, order = [] }: Place): HTMLElement | undefined {
  const at = id === undefined ? -1 : order.indexOf(id)
  if (!list || at < 0) return undefined
  const left = [...order.slice(at), ...order.slice(0, at).reverse()].map((each) => recordIn(list, each))
  return left.find((record) => record !== undefined)
}
