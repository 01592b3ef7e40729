import { runInNewContext } from 'node:vm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import bootScript from '../../public/theme.js?raw'
import { createThemeStore, THEME_KEY } from './theme-store.ts'

function setSystem(prefersDark: boolean) {
  const media = Object.assign(new EventTarget(), { matches: prefersDark })
  const paper = Object.assign(new EventTarget(), { matches: false })
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => (query === 'print' ? paper : media) as unknown as MediaQueryList,
  )
  return Object.assign(media, { paper })
}

beforeEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

describe('the theme of this browser', () => {
  test("is the system's until one is chosen, then the choice, stored as plain dark or light (§3.10, §9.8)", () => {
    setSystem(true)
    const store = createThemeStore(window)
    expect(store.getSnapshot()).toBe('dark')
    store.toggle()
    expect(store.getSnapshot()).toBe('light')
    expect(localStorage.getItem(THEME_KEY)).toBe('light')
    store.toggle()
    expect(localStorage.getItem(THEME_KEY)).toBe('dark')
  })

  test('follows the system and the other tabs, and stops listening with its last listener (§9.8)', () => {
    const media = setSystem(false)
    const store = createThemeStore(window)
    const heard = vi.fn()
    const stop = store.subscribe(heard)
    media.matches = true
    media.dispatchEvent(new Event('change'))
    expect(heard).toHaveBeenCalledTimes(1)
    expect(store.getSnapshot()).toBe('dark')
    localStorage.setItem(THEME_KEY, 'light')
    window.dispatchEvent(new StorageEvent('storage', { key: THEME_KEY }))
    expect(heard).toHaveBeenCalledTimes(2)
    expect(store.getSnapshot()).toBe('light')
    window.dispatchEvent(new StorageEvent('storage', { key: 'something else' }))
    stop()
    window.dispatchEvent(new StorageEvent('storage', { key: THEME_KEY }))
    expect(heard).toHaveBeenCalledTimes(2)
  })

  test('is light on paper, and after it what it was (L10)', () => {
    const { paper } = setSystem(true)
    const store = createThemeStore(window)
    const heard = vi.fn()
    store.subscribe(heard)
    for (const [matches, theme] of [
      [true, 'light'],
      [false, 'dark'],
    ] as const) {
      paper.matches = matches
      paper.dispatchEvent(new Event('change'))
      expect(store.getSnapshot()).toBe(theme)
    }
    expect(heard).toHaveBeenCalledTimes(2)
  })

  test('still switches where the browser refuses storage', () => {
    setSystem(false)
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    const store = createThemeStore(window)
    store.toggle()
    expect(store.getSnapshot()).toBe('dark')
  })
})

describe('public/theme.js', () => {
  test.each([null, 'dark', 'light', 'auto', ''])(
    'with %j stored, paints what the store will say (§9.8)',
    (stored) => {
      for (const prefersDark of [true, false]) {
        setSystem(prefersDark)
        if (stored !== null) localStorage.setItem(THEME_KEY, stored)
        document.documentElement.removeAttribute('data-mantine-color-scheme')
        runInNewContext(bootScript, { document, localStorage, matchMedia: window.matchMedia })
        expect(document.documentElement).toHaveAttribute(
          'data-mantine-color-scheme',
          createThemeStore(window).getSnapshot(),
        )
      }
    },
  )
})
