import type { PastReading } from '@caderno/domain/reading'
import { Button } from '@mantine/core'
import { useId, useRef } from 'react'
import fields from '../../components/forms/dialog-fields.module.css'
import classes from './MoreFields.module.css'
import { pastWords } from './texts.ts'

interface PastReadingsProps {
  past: readonly PastReading[]
  /** What is stored: the list stands for as long as there was one. */
  stored: readonly PastReading[]
  onRemove: (one: PastReading) => void
}

/** The earlier times that an item was read, each of which may be a mistake; kept by «Salvar», as the fields are. */
export function PastReadings({ past, stored, onRemove }: PastReadingsProps) {
  const title = useId()
  const section = useRef<HTMLElement>(null)
  if (stored.length === 0) return null
  return (
    <section ref={section} tabIndex={-1} className={fields.wide} aria-labelledby={title}>
      <h3 id={title} className={classes.pastTitle}>
        Leituras anteriores
      </h3>
      {past.length === 0 && <p className={classes.past}>Nenhuma</p>}
      <ul className={classes.past}>
        {past.map((one, at) => (
          <li key={`${at} ${one.inicio} ${one.fim}`}>
            {pastWords(one)}
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={`Remover a leitura ${pastWords(one)}`}
              onClick={() => {
                section.current?.focus()
                onRemove(one)
              }}
            >
              Remover
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
