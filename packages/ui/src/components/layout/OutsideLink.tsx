import { isSafeUrl } from '@caderno/domain/kernel'
import { VisuallyHidden } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './OutsideLink.module.css'

export interface OutsideLinkProps {
  href: string
  /** Id of the title it belongs to. */
  describedBy?: string
  className?: string | undefined
  children: ReactNode
  /** A second line. */
  about?: string
}

/** Opens in a new tab; what is no http(s) address is shown as the text it is (D14). */
export function OutsideLink({
  href,
  describedBy,
  className = classes.link,
  children,
  about,
}: OutsideLinkProps) {
  if (href === '') return null
  if (!isSafeUrl(href)) return <span className={className}>{href}</span>
  return (
    <a
      className={className}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-describedby={describedBy}
    >
      {children} <IconExternalLink size={13} stroke={1.5} aria-hidden />
      <VisuallyHidden> (abre em nova aba)</VisuallyHidden>
      {about && <small>{about}</small>}
    </a>
  )
}
