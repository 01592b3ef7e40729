import { useEffect } from 'react'

/** Where the focus was last. */
interface Place {
  /** The list's name, which is the place of the commands that change it. */
  readonly list?: string | undefined
  readonly id?: string | undefined
  /** The records that were shown of the list, and how many it had. */
  readonly order?: readonly string[]
  readonly size?: string | undefined
  /** A notice about the record, not the record itself. */
  readonly isNotice?: boolean
}

const OVERLAY = '[role=dialog], [role=menu], [data-about]'
const TEXT_FIELD = 'input, textarea, select, [contenteditable]'

/**
 * When a change takes the focused control away, the focus goes on: to its record where that stands now, to the record beside it, or to the head of the
 * list. The page says where by attributes. `data-list` names a list by the place of its commands; `data-record` is a record of it, which takes the focus
 * (tabIndex -1) unless a `data-handle` in it does; `data-head` takes it for the list, and `data-add` opens the form of a new record. A notice is
 * `data-about` a record of the list `data-of`. A focus that is elsewhere, or was given up, is left alone, and so is a page under an open dialog.
 */
export function useFocusRecovery(): void {
  useEffect(() => {
    let last: HTMLElement | undefined
    /** The last one on the page itself, not in a dialog, a menu or a notice. */
    let opener: HTMLElement | undefined
    let place: Place = {}
    /** The control that has the focus in place of a record that may come back. */
    let substitute: HTMLElement | undefined
    let hasScrolled = false

    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return
      last = target
      hasScrolled = false
      const overlay = target.closest<HTMLElement>(OVERLAY)
      if (!overlay) opener = target
      if (target === substitute) return
      substitute = undefined
      const { about, of } = overlay?.dataset ?? {}
      if (about) place = { list: of, id: about, isNotice: true }
      else if (!overlay) place = placeOf(target)
    }
    /** A press elsewhere gives the focus up, unless it takes it along. */
    const giveUp = ({ target }: PointerEvent) => {
      substitute = undefined
      if (!document.activeElement?.contains(target as Node) || document.activeElement === document.body)
        last = undefined
    }
    const scrolled = () => {
      hasScrolled = true
    }

    const recover = () => {
      const focused = document.activeElement
      const isLost = focused === document.body && last?.isConnected === false
      if (!isLost && !(substitute && focused === substitute)) return
      if (document.querySelector('[aria-modal=true]')) return
      const list = listNamed(place.list)
      const record = recordIn(list, place.id)
      if (!isLost && !record) return
      const back = opener && canHaveFocus(opener) ? opener : undefined
      // Nothing changed: the row is out of the window of a long list.
      if (!back && !record && isSameWindow(list, place)) return
      const found = (place.isNotice ? undefined : isLost && back) || record
      const target = found ?? back ?? besideIn(list, place) ?? headFor(place, last, opener)
      substitute = found || target?.matches(TEXT_FIELD) ? undefined : target
      target?.focus({ preventScroll: hasScrolled || !target.closest('[data-record]') })
    }

    const observer = new MutationObserver(recover)
    observer.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', remember)
    document.addEventListener('pointerdown', giveUp, true)
    window.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', remember)
      document.removeEventListener('pointerdown', giveUp, true)
      window.removeEventListener('scroll', scrolled)
    }
  }, [])
}

const recordsOf = (list: ParentNode) => [...list.querySelectorAll<HTMLElement>('[data-record]')]
const sizeOf = (list: ParentNode) =>
  list.querySelector('[aria-setsize]')?.getAttribute('aria-setsize') ?? undefined

function placeOf(target: HTMLElement): Place {
  const list = target.closest<HTMLElement>('[data-list]')
  if (!list) return {}
  return {
    list: list.dataset['list'],
    id: target.closest<HTMLElement>('[data-record]')?.dataset['record'],
    order: recordsOf(list).map(({ dataset }) => dataset['record']!),
    size: sizeOf(list),
  }
}

const canHaveFocus = (element: HTMLElement): boolean =>
  element.isConnected && element.checkVisibility() && !element.matches(':disabled')

const listNamed = (name: string | undefined) =>
  name === undefined ? null : document.querySelector<HTMLElement>(`[data-list="${name}"]`)

/** Whether only a part of the list is in the page, and it has as many records as before. */
const isSameWindow = (list: HTMLElement | null, { size }: Place): boolean =>
  list !== null && size !== undefined && sizeOf(list) === size && recordsOf(list).length < Number(size)

/** What takes the focus for a record that is shown. */
function recordIn(list: HTMLElement | null, id: string | undefined): HTMLElement | undefined {
  if (!list || id === undefined) return undefined
  const record = recordsOf(list).find((each) => each.dataset['record'] === id && each.checkVisibility())
  return record?.querySelector<HTMLElement>('[data-handle]') ?? record
}

/** The next one that is left, else the last before it, else what a folded list shows instead. */
function besideIn(list: HTMLElement | null, { id, order = [] }: Place): HTMLElement | undefined {
  const at = id === undefined ? -1 : order.indexOf(id)
  if (at < 0) return undefined
  const shown = list ? recordsOf(list).map(({ dataset }) => dataset['record']!) : []
  const left = [...order.slice(at), ...order.slice(0, at).reverse(), ...shown]
  return left.map((each) => recordIn(list, each)).find((record) => record !== undefined)
}

/** The head of the list, or of the module's main list where the list is gone too. */
const headOf = (name: string) =>
  document.querySelector<HTMLElement>(`[data-list="${name}"] [data-head], [data-list="${name}"][data-head]`)

/** Returns, where no record is left, the head of its list or the button that adds one, which also takes the place of another such button. A control that was in no list leads to that button only if it had opened the form. A notice on a page without either leads to the page. */
function headFor({ list, isNotice }: Place, gone?: HTMLElement, opener?: HTMLElement) {
  if (list === undefined && !gone?.closest(`${OVERLAY}, [data-add]`)) return undefined
  const head = list && (headOf(list) ?? headOf(`${list.split('/')[0]}/lista`))
  const add = document.querySelector<HTMLElement>('[data-add]')
  return (
    (opener?.matches('[data-add]') && add) ||
    head ||
    add ||
    (isNotice && document.querySelector<HTMLElement>('main')) ||
    undefined
  )
}
