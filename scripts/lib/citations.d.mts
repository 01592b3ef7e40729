export function definedIds(specification: string): Set<string>
export function citedIds(file: string, text: string): readonly string[]
