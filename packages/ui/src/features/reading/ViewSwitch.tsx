import type { View } from '@caderno/domain/shell'
import { SegmentedControl } from '@mantine/core'
import { IconLayoutGrid, IconList, type Icon } from '@tabler/icons-react'
import '../../theme/styles-figures.ts'
import classes from './ReadingPage.module.css'

const choice = (ChoiceIcon: Icon, label: string) => (
  <span className={classes.choice}>
    <ChoiceIcon size={16} stroke={1.5} aria-hidden />
    {label}
  </span>
)
const VIEWS = [
  { value: 'lista', label: choice(IconList, 'Lista') },
  { value: 'grade', label: choice(IconLayoutGrid, 'Grade') },
]

/** List or grid. */
export const ViewSwitch = ({ view, onView }: { view: View; onView: (view: View) => void }) => (
  <SegmentedControl
    aria-label="Modo de exibição"
    data={VIEWS}
    value={view}
    transitionDuration={0}
    onChange={(value) => onView(value as View)}
  />
)
