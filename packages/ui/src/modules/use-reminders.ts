import { remindersAt, waitingOn, type AgendaItem, type Reminder } from '@caderno/domain/agenda'
import type { IsoDate } from '@caderno/domain/kernel'
import { useEffect } from 'react'
import { markTold, setBadge, toldOn, useTellsReminders } from './reminder-store.ts'

/** Keeps the number of what waits on the icon of the installed app, and tells what is due where the student has asked for it. */
export function useReminders(items: readonly AgendaItem[] | undefined, today: IsoDate, time: string): void {
  const isOn = useTellsReminders()
  const waiting = items && waitingOn(items).length
  useEffect(() => {
    if (waiting !== undefined) setBadge(waiting)
  }, [waiting])
  useEffect(() => {
    if (!isOn || !items) return
    const due = remindersAt(items, { today, time }, toldOn(today))
    if (due.length === 0) return
    markTold(
      today,
      due.map(({ key }) => key),
    )
    for (const reminder of due) void tell(reminder).catch(() => undefined)
  }, [isOn, items, today, time])
}

/** By the worker, which a first visit registers later: a phone knows no other way. */
async function tell({ key, title, text }: Reminder): Promise<void> {
  const worker = await navigator.serviceWorker.ready
  await worker.showNotification(title, { body: text, tag: key, lang: 'pt-BR', icon: '/icons/icon-192.png' })
}
