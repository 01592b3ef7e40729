/** Style sheets that did not come: to a script, one that is still on its way looks the same. */
export const lostStyles: HTMLLinkElement[] = []

/** Follows what becomes of the links that scripts put into the page. One whose script has come is one element more for nothing (P8): the browser has the script in its map of modules. */
export function watchLinks(): void {
  on('load', 'modulepreload', (link) => link.remove())
  on('error', 'stylesheet', (link) => lostStyles.push(link))
}

function on(type: string, rel: string, act: (link: HTMLLinkElement) => void): void {
  document.addEventListener(
    type,
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === rel) act(target)
    },
    true,
  )
}
