import { AppError } from '@caderno/domain/kernel'
import { isDocument, type Document } from '../records/chunks.ts'
import { createLiveDocument, type LiveDocument } from '../records/live-document.ts'
import type { LocalEnvironment } from '../storage/environment.ts'

/**
 * `usuarios`, `alunos` and `matriculas` of this device, each keyed as in the specification, in one stored value:
 * an enrolment writes two of them in one atomic step (D6).
 */
interface People {
  readonly usuarios: Document
  readonly alunos: Document
  readonly matriculas: Document
}

export const PEOPLE = 'pessoas'

export const openPeople = (
  environment: Pick<LocalEnvironment, 'storage' | 'locks' | 'channel'>,
): LiveDocument => createLiveDocument(environment, PEOPLE)

/** Refuses what is no such value, so that nothing is ever written over it. */
export function peopleOf(value: unknown = {}): People {
  const part = (name: string): Document => documentOf(documentOf(value)[name] ?? {})
  return { usuarios: part('usuarios'), alunos: part('alunos'), matriculas: part('matriculas') }
}

function documentOf(value: unknown): Document {
  if (!isDocument(value)) throw new AppError('invalid-record')
  return value
}

/** A document by its key, null when there is none; one that cannot be read is refused instead of passing for missing. */
export function readDocument<T>(
  read: (document: unknown) => T | undefined,
  documents: Document,
  key: string,
): T | null {
  if (!Object.hasOwn(documents, key)) return null
  const record = read(documents[key])
  if (record === undefined) throw new AppError('invalid-record')
  return record
}
