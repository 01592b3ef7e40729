const environment =
  (globalThis as { process?: { env?: Record<string, string | undefined> } }).process?.env ?? {}

/** How many rounds a law is tried: the sample by default, at most `CADERNO_MAX_RUNS` of it, and the full count when `CADERNO_SOAK` is set. */
export const runs = (sample: number, soak: number): number =>
  environment['CADERNO_SOAK'] ? soak : Math.min(sample, Number(environment['CADERNO_MAX_RUNS'] ?? sample))

/** Milliseconds until a law is given up: Firestore's client waits up to a minute after a broken stream before it listens again. */
export const LAW_TIME = environment['CADERNO_SOAK'] ? 900_000 : 180_000
