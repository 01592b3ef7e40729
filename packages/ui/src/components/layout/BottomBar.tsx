import { IconHome2 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from './Link.tsx'
import { MODULES, type ModuleId } from '../../modules/index.ts'
import { useIsPhone } from '../../hooks/use-is-phone.ts'
import classes from './BottomBar.module.css'

/** On a phone the dashboard and the four modules are always at hand. */
export function BottomBar({ module, home }: { module?: ModuleId | undefined; home: boolean }) {
  if (!useIsPhone()) return null
  return (
    <nav className={classes.bar} aria-label="Módulos, barra inferior">
      <Tab to="/dashboard" current={home} icon={<IconHome2 size={22} stroke={1.5} aria-hidden />}>
        Início
      </Tab>
      {MODULES.map(({ id, name, path, Icon }) => (
        <Tab
          key={id}
          to={path}
          module={id}
          current={id === module}
          icon={<Icon size={22} stroke={1.5} aria-hidden />}
        >
          {name}
        </Tab>
      ))}
    </nav>
  )
}

function Tab({
  to,
  module,
  current,
  icon,
  children,
}: {
  to: string
  module?: ModuleId
  current: boolean
  icon: ReactNode
  children: string
}) {
  return (
    <Link
      to={to}
      data-module={module}
      className={`${classes.tab}`}
      aria-current={current ? 'page' : undefined}
    >
      {icon}
      <span>{children}</span>
    </Link>
  )
}
