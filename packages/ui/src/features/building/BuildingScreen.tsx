import { moduleNamed, type ModuleId } from '../../components/modules.ts'
import { PageHead } from '../../components/PageHead.tsx'
import { Sheet } from '../../components/Sheet.tsx'
import classes from './Building.module.css'

/** A module whose screen comes later. */
export default function BuildingScreen({ module }: { module: ModuleId }) {
  const { name, Icon } = moduleNamed(module)
  return (
    <>
      <PageHead title={name} />
      <Sheet label={name} className={classes.sheet}>
        <span className={classes.icon}><Icon size={28} stroke={1.5} aria-hidden /></span>
        <p>Este módulo ainda está sendo construído.</p>
      </Sheet>
    </>
  )
}
