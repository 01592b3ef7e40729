/** Every day of some years, 1 January of the first to 31 December of the last, written down one by one from the length of each month. */
export function calendarOf(first: number, last: number): string[] {
  const days: string[] = []
  for (let year = first; year <= last; year += 1)
    for (let month = 1; month <= 12; month += 1)
      for (let day = 1; day <= daysOf(year, month); day += 1) days.push(write(year, month, day))
  return days
}

/** The same date of the month so many later, or its last; counted month by month. */
export function slowMonthsAfter(start: string, months: number): string {
  let [year, month] = start.split('-').map(Number) as [number, number]
  for (let left = months; left > 0; left -= 1) {
    month += 1
    if (month === 13) [year, month] = [year + 1, 1]
  }
  return write(year, month, Math.min(Number(start.slice(8)), daysOf(year, month)))
}

function daysOf(year: number, month: number): number {
  const lengths = [
    31,
    year % 400 === 0 || (year % 4 === 0 && year % 100 !== 0) ? 29 : 28,
    31,
    30,
    31,
    30,
    31,
    31,
    30,
    31,
    30,
    31,
  ]
  return lengths[month - 1]!
}

function write(year: number, month: number, day: number): string {
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join(
    '-',
  )
}
