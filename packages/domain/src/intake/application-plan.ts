import {
  type Application,
  type ApplicationDraft,
  type Contact,
  editApplication,
  historyOf,
  NEW_APPLICATION,
  newApplication,
} from '../career/index.ts'
import { capital, foldText, formatDate, isBlank, type IsoDate, isolated, isSame } from '../kernel/index.ts'
import type { Line } from './line.ts'
import { type Comparison, differingFields, notesWith, planRecords, type RecordRow } from './record-plan.ts'
import { type ApplicationItem, APPLICATIONS } from './record-item.ts'

/** A line of a file of applications beside those of the account. */
export type ApplicationRow = RecordRow<ApplicationDraft>

/** Compares a file of applications with those of the account: by company, role and day. A contact is found by its name. */
export function planApplications(
  lines: readonly Line<ApplicationItem>[],
  applications: readonly Application[],
  { contacts, today }: { readonly contacts: readonly Contact[]; readonly today: IsoDate },
): readonly ApplicationRow[] {
  const contactOf = new Map(contacts.map(({ id, nome }) => [foldText(nome), id]))
  const withContact = (item: ApplicationItem): ApplicationItem => {
    const { contato = '', fields, told } = item
    if (isBlank(contato)) return item
    const contatoId = contactOf.get(foldText(contato))
    return contatoId === undefined
      ? { ...item, told: [...told, contactMissing(contato)] }
      : { ...item, fields: { ...fields, contatoId } }
  }
  const found = lines.map((line) => (line.item ? { ...line, item: withContact(line.item) } : line))
  const nameOf = new Map(contacts.map(({ id, nome }) => [id, nome]))
  const ways: Comparison<ApplicationDraft, ApplicationItem> = {
    ...comparisonOn(today),
    // A contact that was removed since has no name any more.
    worded: (fields) =>
      fields.contatoId === undefined ? fields : { ...fields, contatoId: nameOf.get(fields.contatoId) ?? '' },
  }
  return planRecords(found as readonly Line<ApplicationItem>[], applications, ways)
}

const contactMissing = (name: string): string =>
  `«${isolated(name)}» não está nos seus contatos: traga-os antes, para que a candidatura fique com esse contato`

const comparisonOn = (today: IsoDate): Comparison<ApplicationDraft, ApplicationItem> => ({
  shape: { ...APPLICATIONS, labels: { ...APPLICATIONS.labels, contatoId: 'Contato' } },
  keysOf: () => ({}),
  fingerprint: ({ empresa = '', vaga = '', dataEnvio = '' }) =>
    [foldText(empresa), foldText(vaga), dataEnvio].join('\n'),
  draftOf: ({ fields }) =>
    fields.historico ? { ...NEW_APPLICATION, ...fields } : newApplication(fields, today),
  patchOf: (record, { fields }) => patchOf(record as Application, fields, today),
  describe: ({ fields }) => ({
    title: fields.vaga ?? '',
    facts: [fields.empresa ?? '', formatDate(fields.dataEnvio ?? ''), capital(fields.fase ?? '')].filter(
      (fact) => fact !== '',
    ),
  }),
})

/** What it was found by stays; so do the phases where the account has gone on from those of the file. */
function patchOf(
  record: Application,
  fields: Partial<ApplicationDraft>,
  today: IsoDate,
): Partial<ApplicationDraft> {
  const { empresa: _, vaga: __, dataEnvio: ___, fase, historico, observacoes, ...rest } = fields
  const notes = notesWith(record.observacoes, observacoes)
  const known = historyOf(record)
  const isBehind =
    historico !== undefined &&
    historico.length <= known.length &&
    historico.every((change, at) => isSame(change, known[at]))
  const moved = isBehind
    ? {}
    : historico
      ? { fase: fase ?? record.fase, historico }
      : fase !== undefined && fase !== record.fase
        ? editApplication(record, { fase }, today)
        : {}
  return {
    ...differingFields<ApplicationDraft>(record, rest),
    ...differingFields<ApplicationDraft>(record, moved),
    ...(notes !== undefined && { observacoes: notes }),
  }
}
