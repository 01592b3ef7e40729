import type { CalendarKind } from '@caderno/domain/calendar'
import { isoDateOf } from '@caderno/domain/kernel'
import { Button, Checkbox } from '@mantine/core'
import { useId, useState } from 'react'
import { FormAlert } from '../../../components/forms/FormMessages.tsx'
import { download } from '../../../components/forms/download.ts'
import { useServices } from '../../../hooks/services.tsx'
import { AccountSection } from '../AccountSection.tsx'
import classes from '../Account.module.css'
import { useExporting } from './use-exporting.ts'
import '../../../theme/styles-fields.ts'

const KINDS: Readonly<Record<CalendarKind, string>> = {
  aulas: 'Aulas',
  avaliacoes: 'Provas e trabalhos',
  entrevistas: 'Entrevistas e contatos',
  lancamentos: 'Parcelas e lançamentos futuros',
  metas: 'Metas',
  prazos: 'Prazos de habilidades',
}

/** What is to come, as a file for the calendar of the phone. */
export function CalendarSection({ owner }: { owner: string }) {
  const { archive, clock } = useServices()
  const id = useId()
  const [left, setLeft] = useState<readonly CalendarKind[]>([])
  const [hasReminders, setReminders] = useState(true)
  const kinds = (Object.keys(KINDS) as CalendarKind[]).filter((kind) => !left.includes(kind))
  const { done, failure, busy, run } = useExporting(async () => {
    const [{ calendarText }, { holdings }] = await Promise.all([import('./calendar.ts'), archive.read(owner)])
    const now = clock.now()
    const { text, notes } = calendarText(holdings, { kinds, hasReminders, now })
    download(`caderno-${isoDateOf(now)}.ics`, [text], 'text/calendar')
    return ['Calendário baixado. Abra o arquivo no calendário do celular ou do computador.', ...notes]
  })
  return (
    <AccountSection
      title="Calendário"
      text="Leve aulas, provas, prazos e o resto para o calendário do celular. Baixado de novo, o arquivo atualiza o que já está lá."
    >
      <div>
        {Object.entries(KINDS).map(([kind, label]) => (
          <label key={kind} htmlFor={`${id} ${kind}`} className={classes.choice}>
            <Checkbox
              id={`${id} ${kind}`}
              checked={!left.includes(kind as CalendarKind)}
              onChange={({ currentTarget: { checked } }) =>
                setLeft((before) =>
                  checked ? before.filter((each) => each !== kind) : [...before, kind as CalendarKind],
                )
              }
            />
            {label}
          </label>
        ))}
        <label htmlFor={id} className={classes.choice}>
          <Checkbox
            id={id}
            checked={hasReminders}
            onChange={({ currentTarget }) => setReminders(currentTarget.checked)}
          />
          Com lembretes
        </label>
      </div>
      <Button variant="default" disabled={kinds.length === 0} aria-busy={busy} onClick={() => void run()}>
        Baixar calendário
      </Button>
      <div role="status" className="lines">
        {done?.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <FormAlert>{failure}</FormAlert>
    </AccountSection>
  )
}
