import { weekdayWord, type HyphenWord } from '@caderno/domain/semester'
import { Group } from '@mantine/core'
import { ToggleButton } from '../ToggleButton.tsx'
import '../../../theme/styles-layout.ts'

interface HyphenChoiceProps {
  /** The days on both sides of the dash, from 1 (Monday) to 7. */
  days: readonly [number, number]
  /** How it is read now. */
  word: HyphenWord
  onChoose: (word: HyphenWord) => void
}

/** What «seg-qua» means: two days, or all from one to the other. */
export function HyphenChoice({ days, word, onChoose }: HyphenChoiceProps) {
  const [from, to] = days.map(weekdayWord)
  return (
    <Group component="span" gap="xs" mt="0.375rem" role="group" aria-label={`O que quer dizer ${from}-${to}`}>
      {(['e', 'a'] as const).map((each) => (
        <ToggleButton key={each} pressed={each === word} onClick={() => onChoose(each)}>
          {from} {each} {to}
        </ToggleButton>
      ))}
    </Group>
  )
}
