import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { asJustLoaded } from './as-just-loaded.ts'

afterEach(cleanup)
beforeEach(asJustLoaded)

// A screen that is loaded lazily takes longer on a busy machine than the second that is the default.
configure({ asyncUtilTimeout: 10_000 })

// jsdom lacks what Mantine measures with.
window.matchMedia ??= (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Element.prototype.scrollIntoView ??= () => undefined
Element.prototype.checkVisibility ??= () => true
// A field that grows with its text asks when fonts arrive.
if (!('fonts' in document)) Object.assign(document, { fonts: new EventTarget() })
window.scrollTo = () => undefined
