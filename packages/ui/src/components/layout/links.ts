/** Style sheets that did not come: to a script, one that is still on its way looks the same. */
const lostStyles: HTMLLinkElement[] = []

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

/** A style sheet that did not come is not asked for again by whoever asks again for its script. One on its way is let alone: somebody waits for this very link. */
export async function reviveStyles(): Promise<void> {
  await Promise.all(
    lostStyles.splice(0).map(
      (link) =>
        new Promise((resolve, reject) => {
          const fresh = link.cloneNode() as HTMLLinkElement
          fresh.onload = resolve
          fresh.onerror = reject
          link.replaceWith(fresh)
        }),
    ),
  )
}
