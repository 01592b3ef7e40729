import { RECOMMENDED_SITES } from '@caderno/domain/reading'
import { UnstyledButton } from '@mantine/core'
import { memo, useId, useState } from 'react'
import { LinkList } from '../../components/lists/LinkList.tsx'
import { Sheet } from '../../components/layout/Sheet.tsx'
import classes from './RecommendedSites.module.css'

const FIRST = 6

/** Where to find something to read: the first few, the rest on demand. */
export const RecommendedSites = memo(function RecommendedSites() {
  const list = useId()
  const [all, setAll] = useState(false)
  const sites = all ? RECOMMENDED_SITES : RECOMMENDED_SITES.slice(0, FIRST)
  const toggle = (
    <UnstyledButton
      className={classes.all!}
      aria-expanded={all}
      aria-controls={list}
      onClick={() => setAll(!all)}
    >
      {all ? 'Ver menos' : `Ver os ${RECOMMENDED_SITES.length}`}
    </UnstyledButton>
  )
  return (
    <Sheet title="Sites recomendados" action={toggle}>
      <LinkList id={list} links={sites} />
    </Sheet>
  )
})
