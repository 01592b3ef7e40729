import { IconBook2, IconBriefcase2, IconPlant2, IconWallet, type Icon } from '@tabler/icons-react'

export type ModuleId = 'carreira' | 'financas' | 'habilidades' | 'leitura'
interface ModuleInfo {
  readonly id: ModuleId
  readonly name: string
  readonly path: string
  readonly about: string
  readonly Icon: Icon
}

const MODULE: Readonly<Record<ModuleId, ModuleInfo>> = {
  carreira: {
    id: 'carreira',
    name: 'Carreira',
    path: '/carreira',
    about: 'Candidaturas, metas e rede de contatos',
    Icon: IconBriefcase2,
  },
  financas: {
    id: 'financas',
    name: 'Finanças',
    path: '/financas',
    about: 'Entradas, saídas e metas de economia',
    Icon: IconWallet,
  },
  habilidades: {
    id: 'habilidades',
    name: 'Habilidades',
    path: '/habilidades',
    about: 'O que você está desenvolvendo',
    Icon: IconPlant2,
  },
  leitura: {
    id: 'leitura',
    name: 'Leitura',
    path: '/leitura',
    about: 'Livros, artigos e apostilas',
    Icon: IconBook2,
  },
}

/** The four modules: the divider tabs of the notebook. `data-module={id}` gives a part its accent. */
export const MODULES: readonly ModuleInfo[] = Object.values(MODULE)

export const moduleNamed = (id: ModuleId): ModuleInfo => MODULE[id]
/** The module whose page this is; `path` without a slash at the end. */
export const moduleOf = (path: string): ModuleId | undefined =>
  MODULES.find((module) => module.path === path)?.id
