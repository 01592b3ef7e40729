import type { Skill } from '@caderno/domain/skills'
import { Button } from '@mantine/core'
import { useRef, useState, type CSSProperties, type Ref } from 'react'
import { useListWindow } from '../../components/use-list-window.ts'
import { SkillRow, type SkillRowProps } from './SkillRow.tsx'
import { count, skillsFound } from './texts.ts'
import list from './SkillList.module.css'
import page from './SkillsPage.module.css'

/** Above this the list shows a window or pages of itself. */
const LONG = 200
const PAGE = 48
const ROW_HEIGHT = 85

export interface SkillListProps extends Omit<SkillRowProps, 'skill'> {
  skills: readonly Skill[]
  /** Names the pages of a long list. */
  label: string
}

export function SkillList(props: SkillListProps) {
  const [paged, setPaged] = useState(false)
  if (props.skills.length <= LONG) return <Rows {...props} />
  return (
    <>
      <Button variant="subtle" className={page.mode!} aria-pressed={paged} onClick={() => setPaged(!paged)}>Ver em páginas</Button>
      {paged ? <Pages {...props} /> : <ListWindow {...props} />}
    </>
  )
}

/** A long list of which only what is near the window is in the page. */
function ListWindow({ skills, ...props }: SkillListProps) {
  const rows = useRef<HTMLUListElement>(null)
  const { from, to, style, itemRef } = useListWindow(rows, skills.length, ROW_HEIGHT)
  return <Rows {...props} skills={skills.slice(from, to)} from={from} total={skills.length} listRef={rows} itemRef={itemRef} style={style} />
}

/** A long list page by page: what is shown is all in the document, for screen readers and the browser's search. */
function Pages({ skills, ...props }: SkillListProps) {
  const [wanted, setWanted] = useState(0)
  const place = useRef<HTMLDivElement>(null)
  const pages = Math.ceil(skills.length / PAGE)
  const current = Math.min(wanted, pages - 1)
  const from = current * PAGE
  const shown = skills.slice(from, from + PAGE)
  const go = (by: number) => {
    setWanted(Math.min(Math.max(current + by, 0), pages - 1))
    place.current?.scrollIntoView()
  }
  return (
    <div ref={place}>
      <Rows {...props} skills={shown} from={from} total={skills.length} />
      <nav aria-label={`Páginas: ${props.label}`} className={list.pager}>
        <p role="status">{`${count(from + 1)} a ${count(from + shown.length)} de ${skillsFound(skills.length)}`}</p>
        <span>
          <Button variant="default" onClick={() => go(-1)}>Página anterior</Button>
          <Button variant="default" onClick={() => go(1)}>Próxima página</Button>
        </span>
      </nav>
    </div>
  )
}

interface RowsProps extends SkillListProps {
  /** Where the slice begins and how long the whole list is: told to screen readers. */
  from?: number
  total?: number
  listRef?: Ref<HTMLUListElement>
  itemRef?: ReturnType<typeof useListWindow>['itemRef']
  style?: CSSProperties
}

function Rows({ skills, label: _, from = 0, total = skills.length, listRef, itemRef, style, ...row }: RowsProps) {
  return (
    <ul ref={listRef} style={style} className={list.list}>
      {skills.map((skill, index) => (
        <li key={skill.id} aria-setsize={total} aria-posinset={from + index + 1} {...itemRef?.(index)}>
          <SkillRow skill={skill} {...row} />
        </li>
      ))}
    </ul>
  )
}
