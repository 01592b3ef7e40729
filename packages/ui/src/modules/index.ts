import type { ArchiveKind } from '@caderno/domain/archive'
import type { ModuleId } from '@caderno/domain/modules'
import { IconBook2, IconBriefcase2, IconPlant2, IconSchool, IconWallet, type Icon } from '@tabler/icons-react'

import type { TONES } from '../theme/tokens.ts'

export type { ModuleId }
/** What every page shows of a module. Its screen is in screens.ts, what all pages ask of it, and its commands, in parts.ts, what «Hoje» alone does in dashboard-parts.ts. */
interface ModuleInfo {
  readonly id: ModuleId
  readonly name: string
  readonly path: string
  readonly about: string
  readonly Icon: Icon
  /** Its accent, from which tokens.css is generated. */
  readonly tone: keyof typeof TONES
  /** What an export holds of it. */
  readonly archived: readonly ArchiveKind[]
}

const INFO: Readonly<Record<ModuleId, Omit<ModuleInfo, 'id' | 'path'>>> = {
  carreira: {
    name: 'Carreira',
    about: 'Candidaturas, metas e rede de contatos',
    Icon: IconBriefcase2,
    tone: 'indigo',
    archived: ['candidaturas', 'metas_carreira', 'contatos'],
  },
  financas: {
    name: 'Finanças',
    about: 'Entradas, saídas e metas de economia',
    Icon: IconWallet,
    tone: 'teal',
    archived: ['entradas', 'saidas', 'metas', 'orcamentos'],
  },
  habilidades: {
    name: 'Habilidades',
    about: 'O que você está desenvolvendo',
    Icon: IconPlant2,
    tone: 'orange',
    archived: ['habilidades'],
  },
  leitura: {
    name: 'Leitura',
    about: 'Livros, artigos e apostilas',
    Icon: IconBook2,
    tone: 'grape',
    archived: ['leitura'],
  },
  semestre: {
    name: 'Semestre',
    about: 'Aulas, faltas, notas e provas',
    Icon: IconSchool,
    tone: 'lime',
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
