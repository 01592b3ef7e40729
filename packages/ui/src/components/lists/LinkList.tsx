import { OutsideLink } from '../layout/OutsideLink.tsx'
import classes from './LinkList.module.css'

export interface LinkListProps {
  id?: string
  links: readonly { readonly name: string; readonly url: string; readonly about: string }[]
}

/** Places outside of the app, each with a word about it, as the cells of a sheet. */
export const LinkList = ({ id, links }: LinkListProps) => (
  <ul id={id} className={classes.links}>
    {links.map(({ name, url, about }) => (
      <li key={url}>
        <OutsideLink href={url} className="" about={about}>
          {name}
        </OutsideLink>
      </li>
    ))}
  </ul>
)
