import { isBlank, isLongerThan } from './text.ts'

/** One sentence per broken field, as the form shows it. Apart from the schemas: the sign-in page needs no valibot. */
export type FieldErrors<Values> = { readonly [K in keyof Values]?: string | undefined }

export const hasErrors = (errors: object): boolean => Object.values(errors).some(Boolean)

/** Whether one of the required fields shows an error because nothing is typed in it. */
export const isUnfilled = <Values>(
  required: readonly (keyof Values)[],
  values: Values,
  errors: FieldErrors<Values>,
): boolean => required.some((name) => errors[name] && isBlank(String(values[name])))

/** The sentence for a text that is too long. */
export const lengthError = (text: string, limit: number): string | undefined =>
  isLongerThan(text, limit) ? tooLong(limit) : undefined

/** A longer text is refused with a sentence, never cut (product: «Limits»). */
export const tooLong = (limit: number): string => `Use no máximo ${limit.toLocaleString('pt-BR')} caracteres`
