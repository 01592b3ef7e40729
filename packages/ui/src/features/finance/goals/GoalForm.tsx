import type { Form } from '../../../hooks/use-form.ts'
import { SubmitButton } from '../../../components/forms/SubmitButton.tsx'
import { Sheet } from '../../../components/layout/Sheet.tsx'
import type { GoalFormValues } from './goal-form.ts'
import { GoalFields } from './GoalFields.tsx'
import classes from './Goals.module.css'

/** Adds a goal: stands open on its tab. */
export function GoalForm({ form }: { form: Form<GoalFormValues> }) {
  return (
    <Sheet title="Nova meta">
      <form noValidate ref={form.formRef} onSubmit={form.onSubmit} className={classes.form}>
        <GoalFields form={form} />
        <div className={classes.submit}>
          <SubmitButton busy={form.busy}>Adicionar meta</SubmitButton>
        </div>
      </form>
    </Sheet>
  )
}
