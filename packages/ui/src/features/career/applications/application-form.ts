import { applicationDraftSchema, NEW_APPLICATION, type TypedApplication } from '@caderno/domain/career'
import { fieldErrors, type FieldErrors, type IsoDate } from '@caderno/domain/kernel'

const FIELDS = Object.keys(NEW_APPLICATION).filter(
  (name) => name !== 'historico',
) as (keyof TypedApplication)[]

/** The fields that are never folded. */
export const OPEN_FIELDS: ReadonlySet<string> = new Set<keyof TypedApplication>([
  'empresa',
  'vaga',
  'dataEnvio',
  'fase',
  'observacoes',
])

export const blankForm = (today: IsoDate): TypedApplication =>
  formOf({ ...NEW_APPLICATION, dataEnvio: today })

/** Only the fields that the form has, of a record that has more. */
export const formOf = (application: TypedApplication): TypedApplication =>
  Object.fromEntries(FIELDS.map((name) => [name, application[name]])) as unknown as TypedApplication

export const formErrors = (typed: TypedApplication): FieldErrors<TypedApplication> =>
  fieldErrors(applicationDraftSchema, { ...typed, historico: [] })
