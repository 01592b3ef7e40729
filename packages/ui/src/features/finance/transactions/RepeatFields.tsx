import type { IsoDate } from '@caderno/domain/kernel'
import { NativeSelect, TextInput } from '@mantine/core'
import { useId } from 'react'
import { FoldButton } from '../../../components/forms/FoldedFields.tsx'
import { preview, REPEAT } from './texts.ts'
import { daysOf, draftOf, repeatOf, type TransactionValues } from './transaction-form.ts'
import type { TransactionFormState } from './use-transaction-form.ts'
import classes from './TransactionForm.module.css'

const REPEATS = Object.entries(REPEAT).map(([value, label]) => ({ value, label }))

/** «Repetir», folded until it is wanted; what comes of it is said in a sentence that stays in sight. */
export function RepeatFields({ form, today, unfolded, setUnfolded }: Omit<TransactionFormState, 'start'>) {
  const fold = useId()
  const { repetir } = form.values
  return (
    <>
      <FoldButton unfolded={unfolded} onFold={setUnfolded} controls={fold} className={classes.fold} />
      <div id={fold} className={classes.details} hidden={!unfolded}>
        {unfolded && (
          <>
            <NativeSelect label="Repetir" data={REPEATS} {...form.text('repetir')} />
            {repetir === 'parcelas' && (
              <TextInput
                label="Número de parcelas"
                description="O valor é o total da compra."
                required
                inputMode="numeric"
                autoComplete="off"
                maxLength={4}
                {...form.text('vezes')}
              />
            )}
            {(repetir === 'mensal' || repetir === 'semanal') && (
              <TextInput label="Até" type="date" required {...form.text('ate')} />
            )}
          </>
        )}
      </div>
      <p role="status" className={classes.preview}>
        {whatComes(form.values, today)}
      </p>
    </>
  )
}

function whatComes(values: TransactionValues, today: IsoDate): string {
  const days = values.repetir === 'nao' ? undefined : daysOf(values, today)
  return days ? preview(draftOf(values), repeatOf(values), days) : ''
}
