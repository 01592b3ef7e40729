import * as v from 'valibot'

/** Keeps plain data over a reload of the tab, in no other tab; does without where the browser refuses. */
export interface TabMemory {
  read(): unknown
  write(value: unknown): void
}

const text = v.string()
/** What a tab keeps of its changes. */
export const keptSchema = v.object({
  owner: v.nullable(text),
  notices: v.array(
    v.object({
      message: text,
      until: v.nullable(v.number()),
      change: v.object({
        module: text,
        undone: text,
        place: text,
        subject: text,
        inverse: v.object({ command: text, args: v.array(v.unknown()), failure: text }),
      }),
    }),
  ),
})
