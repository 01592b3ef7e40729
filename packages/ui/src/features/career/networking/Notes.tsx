import { UnstyledButton } from '@mantine/core'
import { useEffect, useId, useRef, useState } from 'react'
import classes from './ContactRow.module.css'

/** What was written down of somebody: the first lines, and the rest when it is asked for. */
export function Notes({ text, describedBy }: { text: string; describedBy: string }) {
  const id = useId()
  const lines = useRef<HTMLParagraphElement>(null)
  const [cut, setCut] = useState(false)
  const [unfolded, setUnfolded] = useState(false)
  useEffect(() => {
    const shown = lines.current
    if (!shown || unfolded) return
    const observer = new ResizeObserver(() => setCut(shown.scrollHeight > shown.clientHeight))
    observer.observe(shown)
    return () => observer.disconnect()
  }, [text, unfolded])
  return (
    <>
      <p ref={lines} id={id} className={classes.notes} data-unfolded={unfolded || undefined}>
        {text}
      </p>
      {(cut || unfolded) && (
        <UnstyledButton
          className={classes.more!}
          aria-expanded={unfolded}
          aria-controls={id}
          aria-describedby={describedBy}
          onClick={() => setUnfolded(!unfolded)}
        >
          {unfolded ? 'Ver menos' : 'Ver mais'}
        </UnstyledButton>
      )}
    </>
  )
}
