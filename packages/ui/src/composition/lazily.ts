import { AppError } from '@caderno/domain/kernel'

/** Loaded by the first call, the same for all later ones; a script that did not come is asked for again. */
export function lazily<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () =>
    (loading ??= load().catch((cause: unknown) => {
      loading = undefined
      throw new AppError('network-request-failed', { cause })
    }))
}
