import { IconBook2, IconBriefcase2, IconPlant2, IconWallet, type Icon } from '@tabler/icons-react'

export type ModuleId = 'carreira' | 'financas' | 'habilidades' | 'leitura'
export interface ModuleInfo {
  readonly id: ModuleId
  readonly name: string
  readonly path: string
  readonly about: string
  readonly Icon: Icon
}

/** The four modules: the divider tabs of the notebook. `data-module={id}` gives a part its accent. */
export const MODULES: readonly ModuleInfo[] = [
  { id: 'carreira', name: 'Carreira', path: '/carreira', about: 'Candidaturas, metas e rede de contatos', Icon: IconBriefcase2 },
  { id: 'financas', name: 'Finanças', path: '/financas', about: 'Entradas, saídas e metas de economia', Icon: IconWallet },
  { id: 'habilidades', name: 'Habilidades', path: '/habilidades', about: 'O que você está desenvolvendo', Icon: IconPlant2 },
  { id: 'leitura', name: 'Leitura', path: '/leitura', about: 'Livros, artigos e apostilas', Icon: IconBook2 },
]

export const moduleOf = (path: string): ModuleId | undefined => MODULES.find((module) => path === module.path || path.startsWith(`${module.path}/`))?.id
