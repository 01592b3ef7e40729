import { Input } from '@mantine/core'
import { useId } from 'react'
import { SubmitButton } from '../../../components/forms/SubmitButton.tsx'
import sheet from '../../../components/layout/Sheet.module.css'
import { QuickPreview } from './QuickPreview.tsx'
import { useQuickLine, type QuickLineProps } from './use-quick-line.ts'
import classes from './QuickLine.module.css'

/** «18,50 almoço» and Enter: the quickest way to book something (one line, read while it is typed). */
export function QuickLine(props: QuickLineProps) {
  const { form, field, entry, refusal, type, choose } = useQuickLine(props)
  const error = form.error('line') ?? form.alert
  const errorId = useId()
  return (
    <form
      noValidate
      ref={form.formRef}
      className={`${sheet.sheet} ${classes.quick}`}
      aria-label="Lançamento rápido"
      onSubmit={form.onSubmit}
    >
      <div className={classes.line}>
        <Input
          ref={field}
          aria-label="Lançamento rápido"
          withAria={false}
          aria-invalid={error !== undefined}
          aria-describedby={error && errorId}
          placeholder="18,50 almoço"
          autoComplete="off"
          enterKeyHint="done"
          value={form.values.line}
          classNames={{ wrapper: classes.field!, input: classes.input! }}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <SubmitButton busy={form.busy}>
          Lançar
          <kbd aria-hidden className={classes.enter}>
            Enter
          </kbd>
        </SubmitButton>
      </div>
      {error ? (
        <p id={errorId} role="alert" className={classes.error}>
          {error}
        </p>
      ) : (
        <QuickPreview entry={entry} refusal={refusal} today={props.today} onChoose={choose} />
      )}
    </form>
  )
}
