import { foldText } from '@caderno/domain/kernel'
import type { ModuleKindName } from '@caderno/domain/modules'
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
import { newRecordPath, MODULE_PARTS } from '../../modules/parts.ts'
import type { QuickAddition } from '../../modules/quick-lines.ts'

/** What is done where one is: the targets that have no address. */
export type PlaceAction = 'perfil' | 'tema' | 'bug' | 'sair'

/** One line of the list, a record or something to do. */
export interface Row {
  readonly key: string
  readonly label: string
  /** What tells it from others with this label. */
  readonly meta?: string
  readonly Icon: Icon
  readonly module?: ModuleId
  /** An address of the app, or a PlaceAction; empty of what is added. */
  readonly target: string
  readonly line?: QuickAddition
}
export interface Group {
  readonly label: string
  readonly rows: readonly Row[]
}

interface Action extends Row {
  /** Whom it is for, if not for everyone. */
  readonly who?: 'guest' | 'member' | undefined
  /** It is not shown before it is asked for by name. */
  readonly minor?: boolean
  /** Other words by which it is asked for. */
  readonly words?: string | undefined
}

const action = (target: string, label: string, Icon: Icon, options?: Partial<Action>): Action => ({
  key: target,
  target,
  label,
  Icon,
  ...options,
})

const CREATE: readonly Action[] = MODULE_PARTS.flatMap(({ id, forGuests, kinds }) =>
  Object.entries(kinds)
    .filter(([, { create }]) => create)
    .map(([kind, { create: [label, others = ''] = [''] }], place) =>
      action(newRecordPath(kind as ModuleKindName), label, IconPlus, {
        module: id,
        who: forGuests ? undefined : 'member',
        minor: place > 0,
        words: `novo nova adicionar ${others}`,
      }),
    ),
)

const GO: readonly Action[] = [
  action('/dashboard', 'Dashboard', IconLayoutDashboard, { who: 'member' }),
  ...MODULE_PARTS.flatMap(({ id, forGuests, tabs = [] }) => {
    const { name, path, Icon } = moduleNamed(id)
    const screen: Partial<Action> = { module: id, who: forGuests ? undefined : 'member' }
    return [
      action(path, name, Icon, screen),
      ...tabs.map(([tab, label, words]) =>
        action(`${path}?aba=${tab}`, label, Icon, { ...screen, meta: name, minor: true, words }),
      ),
    ]
  }),
  action('perfil', 'Perfil', IconUser, { who: 'member' }),
  action('/conta', 'Meus dados', IconUser, {
    who: 'member',
    minor: true,
    words: 'conta exportar importar senha excluir',
  }),
  action('/privacidade', 'Privacidade', IconLock, { minor: true }),
  action('tema', 'Mudar o tema', IconMoon, { meta: 'Claro ou escuro', minor: true, words: 'usar' }),
  action('bug', 'Reportar bug', IconBug, { minor: true, words: 'erro problema melhoria' }),
  action('sair', 'Sair', IconLogout, { who: 'member', minor: true }),
  action('/login-aluno', 'Entrar', IconLogin2, { who: 'guest' }),
]

/** What can be done and where one can go: all of it before anything is typed, then what has words that begin so. */
export function findActions(query: string, guest: boolean): readonly Group[] {
  const words = foldText(query)
    .split(' ')
    .filter((word) => word !== '')
  const fits = ({ label, meta = '', who, minor = false, words: others = '' }: Action) =>
    who !== (guest ? 'member' : 'guest') &&
    (words.length === 0
      ? !minor
      : words.every((word) => ` ${foldText(`${label} ${meta} ${others}`)}`.includes(` ${word}`)))
  return [
    { label: 'Criar', rows: CREATE.filter(fits) },
    { label: 'Ir para', rows: GO.filter(fits) },
  ].filter(({ rows }) => rows.length > 0)
}
