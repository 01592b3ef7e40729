const environment =
  (globalThis as { process?: { env?: Record<string, string | undefined> } }).process?.env ?? {}

/** How many rounds a law is tried: the sample by default, the full count when `CADERNO_SOAK` is set. */
export const runs = (sample: number, soak: number): number => (environment['CADERNO_SOAK'] ? soak : sample)

/** Milliseconds until a law is given up: Firestore's client waits up to a minute after a broken stream before it listens again. */
export const LAW_TIME = runs(180_000, 900_000)
