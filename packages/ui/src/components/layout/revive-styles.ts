import { lostStyles } from './links.ts'

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
