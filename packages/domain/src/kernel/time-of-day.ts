const TIME = /^(\d{1,2})(?:[h:](\d\d)(?:h|m(?:in)?)?|h(?:s|rs?|oras?)?)?$/i

/** «10», «10h», «10hs», «10h30», «10:30», «10h30min», whether the clock has such a time or not. */
export const isTimeWord = (word: string): boolean => TIME.test(word)

/** `HH:MM`; empty where the clock has no such time. */
export function timeOf(word: string): string {
  const [, hour = '', minute = '00'] = TIME.exec(word) ?? []
  return hour && Number(hour) < 24 && Number(minute) < 60 ? `${hour.padStart(2, '0')}:${minute}` : ''
}

/** Minutes from midnight to `HH:MM`. */
export const minutesOf = (time: string): number => 60 * Number(time.slice(0, 2)) + Number(time.slice(3))

/** «8h», «8h30» of `HH:MM`. */
export const hourWord = (time: string): string =>
  `${Number(time.slice(0, 2))}h${time.slice(3).replace('00', '')}`

/** «às 8h30» of `HH:MM`; empty where no time is known. */
export const atHour = (time: string): string => time && `às ${hourWord(time)}`
