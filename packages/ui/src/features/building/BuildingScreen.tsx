import { MODULES, type ModuleId } from '../../components/modules.ts'
import { PageHead } from '../../components/PageHead.tsx'

/** A module whose screen comes later. */
export default function BuildingScreen({ module }: { module: ModuleId }) {
  const title = MODULES.find(({ id }) => id === module)?.name ?? ''
  return <PageHead title={title} state="Este módulo ainda está sendo construído." />
}
