import type { IsoDate } from '@caderno/domain/kernel'
import {
  readingGoalErrors,
  readingGoalForm,
  readingGoalOf,
  type ReadingGoalForm,
  type ReadingService,
} from '@caderno/domain/reading'
import type { ReadingGoal } from '@caderno/domain/shell'
import { Group, NativeSelect, TextInput } from '@mantine/core'
import { keptAs } from '../../../components/feedback/outcomes.ts'
import { useDialogForm, type DialogProps } from '../../../hooks/use-dialog-form.ts'
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx'
import { goalTitle } from './texts.ts'
import '../../../theme/styles-fields.ts'
import '../../../theme/styles-layout.ts'

const TYPES = [
  { value: 'livros', label: 'Livros' },
  { value: 'paginas', label: 'Páginas' },
]
const HELP = {
  livros: 'Contam os itens da estante que você concluir no ano.',
  paginas: 'Contam as páginas que você avançar a cada dia e, ao concluir um item, as que faltava contar.',
} as const

interface GoalDialogProps extends DialogProps {
  today: IsoDate
  actions: ReadingService
  /** Where the fields begin: last year's goal will do. */
  goal: ReadingGoal | undefined
}

/** Sets the goal of this year, or another in its place. */
export default function GoalDialog({ goal, today, actions, ...shown }: GoalDialogProps) {
  const { form, ...dialog } = useDialogForm<ReadingGoalForm>({
    ...shown,
    name: 'reading goal',
    subject: 'goal',
    initial: readingGoalForm(goal),
    validate: readingGoalErrors,
    service: actions,
    command: (values) => actions.setGoal(readingGoalOf(values, today)),
    words: keptAs('Meta salva'),
    failure: 'goal',
  })
  return (
    <FormDialog {...dialog} title={goalTitle(today)} module="leitura" size="26rem" form={form}>
      <Group grow align="flex-start" wrap="nowrap">
        <TextInput
          label="Quantidade"
          required
          data-autofocus
          inputMode="numeric"
          autoComplete="off"
          placeholder="Ex.: 12"
          {...form.text('quantidade')}
        />
        <NativeSelect label="Contar" data={TYPES} {...form.text('tipo')} />
      </Group>
      <p className="quiet">{HELP[form.values.tipo]}</p>
    </FormDialog>
  )
}
