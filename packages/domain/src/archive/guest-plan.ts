import type { Application, CareerGoal, Contact } from '../career/index.ts'
import { foldText, type Identity, type RecordId, type UserId } from '../kernel/index.ts'
import { RECORD_COLLECTIONS, type RecordCollection, type RecordLists } from './holdings.ts'
import { importedId } from './ids.ts'
import { planRecords } from './plan-records.ts'

/** All that somebody has on the career screen. */
export interface CareerWork {
  readonly applications: readonly Application[]
  readonly goals: readonly CareerGoal[]
  readonly contacts: readonly Contact[]
}

/** The account that a guest's work comes into. */
interface Destination {
  readonly owner: UserId
  readonly work: CareerWork
  /** The guest's records that it was given before, whatever became of them there. */
  readonly given: ReadonlySet<RecordId>
}

/**
 * What of the guest's work the account was never given and has not under its own ids either, as it is to stand there:
 * importing twice adds nothing (D17). Stamps are empty: the account's store sets them.
 */
export function unimported(guest: CareerWork, { owner, work, given }: Destination): CareerWork {
  const known = new Map([
    ...sameOnes(guest.contacts, work.contacts, owner, ({ nome, empresa }) => [nome, empresa]),
    ...sameOnes(guest.applications, work.applications, owner, ({ empresa, vaga, dataEnvio }) => [
      empresa,
      vaga,
      dataEnvio,
    ]),
    ...sameOnes(guest.goals, work.goals, owner, ({ texto, tipo }) => [texto, tipo]),
  ])
  const applications = guest.applications.map((one) => ({
    ...one,
    contatoId: known.get(one.contatoId) ?? one.contatoId,
  }))
  const offered = { ...listsOf({ ...guest, applications }), conta: '' }
  const steps = planRecords(offered, listsOf(work), { owner, now: '' })
  let step = steps.next()
  while (!step.done) step = steps.next()
  const planned = step.value
  const there = new Set([...known.keys(), ...given].map((id) => importedId(owner, id)))
  const newOnes = <Stored extends Identity>(collection: RecordCollection) =>
    planned
      .filter(({ kind, verdict }) => kind === collection && verdict === 'new')
      .map(({ change }) => change!.record as Stored)
      .filter(({ id }) => !there.has(id))
  return {
    applications: newOnes<Application>('candidaturas'),
    goals: newOnes<CareerGoal>('metas_carreira'),
    contacts: newOnes<Contact>('contatos'),
  }
}

const NO_RECORDS = Object.fromEntries(RECORD_COLLECTIONS.map((name) => [name, []])) as unknown as RecordLists

const listsOf = ({ applications, goals, contacts }: CareerWork): RecordLists => ({
  ...NO_RECORDS,
  candidaturas: applications,
  metas_carreira: goals,
  contatos: contacts,
})

/** The guest's records that the account has in its own words, each with its id there; of two of a guest's that say the same both arrive. */
function sameOnes<R extends { readonly id: RecordId }>(
  guest: readonly R[],
  account: readonly R[],
  owner: UserId,
  words: (record: R) => readonly string[],
): readonly (readonly [RecordId, RecordId])[] {
  // foldText leaves no line break, so no two different ones have the same key.
  const keyOf = (record: R) => words(record).map(foldText).join('\n')
  const arrived = new Set(account.map(({ id }) => id))
  const imported = new Set(guest.map(({ id }) => importedId(owner, id)))
  const own = new Map(
    account.filter(({ id }) => !imported.has(id)).map((record) => [keyOf(record), record.id]),
  )
  return guest.flatMap((record) => {
    const id = own.get(keyOf(record))
    return id === undefined || arrived.has(importedId(owner, record.id)) ? [] : [[record.id, id] as const]
  })
}
