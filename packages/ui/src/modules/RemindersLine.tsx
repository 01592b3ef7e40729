import { Button } from '@mantine/core'
import { useState } from 'react'
import { turnOff, turnOn, useRemindersState, type RemindersState } from './reminder-store.ts'
import css from './RemindersLine.module.css'

/** Asks, below what is due, whether this device should tell of it. */
export function RemindersLine() {
  return <RemindersLineView state={useRemindersState()} onTurnOn={turnOn} onTurnOff={turnOff} />
}

interface RemindersLineViewProps {
  state: RemindersState
  onTurnOn: () => Promise<void>
  onTurnOff: () => void
}

export function RemindersLineView({ state, onTurnOn, onTurnOff }: RemindersLineViewProps) {
  const [asked, setAsked] = useState(false)
  const ask = () => {
    setAsked(true)
    void onTurnOn()
  }
  // Who refused once is not asked again.
  if (state === 'unsupported' || (state === 'blocked' && !asked)) return null
  return (
    <div className={css.line}>
      <p role="status">{WORDS[state]}</p>
      {state === 'off' && (
        <Button variant="subtle" color="gray" onClick={ask}>
          Avisar neste aparelho
        </Button>
      )}
      {state === 'on' && (
        <Button variant="subtle" color="gray" onClick={onTurnOff}>
          Desligar avisos
        </Button>
      )}
    </div>
  )
}

const WORDS: Readonly<Record<Exclude<RemindersState, 'unsupported'>, string>> = {
  off: 'Com o Caderno aberto, avisamos o que há para hoje e o que tem hora marcada.',
  on: 'Este aparelho avisa o que há para hoje enquanto o Caderno estiver aberto.',
  blocked: 'O navegador bloqueia os avisos deste site. Libere-os nas configurações do navegador.',
}
