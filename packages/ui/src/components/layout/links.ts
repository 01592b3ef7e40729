/** Style sheets that failed to load; a script cannot tell them from loading ones later. */
const lostStyles: HTMLLinkElement[] = []

/** Watches the links that scripts add to the page, and removes modulepreload links that have loaded (P8). */
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

/** Retries failed style sheets, which Vite does not do when a script is retried. */
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
