import { LIMITS } from '../kernel/index.ts'

/** The only parameters that help to find a bug, and only with a plain word; a reset code or an API key stays out of the report. */
const TELLING = /^(?:aba|mode)=[a-zA-Z]{1,20}$/
const ADDRESS = /^([a-z][a-z0-9+.-]*:\/\/)?(?:[^/?#]*@)?([^?#]*)(?:\?([^#]*))?/i

/** An address as a report may carry it: without codes, keys, credentials or fragment, and within the limit. */
export function reportableAddress(address: string): string {
  const [, scheme = '', place = '', query = ''] = ADDRESS.exec(address) ?? []
  const telling = query.split('&').filter((pair) => TELLING.test(pair))
  const bare = `${scheme}${place}`.slice(0, LIMITS.url)
  const whole = telling.length > 0 ? `${bare}?${telling.join('&')}` : bare
  return whole.length > LIMITS.url ? bare : whole
}
