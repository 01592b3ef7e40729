const environment =
  (globalThis as { process?: { env?: Record<string, string | undefined> } }).process?.env ?? {}

/** How many rounds a law is tried: the sample by default, the full count when `CADERNO_SOAK` is set. */
export const runs = (sample: number, soak: number): number => (environment['CADERNO_SOAK'] ? soak : sample)
