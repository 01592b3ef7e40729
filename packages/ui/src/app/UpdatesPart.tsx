import { lazy, type ComponentType } from 'react'
import type { UpdatesProps } from '../features/updates/Updates.tsx'

const Updates = lazy<ComponentType<UpdatesProps>>(() => import('../features/updates/Updates.tsx').catch(() => ({ default: () => null })))

/** In a script of its own: what is loaded on a sign-in page need not name the scripts that this asks for. */
export default function UpdatesPart(props: UpdatesProps) {
  return <Updates {...props} />
}
