import { Button, VisuallyHidden } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'

/** Puts `value` on the clipboard and says so, or that the browser refused; `what` names it: «matrícula». */
export function CopyButton({ value, what }: { value: string; what: string }) {
  const { copy, copied, error } = useClipboard({ timeout: 4_000 })
  const state = error ? 'Não copiado' : copied && 'Copiado'
  return (
    <>
      <Button variant="subtle" aria-label={`${state || 'Copiar'}: ${what}`} onClick={() => copy(value)}>
        {state || 'Copiar'}
      </Button>
      <VisuallyHidden role="status">{state}</VisuallyHidden>
    </>
  )
}
