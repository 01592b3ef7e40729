import { decimalText, fieldErrors, type FieldErrors } from '../kernel/index.ts'
import { ruleSchema, type ApprovalRule } from './assessment.ts'
import { NUMBER_INVALID, parseGrade } from './grade-messages.ts'

/** What the dialog holds while it is typed: numbers as text. */
export type RuleForm = {
  readonly [Name in keyof ApprovalRule]: Name extends 'calculo' ? ApprovalRule[Name] : string
}

const NUMBERS = ['media', 'minimoFinal', 'pesoMedia', 'pesoFinal', 'mediaFinal'] as const

const each = <Value>(valueOf: (name: (typeof NUMBERS)[number]) => Value) =>
  Object.fromEntries(NUMBERS.map((name) => [name, valueOf(name)])) as Record<(typeof NUMBERS)[number], Value>

export const ruleForm = (regra: ApprovalRule): RuleForm => ({
  calculo: regra.calculo,
  ...each((name) => decimalText(regra[name])),
})

/** What is typed, as a rule; a number that cannot be read is none. */
export const ruleOf = (form: RuleForm): ApprovalRule => ({
  calculo: form.calculo,
  ...each((name) => {
    const read = parseGrade(form[name], Infinity)
    return 'ok' in read ? read.ok : NaN
  }),
})

/** One sentence per wrong field; empty when the form may be saved. */
export const ruleErrors = (form: RuleForm): FieldErrors<RuleForm> => {
  const rule = ruleOf(form)
  const unread = NUMBERS.filter((name) => Number.isNaN(rule[name]) && form[name].trim() !== '')
  return {
    ...(rule.minimoFinal > rule.media && {
      minimoFinal: 'O mínimo para a final não passa da média para aprovar',
    }),
    ...fieldErrors(ruleSchema, rule),
    ...Object.fromEntries(unread.map((name) => [name, NUMBER_INVALID])),
  }
}
