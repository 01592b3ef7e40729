import { SpotlightAction } from '@mantine/spotlight'
import { memo } from 'react'
import type { Row } from './actions.ts'
import classes from './Spotlight.module.css'

interface SpotlightRowProps {
  id: string
  row: Row
  selected: boolean
  onChoose: (target: string) => void
}

/** One line of the list. The library keeps `id` for itself, so it is put on the element. */
export const SpotlightRow = memo(function SpotlightRow({
  id,
  row: { label, meta, Icon, module, target },
  selected,
  onChoose,
}: SpotlightRowProps) {
  return (
    <SpotlightAction
      ref={(element) => {
        if (element) element.id = id
      }}
      role="option"
      aria-selected={selected}
      data-module={module}
      onClick={() => onChoose(target)}
    >
      <Icon size={20} stroke={1.5} className={classes.icon} aria-hidden />
      <span className={classes.label}>{label}</span>
      {meta && <span className={classes.meta}>{meta}</span>}
    </SpotlightAction>
  )
})
