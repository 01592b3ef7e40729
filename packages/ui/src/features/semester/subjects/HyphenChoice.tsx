import { weekdayWord, type HyphenWord } from '@caderno/domain/semester'
import { UnstyledButton } from '@mantine/core'
import classes from './Paste.module.css'

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
    <span className={classes.readings} role="group" aria-label={`O que quer dizer ${from}-${to}`}>
      {(['e', 'a'] as const).map((each) => (
        <UnstyledButton
          key={each}
          className={classes.reading!}
          aria-pressed={each === word}
          onClick={() => onChoose(each)}
        >
          {from} {each} {to}
        </UnstyledButton>
      ))}
    </span>
  )
}
