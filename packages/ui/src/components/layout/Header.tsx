import { UnstyledButton } from '@mantine/core'
import {
  IconArrowLeft,
  IconBug,
  IconLogin2,
  IconLogout,
  IconMoon,
  IconSearch,
  IconSun,
  IconUser,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { createPath, useLocation } from 'react-router-dom'
import { StudentAvatar } from './StudentAvatar.tsx'
import { IconButton } from '../lists/IconButton.tsx'
import { MoreMenu } from '../lists/MoreMenu.tsx'
import { useTheme } from '../../theme/NotebookTheme.tsx'
import { Link } from './Link.tsx'
import { Mark } from './Mark.tsx'
import { MODULES, moduleNamed, type ModuleId } from '../../modules/index.ts'
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

/** Caderno, the modules as divider tabs, and the tools; in a module on a phone the way back, its name and the first tools, the others in a menu. */
export function Header({ name, foto = '', module, sync, onSearch }: HeaderProps) {
  const isPhone = useIsPhone()
  const isShort = isPhone && module !== undefined
  const tools = { name, foto, module }
  return (
    <header className={classes.header}>
      <div className={classes.inside}>
        {isShort ? <WayBack module={module} /> : <Brand isKnown={typeof name === 'string'} />}
        {!isPhone && <Dividers module={module} />}
        <div className={classes.tools}>
          <span className={classes.sync}>{sync}</span>
          <Search onSearch={onSearch} />
          {isShort ? <ShortTools {...tools} /> : <Tools {...tools} />}
        </div>
      </div>
    </header>
  )
}

const Brand = ({ isKnown }: { isKnown: boolean }) => (
  <Link
    to={isKnown ? '/dashboard' : '/'}
    className={`${classes.brand}`}
    aria-label="Caderno, ir para o início"
  >
    <Mark />
    <span className={classes.name}>Caderno</span>
  </Link>
)

/** The page has its heading, which is only heard here. */
const WayBack = ({ module }: { module: ModuleId }) => (
  <>
    <Link to="/dashboard" className={`${classes.back}`} aria-label="Voltar ao dashboard">
      <IconArrowLeft size={20} stroke={1.75} aria-hidden />
    </Link>
    <span className={classes.module} aria-hidden>
      {moduleNamed(module).name}
    </span>
  </>
)

interface ToolsProps extends Pick<HeaderProps, 'name' | 'module'> {
  foto: string
}

function Tools({ name, foto, module }: ToolsProps) {
  const { reportBug, openProfile, signOut } = useUi()
  return (
    <>
      <ThemeSwitch />
      <IconButton label="Reportar bug" icon={IconBug} onClick={reportBug} />
      {name === undefined && <span className={classes.unknown} />}
      {name === null && <SignIn module={module} />}
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
    </>
  )
}

function ShortTools({ name, foto, module }: ToolsProps) {
  const { reportBug, openProfile, signOut } = useUi()
  const { theme, toggleTheme } = useTheme()
  const isKnown = typeof name === 'string'
  return (
    <>
      {name === null && <SignIn module={module} />}
      <MoreMenu
        module={module}
        label={isKnown ? 'Perfil e mais' : 'Mais'}
        picture={isKnown ? <StudentAvatar name={name} foto={foto} /> : undefined}
        items={[
          ...(isKnown ? [{ label: 'Perfil', Icon: IconUser, choose: openProfile }] : []),
          theme === 'dark'
            ? { label: 'Usar tema claro', Icon: IconSun, choose: toggleTheme }
            : { label: 'Usar tema escuro', Icon: IconMoon, choose: toggleTheme },
          { label: 'Reportar bug', Icon: IconBug, choose: reportBug },
          ...(isKnown ? [{ label: 'Sair', Icon: IconLogout, choose: () => signOut('/login-aluno') }] : []),
        ]}
      />
    </>
  )
}

/** Leads back to the module that it was pressed in. */
function SignIn({ module }: Pick<HeaderProps, 'module'>) {
  const location = useLocation()
  return (
    <Link
      to="/login-aluno"
      state={module && { returnTo: createPath(location) }}
      className={`${classes.signIn}`}
    >
      <IconLogin2 size={20} stroke={1.5} aria-hidden /> Entrar
    </Link>
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
