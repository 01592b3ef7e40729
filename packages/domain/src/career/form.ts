import * as v from 'valibot'
import { changesOf, fieldErrors, pick, type FieldErrors, type IsoDate } from '../kernel/index.ts'
import {
  applicationDraftSchema,
  NEW_APPLICATION,
  type Application,
  type ApplicationDraft,
} from './application.ts'
import { changePhase, completed, earliest } from './history.ts'

/** What the form holds: a record without what the phases leave behind. */
export type TypedApplication = Omit<ApplicationDraft, 'historico'>

const { historico: _, ...BLANK } = NEW_APPLICATION
const FIELDS = Object.keys(BLANK) as (keyof TypedApplication)[]

/** The first values of the form: an application as it is stored, or a new one, sent today. */
export const applicationForm = (today: IsoDate, application?: Application): TypedApplication =>
  application ? pick(application, FIELDS) : { ...BLANK, dataEnvio: today }

/** One sentence per wrong field; empty when the form may be saved. */
export const applicationErrors = (form: TypedApplication): FieldErrors<TypedApplication> => ({
  ...(form.fase === 'entrevista' &&
    form.horaEntrevista !== '' &&
    form.proximoContato === '' && { proximoContato: 'Informe o dia da entrevista' }),
  ...fieldErrors(applicationDraftSchema, { ...NEW_APPLICATION, ...form }),
})

/** What was changed in the form since it was opened on `opened`. */
export const editedApplicationFields = (opened: Application, form: TypedApplication) =>
  changesOf<TypedApplication>(pick(opened, FIELDS), form)

const changesSchema = v.partial(v.omit(applicationDraftSchema, ['historico']))

/** A new application as it is stored; what was not typed is left empty. Only for what the form accepts. */
export function newApplication(typed: Partial<ApplicationDraft>, today: IsoDate): ApplicationDraft {
  const draft = v.parse(applicationDraftSchema, { ...NEW_APPLICATION, ...typed })
  return {
    ...draft,
    historico: [{ fase: draft.fase, em: draft.dataEnvio ? earliest(draft.dataEnvio, today) : today }],
  }
}

/** What an edit writes: only what differs; a changed fase is a move, with its day. */
export function editApplication(
  application: Application,
  changes: Partial<ApplicationDraft>,
  today: IsoDate,
): Partial<ApplicationDraft> {
  const { fase = application.fase, ...fields } = v.parse(changesSchema, changes) as Partial<ApplicationDraft>
  const patch = changesOf<ApplicationDraft>(application, fields)
  if (fase === application.fase && Object.keys(patch).length === 0) return {}
  const known = { ...application, ...completed(application) }
  const resent = {
    ...completed(application),
    ...patch,
    ...(patch.dataEnvio && sentOn(patch.dataEnvio, known, today)),
  }
  return { ...resent, ...changePhase({ ...known, ...resent }, fase, today) }
}

/** The history begins on the day of sending, at the latest today or when the next fase was reached: it follows that day when it is corrected. */
function sentOn(dataEnvio: IsoDate, application: Application, today: IsoDate) {
  const [first, ...rest] = application.historico
  if (!first || (application.dataEnvio !== '' && first.em > application.dataEnvio)) return {}
  return { historico: [{ ...first, em: earliest(dataEnvio, rest[0]?.em ?? today) }, ...rest] }
}
