import { UnstyledButton } from '@mantine/core'
import { IconBug, IconLogin2, IconLogout, IconSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { createPath, useLocation } from 'react-router-dom'
import { StudentAvatar } from './StudentAvatar.tsx'
import { IconButton } from '../lists/IconButton.tsx'
import { Link } from './Link.tsx'
import { Mark } from './Mark.tsx'
import { MODULES, type ModuleId } from '../../modules/index.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { useUi } from './ui-context.tsx'
import { useIsPhone } from '../../hooks/use-is-phone.ts'
import classes from './Header.module.css'

interface HeaderProps {
  /** The signed-in student's name (may be empty); null when nobody is signed in, undefined while that is not known. */
  name: string | null | undefined
  /** The student's own picture, if the record has one. */
  foto?: string
  module?: ModuleId | undefined
  /** What is said of the changes: saved, pending, not saved. */
  sync?: ReactNode
  onSearch: () => void
}

/** Caderno, the modules as divider tabs, and the tools: all of them in sight, at 360 px too. */
export function Header({ name, foto = '', module, sync, onSearch }: HeaderProps) {
  const { reportBug, openProfile, signOut } = useUi()
  const location = useLocation()
  return (
    <header className={classes.header}>
      <div className={classes.inside}>
        <Link
          to={typeof name === 'string' ? '/dashboard' : '/'}
          className={`${classes.brand}`}
          aria-label="Caderno, ir para o início"
        >
          <Mark />
          <span className={classes.name}>Caderno</span>
        </Link>
        {!useIsPhone() && <Dividers module={module} />}
        <div className={classes.tools}>
          <span className={classes.sync}>{sync}</span>
          <Search onSearch={onSearch} />
          <ThemeSwitch />
          <IconButton label="Reportar bug" icon={IconBug} onClick={reportBug} />
          {name === undefined && <span className={classes.unknown} />}
          {name === null && (
            <Link
              to="/login-aluno"
              state={module && { returnTo: createPath(location) }}
              className={`${classes.signIn}`}
            >
              <IconLogin2 size={20} stroke={1.5} aria-hidden /> Entrar
            </Link>
          )}
          {typeof name === 'string' && (
            <>
              <IconButton label="Sair" icon={IconLogout} onClick={() => signOut('/login-aluno')} />
              <UnstyledButton
                className={classes.profile}
                aria-label="Perfil"
                title="Perfil"
                onClick={openProfile}
              >
                <StudentAvatar name={name} foto={foto} />
              </UnstyledButton>
            </>
          )}
        </div>
      </div>
    </header>
  )
}

const Dividers = ({ module }: Pick<HeaderProps, 'module'>) => (
  <nav className={classes.dividers} aria-label="Módulos">
    {MODULES.map(({ id, name, path, Icon }) => (
      <Link
        key={id}
        to={path}
        data-module={id}
        className={`${classes.divider}`}
        aria-current={id === module ? 'page' : undefined}
      >
        <Icon size={18} stroke={1.5} aria-hidden /> {name}
      </Link>
    ))}
  </nav>
)

const KEYS = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ K' : 'Ctrl K'

/** Its word and its keys are its name; they show where there is room for them. */
const Search = ({ onSearch }: Pick<HeaderProps, 'onSearch'>) => (
  <UnstyledButton className={classes.search} title="Buscar" aria-keyshortcuts="Control+K" onClick={onSearch}>
    <IconSearch size={20} stroke={1.5} aria-hidden />
    <span className={classes.searchWord}>
      Buscar <kbd className={classes.keys}>{KEYS}</kbd>
    </span>
  </UnstyledButton>
)
