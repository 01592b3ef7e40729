import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string
  /** What is left for the page that opens (paths.ts). */
  state?: unknown
}

/** A link inside the app. The router's own brings its prefetching along, 2 kB that every first load would pay for. */
export function Link({ to, state, onClick, children, ...props }: LinkProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state })
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    >
      {children}
    </a>
  )
}
