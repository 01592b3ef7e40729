import type { OtherReading } from '@caderno/domain/kernel'
import { Input, UnstyledButton, VisuallyHidden, type ButtonProps } from '@mantine/core'
import type { ReactNode, Ref, RefObject } from 'react'
import { Delayed } from '../layout/PageSkeleton.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import classes from './QuickField.module.css'

interface QuickFieldProps extends Pick<ButtonProps, 'variant'> {
  ref?: Ref<HTMLInputElement>
  line: string
  busy: boolean
  /** The id of the sentence that says what is wrong with the line, if anything is. */
  errorId: string | undefined
  onType: (line: string) => void
  /** Stands at the left of the field. */
  before?: ReactNode
  /** The word of the button. */
  word?: string | undefined
  /** What stands behind the word of the button. */
  children?: ReactNode
}

/** «18,50 almoço», and the button that books it. */
export const QuickField = ({
  ref,
  line,
  busy,
  errorId,
  onType,
  before,
  word = 'Lançar',
  children,
  ...button
}: QuickFieldProps) => (
  <div className={classes.line}>
    {before}
    <Input
      ref={ref}
      aria-label="Lançamento rápido"
      withAria={false}
      aria-invalid={errorId !== undefined}
      aria-describedby={errorId}
      placeholder="18,50 almoço"
      autoComplete="off"
      enterKeyHint="done"
      value={line}
      classNames={{ wrapper: classes.field!, input: classes.input! }}
      onChange={(event) => onType(event.currentTarget.value)}
    />
    <SubmitButton busy={busy} {...button}>
      {word}
      {children}
    </SubmitButton>
  </div>
)

/** So few letters are nothing wrong yet, only unfinished; «15%» is no amount, whatever follows. */
export const isBeginning = (line: string): boolean => line.trim().length <= 3 && !/\d[%$]/.test(line)

interface OtherReadingsProps {
  others: readonly OtherReading[]
  /** Takes the keyboard when one was chosen: the buttons go. */
  field: RefObject<HTMLInputElement | null>
  onChoose: (line: string) => void
}

/** What else the line may mean, each in one tap. */
export const OtherReadings = ({ others, field, onChoose }: OtherReadingsProps) =>
  others.length > 0 && (
    <div className={classes.others} role="group" aria-label="Outra leitura">
      {others.map(({ label, line }) => (
        <UnstyledButton
          key={label}
          className={classes.other}
          onClick={() => {
            onChoose(line)
            field.current?.focus()
          }}
        >
          {label}?
        </UnstyledButton>
      ))}
    </div>
  )

/** What the line says, heard when the typing rests. */
export const LineAnnouncement = ({ sentence }: { sentence: string | undefined }) => (
  <VisuallyHidden role="status">
    {sentence && (
      <Delayed key={sentence} after={800}>
        {sentence}
      </Delayed>
    )}
  </VisuallyHidden>
)
