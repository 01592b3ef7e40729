import { WAITING_TO_BE_SENT } from '@caderno/domain/shell'
import { IconCloudUp } from '@tabler/icons-react'
import { Delayed } from '../layout/PageSkeleton.tsx'
import classes from './Waiting.module.css'

/** A write that is confirmed within this time was never seen waiting. */
const PATIENCE_MS = 1_000

/** Says that a page has changes which are on this device only. Always there, so that its words are announced. */
export const Waiting = ({ waiting }: { waiting: boolean }) => (
  <span role="status">
    {waiting && (
      <Delayed after={PATIENCE_MS}>
        <span className={classes.waiting}>
          <IconCloudUp size={16} stroke={1.75} aria-hidden /> {WAITING_TO_BE_SENT}
        </span>
      </Delayed>
    )}
  </span>
)
