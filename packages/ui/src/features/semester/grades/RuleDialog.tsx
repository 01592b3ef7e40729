import {
  CALCULATIONS,
  RULE_PRESETS,
  ruleErrors,
  ruleForm,
  ruleOf,
  ruleWords,
  type RuleForm,
  type SemesterService,
  type Subject,
} from '@caderno/domain/semester'
import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import fields from '../../../components/forms/dialog-fields.module.css'
import { FormDialog } from '../../../components/forms/FormDialog.tsx'
import type { Commands } from '../../../hooks/use-command.ts'
import { useDialogForm } from '../../../hooks/use-dialog-form.ts'
import { offered } from '../offered.ts'
import '../../../theme/styles-fields.ts'

interface RuleDialogProps {
  opened: boolean
  subject: Subject
  /** Those of the semester. */
  shown: readonly Subject[]
  actions: SemesterService
  commands: Commands
  onClose: () => void
}

const OWN = 'outra'

/** When a subject is passed: one of the usual rules, or its own figures. */
export default function RuleDialog({
  subject,
  shown: subjects,
  actions,
  commands,
  ...shown
}: RuleDialogProps) {
  const [forAll, setForAll] = useState(false)
  const dialog = useDialogForm<RuleForm>({
    ...shown,
    name: 'rule',
    subject,
    initial: ruleForm(subject.regra),
    validate: ruleErrors,
    service: actions,
    command: (values) =>
      offered(
        commands,
        actions.setRule(forAll ? subjects.map(({ id }) => id) : [subject.id], ruleOf(values)),
        forAll
          ? `Regra das disciplinas de ${subject.semestre} alterada`
          : `Regra de ${subject.nome} alterada`,
      ),
    failure: 'update',
  })
  const { form } = dialog
  const preset = RULE_PRESETS.find(({ regra }) => ruleWords(regra) === ruleWords(ruleOf(form.values)))
  const choose = (id: string) => {
    const chosen = RULE_PRESETS.find((each) => each.id === id)
    if (!chosen) return
    const next = ruleForm({ ...chosen.regra, calculo: form.values.calculo })
    for (const name of Object.keys(next) as (keyof RuleForm)[]) form.set(name, next[name])
  }
  return (
    <FormDialog {...dialog} title={`Regra de ${subject.nome}`} module="semestre">
      <div className={fields.fields}>
        <NativeSelect
          label="Regra de aprovação"
          className={fields.wide!}
          data={[
            ...RULE_PRESETS.map(({ id, name }) => ({ value: id, label: name })),
            { value: OWN, label: 'Outra' },
          ]}
          value={preset?.id ?? OWN}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
        <NativeSelect
          label="Cálculo da média"
          data={CALCULATIONS.map((value) => ({ value, label: CALCULATION_NAMES[value] }))}
          {...form.text('calculo')}
        />
        <TextInput label="Média para aprovar" inputMode="decimal" {...form.text('media')} />
        <TextInput
          label="Mínimo para a final"
          description="Igual à média onde não há final."
          inputMode="decimal"
          {...form.text('minimoFinal')}
        />
        <TextInput label="Média após a final" inputMode="decimal" {...form.text('mediaFinal')} />
        <TextInput label="Peso da média" inputMode="decimal" {...form.text('pesoMedia')} />
        <TextInput label="Peso da final" inputMode="decimal" {...form.text('pesoFinal')} />
        <Checkbox
          label={`Usar em todas as disciplinas de ${subject.semestre}`}
          className={fields.wide!}
          checked={forAll}
          onChange={({ currentTarget }) => setForAll(currentTarget.checked)}
        />
      </div>
    </FormDialog>
  )
}

const CALCULATION_NAMES = { ponderada: 'Ponderada pelos pesos', aritmetica: 'Aritmética' } as const
