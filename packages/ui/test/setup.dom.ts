import '@testing-library/jest-dom/vitest'

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
