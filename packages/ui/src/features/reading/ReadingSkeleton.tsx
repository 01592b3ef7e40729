import { VisuallyHidden } from '@mantine/core'
import { Delayed, Bone } from '../../components/layout/PageSkeleton.tsx'
import { PageHead } from '../../components/layout/PageHead.tsx'
import classes from './ReadingPage.module.css'

/** The page's layout while the shelf is on its way; the blocks appear after 200 ms. */
export function ReadingSkeleton() {
  return (
    <div data-module="leitura" aria-busy="true">
      <PageHead title="Leitura" state="Carregando…" />
      <Delayed>
        <div className={classes.blocks}>
          <VisuallyHidden>Carregando sua estante</VisuallyHidden>
          <Bone height="11rem" />
          <Bone height="6rem" />
          <Bone height="14rem" />
          <div className={classes.bones}>
            {Array.from({ length: 6 }, (_, index) => (
              <Bone key={index} height="11rem" />
            ))}
          </div>
        </div>
      </Delayed>
    </div>
  )
}
