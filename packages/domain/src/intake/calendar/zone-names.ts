import { isZone, type Zone } from '../../kernel/index.ts'

const HOUR = 3_600_000

/** What Windows and Outlook call the zones of Brazil, and the usual ones of an account that was never set to it. */
const WINDOWS: Readonly<Record<string, Zone>> = {
  'e. south america standard time': 'America/Sao_Paulo',
  'bahia standard time': 'America/Bahia',
  'central brazilian standard time': 'America/Cuiaba',
  'sa eastern standard time': 'America/Fortaleza',
  'sa pacific standard time': 'America/Rio_Branco',
  'sa western standard time': 'America/Manaus',
  'tocantins standard time': 'America/Araguaina',
  'utc-02': 'America/Noronha',
  'eastern standard time': 'America/New_York',
  'pacific standard time': 'America/Los_Angeles',
  'greenwich standard time': 'Africa/Abidjan',
  'gmt standard time': 'Europe/London',
  'romance standard time': 'Europe/Paris',
  'w. europe standard time': 'Europe/Berlin',
}

/** The zone of a TZID by its name alone: `America/Sao_Paulo`, `/mozilla.org/20050126_1/America/Sao_Paulo`, `E. South America Standard Time`. */
export function namedZone(tzid: string): Zone | undefined {
  const parts = tzid.slice(0, 200).trim().split('/').filter(Boolean)
  const names = [parts.join('/'), parts.slice(-3).join('/'), parts.slice(-2).join('/')]
  return names.find((name) => name !== '' && isZone(name)) ?? WINDOWS[tzid.trim().toLowerCase()]
}

/** Milliseconds of `-0300`. */
export function utcOffset(text: string): number | undefined {
  const [, sign, hours, minutes] = /^([-+])(\d\d)(\d\d)(?:\d\d)?$/.exec(text) ?? []
  if (!sign) return undefined
  return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR + Number(minutes) * 60_000)
}
