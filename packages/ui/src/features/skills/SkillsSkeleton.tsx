import { VisuallyHidden } from '@mantine/core'
import { Delayed, Bone } from '../../components/layout/PageSkeleton.tsx'
import { PageHead } from '../../components/layout/PageHead.tsx'
import classes from './SkillsPage.module.css'

/** The page's layout while the skills are on their way; the blocks appear after 200 ms. */
export function SkillsSkeleton() {
  return (
    <div data-module="habilidades" aria-busy="true">
      <PageHead title="Habilidades" state="Carregando…" />
      <Delayed>
        <div className={classes.blocks}>
          <VisuallyHidden>Carregando suas habilidades</VisuallyHidden>
          <Bone height="6.5rem" />
          <Bone height="2rem" />
          <Bone height="26rem" />
        </div>
      </Delayed>
    </div>
  )
}
