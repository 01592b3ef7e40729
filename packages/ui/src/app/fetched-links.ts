/** A script that has come is in the browser's map of modules: the link that asked for it ahead is one element more for nothing (P8). */
export function forgetFetchedLinks(): void {
  document.addEventListener('load', ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'modulepreload') target.remove()
  }, true)
}
