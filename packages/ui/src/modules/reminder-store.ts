import type { IsoDate } from '@caderno/domain/kernel'
import { useSyncExternalStore } from 'react'

/** Whether this device tells what is due, and the keys of what it told of which day: ids of records, and no word of theirs. */
const KEY = 'caderno-avisos'
interface Stored {
  readonly isOn: boolean
  readonly day: IsoDate
  readonly told: readonly string[]
}
const NOTHING: Stored = { isOn: false, day: '', told: [] }

/** `blocked`: the browser does not let this site tell anything. */
export type RemindersState = 'unsupported' | 'blocked' | 'off' | 'on'

/** Follows the other tabs too. */
export const useRemindersState = (): RemindersState => useSyncExternalStore(subscribe, remindersState)

/** Whether it tells what is due; where it was never asked to, the browser is asked nothing. */
export const useTellsReminders = (): boolean =>
  useSyncExternalStore(subscribe, () => stored().isOn && remindersState() === 'on')

function remindersState(): RemindersState {
  if (!('Notification' in globalThis)) return 'unsupported'
  permission ??= Notification.permission
  if (permission === 'denied') return 'blocked'
  return permission === 'granted' && stored().isOn ? 'on' : 'off'
}

/** Each look at it waits for the browser's process, and every drawing of a page would: so it is known until the page comes into view again. */
let permission: NotificationPermission | undefined

/** Asks the browser, which asks the student once. */
export async function turnOn(): Promise<void> {
  permission = await Notification.requestPermission()
  if (permission === 'granted') store({ ...stored(), isOn: true })
  else notify()
}

export const turnOff = (): void => store({ ...stored(), isOn: false })

/** The keys of what was told of a day, in any tab of this device. */
export const toldOn = (day: IsoDate): readonly string[] => {
  const found = stored()
  return found.day === day ? found.told : []
}

export const markTold = (day: IsoDate, keys: readonly string[]): void =>
  store({ ...stored(), day, told: [...toldOn(day), ...keys] })

const listeners = new Set<() => void>()
const notify = () => listeners.forEach((listener) => listener())

function subscribe(onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => (key === null || key === KEY) && onChange()
  const onVisible = () => {
    permission = undefined
    onChange()
  }
  listeners.add(onChange)
  addEventListener('storage', onStorage)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    listeners.delete(onChange)
    removeEventListener('storage', onStorage)
    document.removeEventListener('visibilitychange', onVisible)
  }
}

function store(next: Stored): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // A browser that refuses to store is asked again.
  }
  notify()
}

function stored(): Stored {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Stored> | null
    return {
      isOn: found?.isOn === true,
      day: typeof found?.day === 'string' ? found.day : '',
      told: Array.isArray(found?.told) ? found.told.filter((key) => typeof key === 'string') : [],
    }
  } catch {
    return NOTHING
  }
}

/** The number on the icon of the installed app; 0 takes it off. A browser without such an icon does nothing. */
export function setBadge(waiting: number): void {
  const { setAppBadge, clearAppBadge } = navigator as Partial<
    Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>
  >
  const set = waiting > 0 ? setAppBadge?.call(navigator, waiting) : clearAppBadge?.call(navigator)
  set?.catch(() => undefined)
}
