import * as v from 'valibot'

/** Keeps plain data over a reload of the tab, in no other tab; does without where the browser refuses. */
export interface TabMemory {
  read(): unknown
  write(value: unknown): void
}

const text = v.string()
const changeSchema = v.pipe(
  v.object({
    module: text,
    undone: text,
    place: text,
    subject: text,
    inverse: v.object({ command: text, args: v.array(v.unknown()), failure: text }),
  }),
  v.transform(({ place, ...change }) => ({ ...change, listId: place })),
)
interface Offered {
  readonly message: string
  readonly until: number | null
  readonly change?: { readonly listId: string }
}

/** A notice as a tab keeps it: `listId` under its stored name, which a version before or after this one reads too. None without a change. */
export function asKept({ message, until, change }: Offered) {
  if (!change) return []
  const { listId, ...rest } = change
  return [{ message, until, change: { ...rest, place: listId } }]
}

/** What a tab keeps of its changes. */
export const keptSchema = v.object({
  owner: v.nullable(text),
  notices: v.array(
    v.object({
      message: text,
      until: v.nullable(v.number()),
      change: changeSchema,
    }),
  ),
})
