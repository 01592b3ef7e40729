import { useEffect, useRef } from 'react'
import classes from './FooterSky.module.css'

const PARTICLES = [8, 19, 31, 44, 52, 63, 74, 82, 91]
const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Decoration behind the full footer: drifting particles and a glow under the mouse; both stop under prefers-reduced-motion. */
export function FooterSky() {
  const sky = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const follow = (event: PointerEvent) => {
      const element = sky.current
      if (!element || still()) return
      const { left, top } = element.getBoundingClientRect()
      element.style.setProperty('--glow-x', `${event.clientX - left}px`)
      element.style.setProperty('--glow-y', `${event.clientY - top}px`)
    }
    window.addEventListener('pointermove', follow, { passive: true })
    return () => window.removeEventListener('pointermove', follow)
  }, [])
  return (
    <div ref={sky} className={classes.sky} aria-hidden="true">
      <span className={classes.glow} />
      {PARTICLES.map((left, index) => (
        <i key={left} style={{ left: `${left}%`, animationDelay: `${index * -1.7}s` }} />
      ))}
    </div>
  )
}
