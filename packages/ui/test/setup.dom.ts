import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)

// jsdom lacks what Mantine measures with.
window.matchMedia ??= (query) => Object.assign(new EventTarget(), {
  matches: false, media: query, onchange: null, addListener: () => undefined, removeListener: () => undefined,
})
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Element.prototype.scrollIntoView ??= () => undefined
window.scrollTo = () => undefined
