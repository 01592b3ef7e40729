import type { PastReading } from '@caderno/domain/reading'
import { Box, Button, Group } from '@mantine/core'
import { useId, useRef } from 'react'
import fields from '../../components/forms/dialog-fields.module.css'
import { pastWords } from './texts.ts'
import '../../theme/styles-layout.ts'

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
      <Box component="h3" id={title} fz="sm" fw={600}>
        Leituras anteriores
      </Box>
      {past.length === 0 && (
        <Box component="p" mt="0.25rem" fz="sm">
          Nenhuma
        </Box>
      )}
      <Box component="ul" mt="0.25rem" fz="sm">
        {past.map((one, at) => (
          <Group
            key={`${at} ${one.inicio} ${one.fim}`}
            component="li"
            justify="space-between"
            gap="0.25rem 0.75rem"
          >
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
          </Group>
        ))}
      </Box>
    </section>
  )
}
