import type { ApplicationPhase } from '@caderno/domain/career'
import { useCallback, useState, type DragEvent } from 'react'

/** Our own kind of content: what is dragged in from elsewhere is none of it. */
const KIND = 'application/x-candidatura'

export type Drag = ReturnType<typeof useDrag>

/** Drags a card by mouse to another column; `over` is the column that it would fall into. */
export function useDrag(onDrop: (id: string, fase: ApplicationPhase) => void) {
  const [over, setOver] = useState<ApplicationPhase>()
  const card = useCallback(
    (id: string) => ({
      draggable: true,
      onDragStart(event: DragEvent) {
        event.dataTransfer.setData(KIND, id)
        event.dataTransfer.effectAllowed = 'move'
      },
      onDragEnd: () => setOver(undefined),
    }),
    [],
  )
  const column = (fase: ApplicationPhase) => ({
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes(KIND)) return
      event.preventDefault()
      setOver(fase)
    },
    onDragLeave(event: DragEvent) {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null))
        setOver((now) => (now === fase ? undefined : now))
    },
    onDrop(event: DragEvent) {
      const id = event.dataTransfer.getData(KIND)
      setOver(undefined)
      if (id === '') return
      event.preventDefault()
      onDrop(id, fase)
    },
  })
  return { over, card, column }
}
