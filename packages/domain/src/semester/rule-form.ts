import * as v from 'valibot'
import { decimalText, fieldErrors, pick, type FieldErrors } from '../kernel/index.ts'
import { ruleSchema, STAGE_WEIGHT_INVALID, stageWeight, type ApprovalRule } from './assessment.ts'
import { NUMBER_INVALID, parseGrade } from './grade-messages.ts'

const NUMBERS = ['media', 'minimoFinal', 'pesoMedia', 'pesoFinal', 'mediaFinal', 'minimoNaFinal'] as const
const CHOICES = ['calculo', 'nomeEtapa', 'recuperacao', 'final', 'escala'] as const
/** The weight of each stage. */
export const STAGE_WEIGHTS = ['peso1', 'peso2', 'peso3', 'peso4'] as const
type Typed = (typeof NUMBERS)[number] | (typeof STAGE_WEIGHTS)[number]

/** What the dialog holds while it is typed: numbers as text. */
export type RuleForm = Pick<ApprovalRule, (typeof CHOICES)[number]> &
  Readonly<Record<Typed, string>> & {
    /** How many: '0' to '4'. */
    readonly etapas: string
  }

export const ruleForm = (regra: ApprovalRule): RuleForm => ({
  ...pick(regra, CHOICES),
  ...each(NUMBERS, (name) => decimalText(regra[name])),
  ...each(STAGE_WEIGHTS, (_, at) => decimalText(regra.etapas[at] ?? 1)),
  etapas: String(regra.etapas.length),
})

/** What is typed, as a rule; a number that cannot be read is none. */
export const ruleOf = (form: RuleForm): ApprovalRule => ({
  ...pick(form, CHOICES),
  ...each(NUMBERS, (name) => numberIn(form[name])),
  etapas: shownWeights(form).map((name) => numberIn(form[name])),
})

/** One sentence per wrong field; empty when the form may be saved. */
export function ruleErrors(form: RuleForm): FieldErrors<RuleForm> {
  const rule = ruleOf(form)
  const unread = [...NUMBERS, ...shownWeights(form)].filter(
    (name) => Number.isNaN(numberIn(form[name])) && form[name].trim() !== '',
  )
  const weights = shownWeights(form).filter((_, at) => !v.is(stageWeight, rule.etapas[at]))
  const { etapas: _, ...others } = fieldErrors(ruleSchema, rule)
  return {
    ...(rule.minimoFinal > rule.media && {
      minimoFinal: 'O mínimo para a final não passa da média para aprovar',
    }),
    ...others,
    ...Object.fromEntries(weights.map((name) => [name, STAGE_WEIGHT_INVALID])),
    ...Object.fromEntries(unread.map((name) => [name, NUMBER_INVALID])),
  }
}

/** The weights of as many stages as are chosen. */
export const shownWeights = ({ etapas }: Pick<RuleForm, 'etapas'>) => STAGE_WEIGHTS.slice(0, Number(etapas))

function numberIn(text: string): number {
  const read = parseGrade(text, Infinity)
  return 'ok' in read ? read.ok : NaN
}

const each = <Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name, at: number) => Value,
) => Object.fromEntries(names.map((name, at) => [name, valueOf(name, at)])) as Record<Name, Value>
