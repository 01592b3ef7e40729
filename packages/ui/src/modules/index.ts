import type { ArchiveKind } from '@caderno/domain/archive'
import type { ModuleId } from '@caderno/domain/modules'
import { IconBook2, IconBriefcase2, IconPlant2, IconSchool, IconWallet, type Icon } from '@tabler/icons-react'

export type { ModuleId }
/** What every page shows of a module. Its screen is in screens.ts, what «Hoje» and the search ask of it, and its commands, in parts.ts, its card in ModuleCards.tsx, its colour in accents.css. */
interface ModuleInfo {
  readonly id: ModuleId
  readonly name: string
  readonly path: string
  readonly about: string
  readonly Icon: Icon
  /** What an export holds of it. */
  readonly archived: readonly ArchiveKind[]
}

const INFO: Readonly<Record<ModuleId, Omit<ModuleInfo, 'id' | 'path'>>> = {
  carreira: {
    name: 'Carreira',
    about: 'Candidaturas, metas e rede de contatos',
    Icon: IconBriefcase2,
    archived: ['candidaturas', 'metas_carreira', 'contatos'],
  },
  financas: {
    name: 'Finanças',
    about: 'Entradas, saídas e metas de economia',
    Icon: IconWallet,
    archived: ['entradas', 'saidas', 'metas', 'orcamentos'],
  },
  habilidades: {
    name: 'Habilidades',
    about: 'O que você está desenvolvendo',
    Icon: IconPlant2,
    archived: ['habilidades'],
  },
  leitura: {
    name: 'Leitura',
    about: 'Livros, artigos e apostilas',
    Icon: IconBook2,
    archived: ['leitura'],
  },
  semestre: {
    name: 'Semestre',
    about: 'Aulas, faltas, notas e provas',
    Icon: IconSchool,
    archived: ['disciplinas'],
  },
}

/** The modules: the divider tabs of the notebook. `data-module={id}` gives a part its accent. */
export const MODULES: readonly ModuleInfo[] = Object.entries(INFO).map(([id, info]) => ({
  id: id as ModuleId,
  path: `/${id}`,
  ...info,
}))

export const moduleNamed = (id: ModuleId): ModuleInfo => MODULES.find((module) => module.id === id)!
/** The module whose page this is; `path` without a slash at the end. */
export const moduleOf = (path: string): ModuleId | undefined =>
  MODULES.find((module) => module.path === path)?.id
