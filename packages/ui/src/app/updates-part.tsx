import type { ComponentType } from 'react'
import type { Services } from '../hooks/services.tsx'
import type { UpdatesProps } from '../features/updates/Updates.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'

export interface LoadedUpdates extends Pick<UpdatesProps, 'updates'> {
  readonly Updates: ComponentType<UpdatesProps>
}

/** A fault in it takes no page along. */
function UpdatesPart({ Updates, ...props }: UpdatesProps & LoadedUpdates) {
  return (
    <ErrorBoundary fallback={() => null}>
      <Updates {...props} />
    </ErrorBoundary>
  )
}

/** In a script of its own: what is loaded on a sign-in page need not name the scripts that this asks for. */
export async function loadUpdates(
  services: Services,
): Promise<LoadedUpdates & { readonly Part: typeof UpdatesPart }> {
  const [{ default: Updates }, updates] = await Promise.all([
    import('../features/updates/Updates.tsx'),
    services.updates(),
  ])
  return { Part: UpdatesPart, Updates, updates }
}
