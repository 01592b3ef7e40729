import type { ComponentProps } from 'react'
import classes from './Blocks.module.css'

/** The parts of a page, one below the other. */
export const Blocks = (props: ComponentProps<'div'>) => <div className={classes.blocks} {...props} />
