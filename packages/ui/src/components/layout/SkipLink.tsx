import type { MouseEvent } from 'react'
import classes from './SkipLink.module.css'

/** Moves the focus by script: following the fragment would drop the router's state. */
function goToMain(event: MouseEvent) {
  event.preventDefault()
  document.querySelector<HTMLElement>('#conteudo')?.focus()
}

/** The first thing the keyboard meets; every page's `main` has the id «conteudo» and tabIndex −1. */
export const SkipLink = () => (
  <a className={classes.skip} href="#conteudo" onClick={goToMain}>
    Pular para o conteúdo
  </a>
)
