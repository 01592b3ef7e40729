import { TextInput, type TextInputProps } from '@mantine/core'
import { useId } from 'react'

interface SuggestedInputProps extends TextInputProps {
  suggestions: readonly string[]
}

/** A text that was mostly written before: the browser offers those, and any other can be typed. */
export function SuggestedInput({ suggestions, ...field }: SuggestedInputProps) {
  const list = useId()
  return (
    <>
      <TextInput autoComplete="off" list={list} {...field} />
      <datalist id={list}>
        {suggestions.map((text) => (
          <option key={text}>{text}</option>
        ))}
      </datalist>
    </>
  )
}
