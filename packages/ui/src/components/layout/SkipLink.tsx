import type { MouseEvent } from 'react'
import classes from './SkipLink.module.css'

/** Moves the focus itself: following the address would drop what the router keeps for this page. */
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
