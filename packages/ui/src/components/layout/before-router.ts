/** What hears of a step of the browser's back and forward before the router does; one at a time. */
export const beforeRouter: { onStep?: ((event: PopStateEvent) => void) | undefined } = {}

// Chromium calls the window's listeners in the order in which they came, capturing or not: this module is loaded before any router is mounted.
window.addEventListener('popstate', (event) => beforeRouter.onStep?.(event))
