import { Box, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Sheet } from '../layout/Sheet.tsx'
import classes from './EmptyState.module.css'

export type Hint = Readonly<Record<'title' | 'text', string>>

interface EmptyStateProps {
  picture?: ReactNode
  title: string
  text: string
  action?: ReactNode
  hints?: readonly Hint[]
}

/** What the module gives, one first step, and up to three teaching cells; `picture` is drawn with thin lines on 200 × 112. */
export function EmptyState({ picture, title, text, action, hints = [] }: EmptyStateProps) {
  return (
    <Sheet label={title} className={classes.empty}>
      <Box className="centred" px="lg" py="xxl">
        {picture && (
          <svg
            width="200"
            height="112"
            viewBox="0 0 200 112"
            fill="none"
            aria-hidden
            strokeWidth="1.5"
            strokeLinejoin="round"
            stroke="var(--cad-borda)"
          >
            {picture}
          </svg>
        )}
        <Title order={2}>{title}</Title>
        <p>{text}</p>
        {action}
      </Box>
      {hints.length > 0 && (
        <ul className={classes.hints}>
          {hints.map((hint) => (
            <li key={hint.title} className="cell quiet">
              <strong>{hint.title}</strong>
              {hint.text}
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  )
}
