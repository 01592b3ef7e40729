import { foldText } from '@caderno/domain/kernel'
import { IconLayoutDashboard, IconLogin2, IconPlus, IconUser, type Icon } from '@tabler/icons-react'
import { MODULES, type ModuleId } from '../../components/modules.ts'
import { newRecordPath } from '../../components/record-path.ts'

/** The target that has no address. */
export const PROFILE = 'perfil'

/** One line of the list, a record or something to do. */
export interface Row {
  readonly key: string
  readonly label: string
  /** What tells it from others with this label. */
  readonly meta: string
  readonly Icon: Icon
  readonly module?: ModuleId | undefined
  /** An address of the app, or PROFILE. */
  readonly target: string
}
export interface Group {
  readonly label: string
  readonly rows: readonly Row[]
}

type Who = 'anyone' | 'guest' | 'member'
interface Action extends Row {
  readonly who: Who
  /** Not shown before it is asked for by name. */
  readonly minor?: boolean
}

const create = (label: string, kind: Parameters<typeof newRecordPath>[0], module: ModuleId, who: Who = 'member'): Action =>
  ({ key: `novo ${kind}`, label, meta: '', Icon: IconPlus, module, target: newRecordPath(kind), who })

const CREATE: readonly Action[] = [
  create('Nova candidatura', 'application', 'carreira', 'anyone'),
  create('Nova transação', 'transaction', 'financas'),
  create('Nova habilidade', 'skill', 'habilidades'),
  create('Novo item de leitura', 'reading', 'leitura'),
]

/** As their screens name them. */
const TABS: Readonly<Partial<Record<ModuleId, readonly (readonly [id: string, name: string])[]>>> = {
  carreira: [['estagios', 'Estágios & Trainees'], ['networking', 'Networking'], ['desenvolvimento', 'Plano de Desenvolvimento']],
  financas: [['visaoGeral', 'Visão geral'], ['transacoes', 'Transações'], ['metas', 'Metas'], ['dicas', 'Dicas']],
}

const GO: readonly Action[] = [
  { key: 'dashboard', label: 'Dashboard', meta: '', Icon: IconLayoutDashboard, target: '/dashboard', who: 'member' },
  ...MODULES.flatMap(({ id, name, path, Icon }): Action[] => {
    const who = id === 'carreira' ? 'anyone' : 'member'
    const screen = { Icon, module: id, who } as const
    return [
      { ...screen, key: id, label: name, meta: '', target: path },
      ...(TABS[id] ?? []).map(([tab, label]): Action => ({ ...screen, key: `${id} ${tab}`, label, meta: name, target: `${path}?aba=${tab}`, minor: true })),
    ]
  }),
  { key: 'perfil', label: 'Perfil', meta: '', Icon: IconUser, target: PROFILE, who: 'member' },
  { key: 'entrar', label: 'Entrar', meta: '', Icon: IconLogin2, target: '/login-aluno', who: 'guest' },
]

/** What can be done and where one can go: all of it before anything is typed, then what has words that begin so. */
export function findActions(query: string, guest: boolean): readonly Group[] {
  const words = foldText(query).split(' ').filter((word) => word !== '')
  const fits = ({ label, meta, who, minor = false }: Action) =>
    who !== (guest ? 'member' : 'guest')
    && (words.length === 0 ? !minor : words.every((word) => ` ${foldText(`${label} ${meta}`)}`.includes(` ${word}`)))
  return [{ label: 'Criar', rows: CREATE.filter(fits) }, { label: 'Ir para', rows: GO.filter(fits) }].filter(({ rows }) => rows.length > 0)
}
