import { ACCOUNT_DELETED, type Departure } from '@caderno/domain/departure'
import { notify } from '../components/feedback/notify.ts'

/** A deletion that ends by itself is told like one that ended at once. */
export const tellingDeparture = (departure: Departure): Departure => ({
  ...departure,
  async resume() {
    const ended = await departure.resume()
    if (ended) notify(ACCOUNT_DELETED)
    return ended
  },
})
