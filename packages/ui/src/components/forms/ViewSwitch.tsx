import type { Icon } from '@tabler/icons-react'
import { useId } from 'react'
import classes from './ViewSwitch.module.css'

export interface ViewSwitchProps<View extends string> {
  views: readonly (readonly [view: View, label: string, Icon: Icon])[]
  view: View
  onView: (view: View) => void
}

/** How a list is shown. On a phone the icons say it, and the words are only heard. Mantine's control measures itself while the page opens. */
export function ViewSwitch<View extends string>({ views, view, onView }: ViewSwitchProps<View>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label="Modo de exibição" className={classes.switch}>
      {views.map(([value, label, Icon]) => (
        <label key={value} className={classes.choice}>
          <input type="radio" name={name} checked={value === view} onChange={() => onView(value)} />
          <Icon size={16} stroke={1.5} aria-hidden />
          <span className="heard-on-phone">{label}</span>
        </label>
      ))}
    </div>
  )
}
