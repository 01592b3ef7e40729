import type { IndexInput } from 'storybook/internal/types'
import { storyNameFromExport } from 'storybook/internal/csf'

/** What a Brazilian types to find a state, by the English words of the stories' names. */
const ALIASES: Readonly<Record<string, RegExp>> = {
  erro: /\b(fail\w*|refused|wrong|malformed|unreadable|invalid|broken|stop)\b/i,
  vazio: /\b(empty|nothing|unfilled)\b/i,
  carregando: /\b(loading|waiting|skeleton|busy|on its way)\b/i,
  'sem conexão': /\b(offline|pending)\b/i,
  celular: /\bphone\b/i,
  muitos: /\b(many|too many|thousand|everything)\b/i,
  adicionar: /\b(adding|new)\b/i,
  editar: /\b(editing|edited)\b/i,
  remover: /\b(removing|removal|removed)\b/i,
}

/** Adds the Portuguese words to the name that the sidebar shows and searches; the story's own name stays. */
export function withAliases(input: IndexInput): IndexInput {
  if (input.type === 'docs') return input
  const name = input.name ?? storyNameFromExport(input.exportName)
  const words = Object.entries(ALIASES).flatMap(([word, names]) => (names.test(name) ? [word] : []))
  return words.length === 0 ? input : { ...input, name: `${name} · ${words.join(', ')}` }
}

/** Leaves out the rules that a story proves (docs/spec-coverage.md has them): the sidebar would offer each as a filter. */
export const withoutRules = (input: IndexInput): IndexInput =>
  input.tags ? { ...input, tags: input.tags.filter((tag) => !/^(?:§|[A-Z])\d/.test(tag)) } : input
