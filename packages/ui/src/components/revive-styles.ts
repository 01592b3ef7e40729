/** A style sheet that did not come is not asked for again by whoever asks again for its script. */
export async function reviveStyles(): Promise<void> {
  const failed = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter((link) => !hasRules(link))
  await Promise.all(failed.map((link) => new Promise((resolve, reject) => {
    const fresh = link.cloneNode() as HTMLLinkElement
    fresh.onload = resolve
    fresh.onerror = reject
    link.replaceWith(fresh)
  })))
}

/** Nobody may look into a sheet that did not come. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0
  } catch {
    return false
  }
}
