import {
  CALCULATIONS,
  FINALS,
  MAX_STAGES,
  presetForm,
  presetOf,
  RECOVERIES,
  RULE_PRESETS,
  ruleErrors,
  ruleForm,
  ruleOf,
  SCALES,
  shownWeights,
  STAGE_NAMES,
  stageName,
  type RuleForm,
  type Subject,
} from '@caderno/domain/semester'
import { capital, isolated } from '@caderno/domain/kernel'
import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import fields from '../../../components/forms/dialog-fields.module.css'
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx'
import { useDialogForm, type DialogProps } from '../../../hooks/use-dialog-form.ts'
import type { Form } from '../../../hooks/use-form.ts'
import { offered } from '../offered.ts'
import type { SemesterTabProps } from '../tab-props.ts'
import '../../../theme/styles-fields.ts'

interface RuleDialogProps extends DialogProps, Pick<SemesterTabProps, 'shown' | 'actions' | 'commands'> {
  subject: Subject
}

const OWN = 'outra'

/** When a subject is passed: the rule of an institution, figures that many have, or its own. */
export default function RuleDialog({
  subject,
  shown: subjects,
  actions,
  commands,
  ...shown
}: RuleDialogProps) {
  const [forAll, setForAll] = useState(false)
  const [chosen, setChosen] = useState(OWN)
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
          : `Regra de ${isolated(subject.nome)} alterada`,
      ),
    failure: 'update',
  })
  const { form } = dialog
  const preset = presetOf(ruleOf(form.values), chosen)
  const choose = (id: string) => {
    setChosen(id)
    const filled = presetForm(id)
    for (const name of Object.keys(filled) as (keyof RuleForm)[]) form.set(name, filled[name]!)
  }
  return (
    <FormDialog {...dialog} title={`Regra de ${isolated(subject.nome)}`} module="semestre">
      <div className={fields.fields}>
        <NativeSelect
          label="Instituição"
          description={preset?.source}
          className={fields.wide!}
          data={PRESET_GROUPS}
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
        <TextInput label="Nota mínima na final" inputMode="decimal" {...form.text('minimoNaFinal')} />
        <TextInput label="Peso da média" inputMode="decimal" {...form.text('pesoMedia')} />
        <TextInput label="Peso da final" inputMode="decimal" {...form.text('pesoFinal')} />
        <NativeSelect
          label="Resultado"
          data={SCALES.map((value) => ({ value, label: SCALE_NAMES[value] }))}
          {...form.text('escala')}
        />
        <StageFields form={form} />
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

const optionsOf = (presets: typeof RULE_PRESETS) =>
  presets.map(({ id, name }) => ({ value: id, label: name }))
const PRESET_GROUPS = [
  { group: 'Com a regra publicada', items: optionsOf(RULE_PRESETS.filter(({ source }) => source !== '')) },
  {
    group: 'Outra instituição',
    items: [
      ...optionsOf(RULE_PRESETS.filter(({ source }) => source === '')),
      { value: OWN, label: 'Outra regra' },
    ],
  },
]

const SCALE_NAMES = { numeros: 'Nota', mencoes: 'Menção, de SS a SR' } as const
const CALCULATION_NAMES = { ponderada: 'Ponderada pelos pesos', aritmetica: 'Aritmética' } as const

const NO_STAGES = '0'

/** How many stages the year or semester has, what each weighs, and what its recuperação and the final exam do. */
function StageFields({ form }: { form: Form<RuleForm> }) {
  const { etapas, nomeEtapa } = form.values
  const hasStages = etapas !== NO_STAGES
  const preposition = stageName({ nomeEtapa }, 1).startsWith('1º') ? 'do' : 'da'
  return (
    <>
      <NativeSelect
        label="Etapas"
        description="Cada uma com a sua média."
        data={[
          { value: NO_STAGES, label: 'Sem etapas' },
          ...Array.from({ length: MAX_STAGES - 1 }, (_, at) => String(at + 2)),
        ]}
        {...form.text('etapas')}
      />
      {hasStages && (
        <NativeSelect
          label="Nome das etapas"
          data={STAGE_NAMES.map((value) => ({ value, label: capital(value) }))}
          {...form.text('nomeEtapa')}
        />
      )}
      {shownWeights(form.values).map((name, at) => (
        <TextInput
          key={name}
          label={`Peso ${preposition} ${stageName({ nomeEtapa }, at + 1)}`}
          inputMode="decimal"
          {...form.text(name)}
        />
      ))}
      <NativeSelect
        label="Recuperação"
        data={RECOVERIES.map((value) => ({ value, label: RECOVERY_NAMES[value] }))}
        {...form.text('recuperacao')}
      />
      <NativeSelect
        label="O que a final faz"
        data={FINALS.map((value) => ({ value, label: finalName(value, hasStages) }))}
        {...form.text('final')}
      />
    </>
  )
}

const RECOVERY_NAMES = {
  '': 'Não há',
  substitui: 'Fica no lugar da nota menor',
  media: 'Faz média com a nota',
} as const
const FINAL_NAMES = {
  media: 'Faz média com a média',
  substitui: 'Fica no lugar de uma etapa',
  melhor: 'O que der mais',
  recupera: 'Fica no lugar da média, até a que aprova',
} as const
const finalName = (value: keyof typeof FINAL_NAMES, hasStages: boolean): string =>
  value === 'substitui' && !hasStages ? 'Fica no lugar da média' : FINAL_NAMES[value]
