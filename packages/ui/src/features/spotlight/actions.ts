import { foldText } from '@caderno/domain/kernel'
import {
  IconBug,
  IconLayoutDashboard,
  IconLock,
  IconLogin2,
  IconLogout,
  IconMoon,
  IconPlus,
  IconUser,
  type Icon,
} from '@tabler/icons-react'
import { MODULES, type ModuleId } from '../../components/layout/modules.ts'
import { newRecordPath } from '../../components/layout/paths.ts'

/** What is done where one is: the targets that have no address. */
export type Deed = 'perfil' | 'tema' | 'bug' | 'sair'

/** One line of the list, a record or something to do. */
export interface Row {
  readonly key: string
  readonly label: string
  /** What tells it from others with this label. */
  readonly meta: string
  readonly Icon: Icon
  readonly module?: ModuleId | undefined
  /** An address of the app, or a Deed. */
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
  /** Other words by which it is asked for. */
  readonly words?: string | undefined
}

const create = (
  label: string,
  kind: Parameters<typeof newRecordPath>[0],
  module: ModuleId,
  words = '',
  who: Who = 'member',
): Action => ({
  key: `novo ${kind}`,
  label,
  meta: '',
  Icon: IconPlus,
  module,
  target: newRecordPath(kind),
  who,
  words: `novo nova adicionar ${words}`,
})

const CREATE: readonly Action[] = [
  create('Nova candidatura', 'application', 'carreira', '', 'anyone'),
  create('Nova transação', 'transaction', 'financas', 'despesa gasto receita'),
  create('Nova habilidade', 'skill', 'habilidades'),
  create('Novo item de leitura', 'reading', 'leitura', 'livro'),
]

/** As their screens name them. */
const TABS: Readonly<
  Partial<Record<ModuleId, readonly (readonly [id: string, name: string, words?: string])[]>>
> = {
  carreira: [
    ['estagios', 'Estágios & Trainees'],
    ['networking', 'Networking', 'contatos'],
    ['desenvolvimento', 'Plano de Desenvolvimento', 'metas nova adicionar'],
  ],
  financas: [
    ['visaoGeral', 'Visão geral'],
    ['transacoes', 'Transações'],
    ['metas', 'Metas', 'nova adicionar'],
    ['dicas', 'Dicas'],
  ],
}

const deed = (key: Deed, label: string, Icon: Icon, words: string, more: Partial<Action> = {}): Action => ({
  key,
  label,
  meta: '',
  Icon,
  target: key,
  who: 'anyone',
  words,
  ...more,
})

const GO: readonly Action[] = [
  {
    key: 'dashboard',
    label: 'Dashboard',
    meta: '',
    Icon: IconLayoutDashboard,
    target: '/dashboard',
    who: 'member',
  },
  ...MODULES.flatMap(({ id, name, path, Icon }): Action[] => {
    const who = id === 'carreira' ? 'anyone' : 'member'
    const screen = { Icon, module: id, who } as const
    return [
      { ...screen, key: id, label: name, meta: '', target: path },
      ...(TABS[id] ?? []).map(([tab, label, words]): Action => ({
        ...screen,
        key: `${id} ${tab}`,
        label,
        meta: name,
        target: `${path}?aba=${tab}`,
        minor: true,
        words,
      })),
    ]
  }),
  deed('perfil', 'Perfil', IconUser, '', { who: 'member' }),
  {
    key: 'conta',
    label: 'Meus dados',
    meta: '',
    Icon: IconUser,
    target: '/conta',
    who: 'member',
    minor: true,
    words: 'conta exportar importar senha excluir',
  },
  {
    key: 'privacidade',
    label: 'Privacidade',
    meta: '',
    Icon: IconLock,
    target: '/privacidade',
    who: 'anyone',
    minor: true,
  },
  deed('tema', 'Mudar o tema', IconMoon, 'usar', { meta: 'Claro ou escuro', minor: true }),
  deed('bug', 'Reportar bug', IconBug, 'erro problema melhoria', { minor: true }),
  deed('sair', 'Sair', IconLogout, '', { who: 'member', minor: true }),
  { key: 'entrar', label: 'Entrar', meta: '', Icon: IconLogin2, target: '/login-aluno', who: 'guest' },
]

/** What can be done and where one can go: all of it before anything is typed, then what has words that begin so. */
export function findActions(query: string, guest: boolean): readonly Group[] {
  const words = foldText(query)
    .split(' ')
    .filter((word) => word !== '')
  const fits = ({ label, meta, who, minor = false, words: others = '' }: Action) =>
    who !== (guest ? 'member' : 'guest') &&
    (words.length === 0
      ? !minor
      : words.every((word) => ` ${foldText(`${label} ${meta} ${others}`)}`.includes(` ${word}`)))
  return [
    { label: 'Criar', rows: CREATE.filter(fits) },
    { label: 'Ir para', rows: GO.filter(fits) },
  ].filter(({ rows }) => rows.length > 0)
}
