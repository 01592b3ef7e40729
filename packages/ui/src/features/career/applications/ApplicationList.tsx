import type { Application } from '@caderno/domain/career'
import { useRef, type CSSProperties, type Ref } from 'react'
import sheet from '../../../components/layout/Sheet.module.css'
import { useListWindow } from '../../../hooks/use-list-window.ts'
import type { CardViewProps } from './card-view.ts'
import { ApplicationRow } from './ApplicationRow.tsx'
import { problemOf, type Problem } from '../../../hooks/use-command.ts'
import classes from './ApplicationList.module.css'

/** Above this the list shows a window of itself. */
const LONG = 200
const ROW_HEIGHT = 64

export interface CardsProps extends Pick<CardViewProps, 'onMove' | 'onEdit' | 'onRemove'> {
  applications: readonly Application[]
  contactNames: ReadonlyMap<string, string>
  problem: Problem | undefined
}

export const ApplicationList = (props: CardsProps) =>
  props.applications.length > LONG ? <ListWindow {...props} /> : <Rows {...props} />

/** A long list of which only what is near the window is in the page. */
function ListWindow({ applications, ...row }: CardsProps) {
  const list = useRef<HTMLUListElement>(null)
  const { from, to, style, itemRef } = useListWindow(list, applications.length, ROW_HEIGHT)
  return (
    <Rows
      {...row}
      applications={applications.slice(from, to)}
      from={from}
      total={applications.length}
      listRef={list}
      itemRef={itemRef}
      style={style}
    />
  )
}

interface RowsProps extends CardsProps {
  /** Where the slice begins and how long the whole list is: told to screen readers. */
  from?: number
  total?: number
  listRef?: Ref<HTMLUListElement>
  itemRef?: ReturnType<typeof useListWindow>['itemRef']
  style?: CSSProperties
}

function Rows({
  applications,
  contactNames,
  problem,
  from = 0,
  total = applications.length,
  listRef,
  itemRef,
  style,
  ...row
}: RowsProps) {
  return (
    <ul ref={listRef} style={style} className={`${sheet.sheet} ${classes.list}`}>
      {applications.map((application, index) => (
        <li key={application.id} aria-setsize={total} aria-posinset={from + index + 1} {...itemRef?.(index)}>
          <ApplicationRow
            {...row}
            application={application}
            contact={contactNames.get(application.contatoId)}
            problem={problemOf(application.id, problem)}
          />
        </li>
      ))}
    </ul>
  )
}
