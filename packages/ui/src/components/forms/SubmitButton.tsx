import { Button, type ButtonProps } from '@mantine/core'
import type { MouseEvent, ReactNode } from 'react'

/** The one filled button of a form: busy means visibly so, and no second press. The second half of a double click is none either, and takes no focus. */
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
