import { IconHome2 } from '@tabler/icons-react'
import { Link } from './Link.tsx'
import { MODULES, type ModuleId } from '../../modules/index.ts'
import { useIsPhone } from '../../hooks/use-is-phone.ts'
import classes from './BottomBar.module.css'

const HOME = { id: undefined, name: 'Início', path: '/dashboard', Icon: IconHome2 }

/** On a phone the dashboard and the modules are always at hand. */
export function BottomBar({ module, home }: { module?: ModuleId | undefined; home: boolean }) {
  if (!useIsPhone()) return null
  return (
    <nav className={classes.bar} aria-label="Módulos, barra inferior">
      {[HOME, ...MODULES].map(({ id, name, path, Icon }) => (
        <Link
          key={path}
          to={path}
          data-module={id}
          className={`${classes.tab}`}
          aria-current={(id ? id === module : home) ? 'page' : undefined}
        >
          <Icon size={22} stroke={1.5} aria-hidden />
          <span>{name}</span>
        </Link>
      ))}
    </nav>
  )
}
