import type { FinanceBook, FinanceStore } from '@caderno/domain/finance'
import { dataOf, monthOf } from '@caderno/domain/kernel'
import { createFakeFinances, fakeClock } from '@caderno/domain/testing'
import { Suspense, type ComponentType } from 'react'
import { ServicesProvider } from '../src/hooks/services.tsx'
import { useFocusRecovery } from '../src/hooks/use-focus-recovery.ts'
import { useRecords } from '../src/hooks/use-records.ts'
import { useToday } from '../src/hooks/use-today.ts'
import { UndoBar } from '../src/components/feedback/UndoBar.tsx'
import type { FinancePartProps } from '../src/features/finance/tab-props.ts'
import { useFinanceActions } from '../src/features/finance/use-finances.ts'
import { fakeServices } from './fake-services.ts'

const OWNER = 'uid-ana'
type Part = ComponentType<FinancePartProps>

/** One tab of the finances over a book in memory, with the frame's way to undo; `arrange` gets the store before it is shown, at the instant `now`. */
export function financePart(
  Part: Part,
  book: Partial<FinanceBook> = {},
  arrange: (finances: ReturnType<typeof createFakeFinances>) => void = () => undefined,
  now?: string,
) {
  const clock = fakeClock(now)
  const finances = createFakeFinances({ clock, books: { [OWNER]: book } })
  arrange(finances)
  const services = Promise.resolve(fakeServices({ clock }))
  return () => (
    <ServicesProvider services={services}>
      <Suspense>
        <Shown Part={Part} finances={finances} />
      </Suspense>
    </ServicesProvider>
  )
}

function Shown({ Part, finances }: { Part: Part; finances: FinanceStore }) {
  const { snapshot } = useRecords(finances, OWNER)
  const { actions } = useFinanceActions(OWNER, finances)
  const today = useToday()
  useFocusRecovery()
  const book = dataOf(snapshot)
  return (
    <main data-module="financas">
      <h1 className="page-title">Finanças</h1>
      {book && <Part book={book} month={monthOf(today)} today={today} actions={actions} />}
      <UndoBar />
    </main>
  )
}
