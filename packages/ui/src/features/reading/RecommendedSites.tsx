import { RECOMMENDED_SITES } from '@caderno/domain/reading'
import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { Sheet } from '../../components/layout/Sheet.tsx'
import classes from './RecommendedSites.module.css'

const FIRST = 6

/** Where to find something to read: the first few, the rest on demand. */
export function RecommendedSites() {
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
      <ul id={list} className={classes.sites}>
        {sites.map(({ name, url, about }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {name} <IconExternalLink size={13} stroke={1.5} aria-hidden />
              <VisuallyHidden> (abre em nova aba)</VisuallyHidden>
              <small>{about}</small>
            </a>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
