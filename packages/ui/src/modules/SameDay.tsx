import { Suspense } from 'react'
import { lazyPart } from '../components/layout/lazy-part.tsx'
import type { SameDayProps } from './SameDayNote.tsx'

/** With it comes something of every module. */
const Note = lazyPart(() => import('./SameDayNote.tsx'), { isPrefetched: false })

/** «Neste dia: Cálculo 14h–15h50 e prova de Redes.»: what takes place in the other modules on a day, where there is one. */
export const SameDay = (props: SameDayProps) =>
  props.day !== '' && (
    <Suspense fallback={null}>
      <Note {...props} />
    </Suspense>
  )
