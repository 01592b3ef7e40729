import { Tabs } from '@mantine/core'
import { useEffect, useRef, type ReactNode, type Ref } from 'react'
import classes from './ModuleTabs.module.css'
import '@mantine/core/styles/Tabs.layer.css'

interface ModuleTabsProps<Id extends string> {
  label: string
  tabs: readonly { readonly id: Id; readonly name: string }[]
  current: Id
  onOpen: (id: Id) => void
  panelRef?: Ref<HTMLDivElement> | undefined
  /** The open tab. */
  children: ReactNode
}

/** The tabs of a module. Arrows move, Enter opens: each opened tab is a step of the browser's history. On a phone the row scrolls inside itself. */
export function ModuleTabs<Id extends string>({
  label,
  tabs,
  current,
  onOpen,
  panelRef,
  children,
}: ModuleTabsProps<Id>) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => showOpenTab(row.current!), [current])
  return (
    <Tabs
      value={current}
      onChange={(id) => id !== null && id !== current && onOpen(id as Id)}
      activateTabWithKeyboard={false}
      keepMounted={false}
      classNames={{ list: classes.list!, tab: classes.tab! }}
    >
      <Tabs.List ref={row} aria-label={label}>
        {tabs.map(({ id, name }) => (
          <Tabs.Tab key={id} value={id}>
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ id }) => (
        <Tabs.Panel
          key={id}
          value={id}
          ref={id === current ? panelRef : undefined}
          tabIndex={-1}
          className={classes.panel!}
        >
          {id === current && children}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}

/** Scrolls to the open tab: on a phone the row may be longer than the screen. */
function showOpenTab(row: HTMLElement): void {
  const tab = row.querySelector<HTMLElement>('[aria-selected=true]')
  if (tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
}
