import { SegmentedControl } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import classes from './ViewSwitch.module.css'
import '../../theme/styles-figures.ts'

export interface ViewSwitchProps<View extends string> {
  views: readonly (readonly [view: View, label: string, Icon: Icon])[]
  view: View
  onView: (view: View) => void
}

/** How a list is shown. On a phone the icons say it, and the words are only heard. */
export const ViewSwitch = <View extends string>({ views, view, onView }: ViewSwitchProps<View>) => (
  <SegmentedControl
    aria-label="Modo de exibição"
    classNames={{ root: classes.switch!, indicator: classes.indicator! }}
    data={views.map(([value, label, Icon]) => ({
      value,
      label: (
        <span className={classes.choice}>
          <Icon size={16} stroke={1.5} aria-hidden />
          <span className={classes.word}>{label}</span>
        </span>
      ),
    }))}
    value={view}
    transitionDuration={0}
    onChange={onView}
  />
)
