import { TextInput, type TextInputProps } from '@mantine/core'
import type { ChangeEvent } from 'react'

type MaskedInputProps = TextInputProps & {
  value: string
  mask(text: string, caret: number): { readonly text: string; readonly caret: number }
}

/** A text field that writes its punctuation itself and leaves the caret where the person put it. */
export function MaskedInput({ mask, onChange, ...props }: MaskedInputProps) {
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const masked = mask(input.value, input.selectionStart ?? input.value.length)
    const caret = masked.caret + (deletedOnlyPunctuation(event, masked.text, props.value) ? 1 : 0)
    // Written before React does: it leaves a field alone that already shows its new value, and the caret with it.
    input.value = masked.text
    input.setSelectionRange(caret, caret)
    onChange?.(event)
  }
  return <TextInput inputMode="numeric" {...props} onChange={handleChange} />
}

/** «Delete» before punctuation takes away what the mask puts back: the caret steps over it, so that the next press deletes a digit. */
const deletedOnlyPunctuation = ({ nativeEvent }: ChangeEvent, next: string, before: string): boolean =>
  next === before && (nativeEvent as InputEvent).inputType === 'deleteContentForward'
