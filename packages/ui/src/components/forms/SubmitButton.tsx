import { Button, type ButtonProps } from '@mantine/core'
import type { MouseEvent, ReactNode } from 'react'

/** The submit button of a form: ignored while busy, and for the second click of a double click. */
export function SubmitButton({
  busy,
  children,
  ...props
}: ButtonProps & { busy: boolean; children: ReactNode }) {
  return (
    <Button
      {...props}
      type="submit"
      loading={busy}
      aria-busy={busy}
      onMouseDown={ignoreAgain}
      onClick={ignoreAgain}
    >
      {children}
    </Button>
  )
}

const ignoreAgain = (event: MouseEvent) => event.detail > 1 && event.preventDefault()
