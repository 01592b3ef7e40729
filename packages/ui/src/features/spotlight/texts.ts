import { isolated } from '@caderno/domain/kernel'
import type { ModuleId } from '@caderno/domain/modules'
import { moduleNamed } from '../../modules/index.ts'

export const SEARCH = 'Buscar'
export const PROMPT = 'Busque um registro, uma tela ou algo para fazer'
export const RESULTS = 'Resultados'
export const SEARCHING = 'Procurando…'
export const NOT_LOADED = 'A busca não carregou. Verifique sua conexão.'

export const nothingFound = (query: string): string => `Nada encontrado para «${isolated(query.trim())}».`

/** The modules that could not be read. */
export function missing(modules: readonly ModuleId[]): string {
  const names = modules.map((id) => moduleNamed(id).name)
  return `${new Intl.ListFormat('pt-BR').format(names)} não ${names.length === 1 ? 'pôde ser lido' : 'puderam ser lidos'} agora: a busca está incompleta.`
}
