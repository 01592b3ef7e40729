import { memberSchema, type Member, type Members } from '@caderno/domain/identity'
import { decode, type WriteOutcome } from '@caderno/domain/kernel'
import type { LiveDocument } from '../records/live-document.ts'
import { peopleOf, readDocument } from './people.ts'

export function createLocalMembers(people: LiveDocument): Members {
  return {
    get: async (uid) =>
      readDocument(
        (document) => decode<Member>(memberSchema, document),
        peopleOf(await people.read()).usuarios,
        uid,
      ),
    createIfMissing: (member) =>
      people.change<WriteOutcome>((value) => {
        const before = peopleOf(value)
        if (Object.hasOwn(before.usuarios, member.uid)) return { result: 'saved' }
        return {
          value: { ...before, usuarios: { ...before.usuarios, [member.uid]: { ...member } } },
          result: 'saved',
        }
      }),
  }
}
