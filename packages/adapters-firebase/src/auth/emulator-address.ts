/** `http://host:port` of this computer; no `[::1]`, which a Content-Security-Policy cannot name. */
export const isAuthEmulator = (url = ''): boolean =>
  /^http:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?\/?$/.test(url)

/** `host:port` of this computer. */
export const isFirestoreEmulator = (host = ''): boolean => /^(localhost|127\.0\.0\.1):\d{1,5}$/.test(host)

/** Whether both emulators are where nobody else's data can be. */
export const areOnThisComputer = (authUrl: string | undefined, firestoreHost: string | undefined): boolean =>
  isAuthEmulator(authUrl) && isFirestoreEmulator(firestoreHost)
