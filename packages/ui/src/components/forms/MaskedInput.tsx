import { TextInput, type TextInputProps } from '@mantine/core'
import type { ChangeEvent } from 'react'

type MaskedInputProps = TextInputProps & {
  value: string
  mask(text: string, caret: number): { readonly text: string; readonly caret: number }
}

/** A text field that adds the punctuation and keeps the caret in place. */
export function MaskedInput({ mask, onChange, ...props }: MaskedInputProps) {
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const masked = mask(...withoutTypedLetter(input, props.value))
    const caret = masked.caret + (deletedOnlyPunctuation(event, masked.text, props.value) ? 1 : 0)
    // Set before React does: React then finds the value unchanged and keeps the caret.
    input.value = masked.text
    input.setSelectionRange(caret, caret)
    onChange?.(event)
  }
  return <TextInput inputMode="numeric" {...props} onChange={handleChange} />
}

/** «Delete» before punctuation would only remove what the mask adds again: the caret moves past it. */
const deletedOnlyPunctuation = ({ nativeEvent }: ChangeEvent, next: string, before: string): boolean =>
  next === before && (nativeEvent as InputEvent).inputType === 'deleteContentForward'

/** A letter that is typed is not taken; one that is pasted with the rest stands, to be refused. */
function withoutTypedLetter({ value, selectionStart }: HTMLInputElement, before: string): [string, number] {
  const caret = selectionStart ?? value.length
  const isTyped = value.length === before.length + 1 && /\p{L}/u.test(value.charAt(caret - 1))
  return isTyped ? [value.slice(0, caret - 1) + value.slice(caret), caret - 1] : [value, caret]
}
