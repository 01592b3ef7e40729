import type { KnownUser, SessionMemory } from '@caderno/domain/identity'
import { isDocument } from './chunks.ts'
import type { Storage } from './storage.ts'

const key = (uid: string) => `sessao-conhecida/${encodeURIComponent(uid)}`

export const createLocalMemory = (storage: Storage): SessionMemory => ({
  recall: async (uid) => knownUser(await storage.read(key(uid))),
  remember: (uid, { type, name, hasStudentRecord }) => storage.write(key(uid), { type, name, hasStudentRecord }),
})

function knownUser(value: unknown): KnownUser | null {
  if (!isDocument(value)) return null
  const { type, name, hasStudentRecord } = value
  if ((type !== 'admin' && type !== 'aluno') || typeof name !== 'string' || typeof hasStudentRecord !== 'boolean') return null
  return { type, name, hasStudentRecord }
}
