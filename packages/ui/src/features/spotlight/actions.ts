import type { AgendaKind } from '@caderno/domain/agenda'
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
import { moduleNamed, type ModuleId } from '../../modules/index.ts'
import { newRecordPath, PARTS } from '../../modules/parts.ts'

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

const CREATE: readonly Action[] = PARTS.flatMap(({ id, forGuests, kinds }) =>
  Object.entries(kinds).flatMap(([kind, { create }]) =>
    create
      ? [
          {
            key: `novo ${kind}`,
            label: create[0],
            meta: '',
            Icon: IconPlus,
            module: id,
            target: newRecordPath(kind as AgendaKind),
            who: forGuests ? 'anyone' : 'member',
            words: `novo nova adicionar ${create[1] ?? ''}`,
          },
        ]
      : [],
  ),
)

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
  ...PARTS.flatMap(({ id, forGuests, tabs = [] }): Action[] => {
    const { name, path, Icon } = moduleNamed(id)
    const who = forGuests ? 'anyone' : 'member'
    const screen = { Icon, module: id, who } as const
    return [
      { ...screen, key: id, label: name, meta: '', target: path },
      ...tabs.map(([tab, label, words]): Action => ({
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
