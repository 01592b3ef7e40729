const KEY = 'caderno.importar-depois'

/** «Agora não» holds for one account until this tab is closed or the guest is back (D17). */
export const importDismissal = {
  isSet: (owner: string): boolean => attempt(() => sessionStorage.getItem(KEY) === owner) ?? false,
  set: (owner: string): void => attempt(() => sessionStorage.setItem(KEY, owner)),
  clear: (): void => attempt(() => sessionStorage.removeItem(KEY)),
}

/** A browser may refuse: then the offer comes back with the next visit. */
function attempt<T>(reach: () => T): T | undefined {
  try {
    return reach()
  } catch {
    return undefined
  }
}
