import classes from './ToneDot.module.css'

/** A dot in the colour of the subject around it (`toneOf`). */
export const ToneDot = ({ size = '0.75rem' }: { size?: string }) => (
  <i className={classes.dot} style={{ width: size, height: size }} aria-hidden />
)
