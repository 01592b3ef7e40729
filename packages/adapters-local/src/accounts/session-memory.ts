import type { KnownUser, SessionMemory, SignedUpAs } from '@caderno/domain/identity'
import { isDocument } from '@caderno/domain/kernel'
import { KNOWN_SESSION_PREFIX } from '@caderno/domain/shell'
import type { Storage } from '../storage/storage.ts'

const key = (uid: string) => KNOWN_SESSION_PREFIX + encodeURIComponent(uid)

export const createLocalMemory = (storage: Storage): SessionMemory => ({
  read: async (uid) => knownUser(await storage.read(key(uid))),
  remember: (uid, { type, name, hasStudentRecord, signedUpAs }) =>
    storage.write(key(uid), { type, name, hasStudentRecord, ...(signedUpAs && { signedUpAs }) }),
})

function knownUser(value: unknown): KnownUser | null {
  if (!isDocument(value)) return null
  const { type, name, hasStudentRecord, signedUpAs } = value
  if (
    (type !== 'admin' && type !== 'aluno') ||
    typeof name !== 'string' ||
    typeof hasStudentRecord !== 'boolean'
  )
    return null
  return {
    type,
    name,
    hasStudentRecord,
    ...(isNames(signedUpAs) && { signedUpAs: { nome: signedUpAs.nome, sobrenome: signedUpAs.sobrenome } }),
  }
}

const isNames = (value: unknown): value is SignedUpAs =>
  isDocument(value) && typeof value['nome'] === 'string' && typeof value['sobrenome'] === 'string'
