interface Rule {
  readonly id: string
  readonly name: string
  readonly chapter: string
  readonly words: string
}

export function rulesOf(specification: string): Rule[]
export function definedIds(specification: string): Set<string>
export function citedIds(file: string, text: string): readonly string[]
export function provedIds(code: string): readonly string[]
