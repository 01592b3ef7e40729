import fc from 'fast-check'
import ICAL from 'ical.js'
import { convertIcsCalendar, extendByRecurrenceRule, type IcsEvent } from 'ts-ics'
import { expect, test } from 'vitest'
import {
  anyApplicationsAbout,
  anySourcesAbout,
  anyText,
  anyTime,
  NO_SOURCES,
  runs,
} from '../../testing/index.ts'
import { LAW_TIME } from '../../testing/runs.ts'
import { ZONES } from '../../testing/zones.ts'
import { ics } from '../intake/index.ts'
import {
  addDays,
  CALENDAR_KINDS,
  daysBetween,
  instantOf,
  wallOf,
  type CalendarEntry,
} from '../kernel/index.ts'
import { likelyDays, weekClasses } from '../semester/index.ts'
import { calendarFile, printCalendar } from './index.ts'

const TODAY = '2026-11-20'
const NOW = new Date('2026-11-20T12:00:00Z')
const anyZone = fc.constantFrom(...ZONES)
/** Of 2025 to 2027. */
const anyNearDay = fc.nat(1_000).map((days) => addDays('2025-01-01', days))

const anyEntry: fc.Arbitrary<Omit<CalendarEntry, 'uid'>> = fc
  .record({
    kind: fc.constantFrom(...CALENDAR_KINDS),
    title: anyText(120).map((text) => `T${text}`),
    day: anyNearDay,
    time: fc.option(anyTime, { nil: undefined }),
    place: anyText(90),
    text: anyText(300),
    interval: fc.constantFrom(1 as const, 2 as const),
    weeks: fc.nat(20),
    off: fc.uniqueArray(fc.integer({ min: 1, max: 20 })),
  })
  .map(({ interval, weeks, off, ...entry }) => ({
    ...entry,
    weekly: weeks > 0 ? weeklyFrom(entry.day, interval, weeks, off) : undefined,
  }))
const anyEntries = fc
  .array(anyEntry, { maxLength: 6 })
  .map((all) => all.map((one, at): CalendarEntry => ({ ...one, uid: `coisa-${at}` })))

const weeklyFrom = (day: string, interval: 1 | 2, weeks: number, off: readonly number[]) => ({
  interval,
  last: addDays(day, 7 * interval * weeks),
  except: off.filter((week) => week < weeks).map((week) => addDays(day, 7 * interval * week)),
})

/** The days of an entry, one by one. */
function daysOf({ day, weekly }: CalendarEntry): readonly string[] {
  if (!weekly) return [day]
  const count = daysBetween(day, weekly.last) / 7 / weekly.interval
  return Array.from({ length: count + 1 }, (_, n) => addDays(day, 7 * weekly.interval * n)).filter(
    (one) => !weekly.except.includes(one),
  )
}
const wallAt = (day: string, time: string) => Date.parse(`${day}T${time}:00Z`)

const octets = (line: string) => encodeURIComponent(line).replaceAll(/%../g, '-').length

test('a file has whole lines of at most 75 octets, and no empty part of a rule (S19)', () => {
  fc.assert(
    fc.property(anyEntries, anyZone, fc.boolean(), (entries, zone, hasReminders) => {
      const text = printCalendar(entries, { zone, now: NOW, hasReminders })
      expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
      const lines = text.slice(0, -2).split('\r\n')
      expect(lines.filter((line) => /[\r\n]/.test(line) || octets(line) > 75)).toEqual([])
      expect(text).not.toMatch(/=(?:;|\r)/)
      expect(text.match(/BEGIN:VALARM/g)?.length ?? 0).toBe(hasReminders ? entries.length : 0)
    }),
    { numRuns: runs(100, 5_000) },
  )
})

/** The occurrences of an event as another reader has them: by their instants, or their day. */
function timesByIcal(event: ICAL.Component): readonly string[] {
  const iterator = new ICAL.Event(event).iterator()
  const next = () => iterator.next() as ICAL.Time | undefined
  const times: string[] = []
  for (let time = next(); time; time = next())
    times.push(time.isDate ? time.toString() : time.toJSDate().toISOString())
  return times
}

/** The occurrences of each event of a file, by its id, as another reader has them. */
function eventsByIcal(text: string) {
  const root = new ICAL.Component(ICAL.parse(text) as unknown[])
  const [described] = root.getAllSubcomponents('vtimezone')
  if (described) ICAL.TimezoneService.register(new ICAL.Timezone(described))
  const found = root
    .getAllSubcomponents('vevent')
    .map((event) => [event.getFirstPropertyValue('uid'), timesByIcal(event)])
  ICAL.TimezoneService.reset()
  return found
}

/** The same by a second reader, which takes a rule as it is in UTC: of an hour it gets the one on the wall. */
function timesByTsIcs({ start, recurrenceRule, exceptionDates = [] }: IcsEvent): readonly string[] {
  const wallOfDate = ({ local, date }: IcsEvent['start']) => local?.date ?? date
  const exceptions = exceptionDates.map(wallOfDate)
  const walls = recurrenceRule
    ? extendByRecurrenceRule(recurrenceRule, { start: wallOfDate(start), exceptions })
    : [wallOfDate(start)]
  const shift = start.date.getTime() - wallOfDate(start).getTime()
  const times = walls.map((wall) => new Date(wall.getTime() + shift).toISOString())
  return start.type === 'DATE' ? times.map((time) => time.slice(0, 10)) : times
}

const eventsByTsIcs = (text: string) =>
  (convertIcsCalendar(undefined, text).events ?? []).map((event) => [event.uid, timesByTsIcs(event)])

test(
  'two other readers find the same instants (S19)',
  () => {
    fc.assert(
      fc.property(anyEntries, anyZone, (all, zone) => {
        // In Lisbon summer time leaves out and repeats the hour from 1h on, which readers take otherwise.
        const entries = all.filter(({ time }) => zone !== 'Europe/Lisbon' || !time?.startsWith('01'))
        const text = printCalendar(entries, { zone, now: NOW, hasReminders: true })
        const events = entries.map((entry) => [
          `${entry.uid}@caderno`,
          daysOf(entry).map((day) =>
            entry.time === undefined ? day : new Date(instantOf(wallAt(day, entry.time), zone)).toISOString(),
          ),
        ])
        expect(eventsByIcal(text)).toEqual(events)
        if (zone.startsWith('America/')) expect(eventsByTsIcs(text)).toEqual(events)
      }),
      { numRuns: runs(100, 5_000) },
    )
  },
  LAW_TIME,
)

test('another reader finds each interview at its hour, and of its day what has none (S19, S20)', () => {
  fc.assert(
    fc.property(anyApplicationsAbout(TODAY), anyZone, (applications, zone) => {
      const text = calendarFile(
        { ...NO_SOURCES, applications },
        { kinds: ['entrevistas'], today: TODAY, zone, now: NOW, hasReminders: true },
      )
      const planned = applications.filter(
        ({ fase, proximoContato }) => proximoContato !== '' && ['enviado', 'entrevista'].includes(fase),
      )
      expect(new Map(eventsByIcal(text) as [string, string[]][])).toEqual(
        new Map(
          planned.map(({ id, fase, proximoContato, horaEntrevista }) => [
            `candidatura-${id}@caderno`,
            [
              fase === 'entrevista' && horaEntrevista !== ''
                ? new Date(instantOf(wallAt(proximoContato, horaEntrevista), zone)).toISOString()
                : proximoContato,
            ],
          ]),
        ),
      )
    }),
    { numRuns: runs(100, 5_000) },
  )
})

test('what is written is read back: the same days and hours in every zone (S19)', () => {
  fc.assert(
    fc.property(anyEntries, anyZone, (entries, zone) => {
      const text = printCalendar(entries, { zone, now: NOW, hasReminders: true })
      const { lines } = ics.read(text, { today: TODAY, zone, first: '2024-01-01', last: '2029-12-31' })
      const times = (uid: string) =>
        lines.flatMap(({ item }) => (item?.uid === `${uid}@caderno` ? [`${item.data} ${item.hora}`] : []))
      for (const entry of entries) {
        // An hour that summer time leaves out is read as the one behind it.
        const shown = daysOf(entry).map((day) => {
          if (entry.time === undefined) return `${day} `
          const wall = wallOf(instantOf(wallAt(day, entry.time), zone), zone)
          return new Date(wall).toISOString().slice(0, 16).replace('T', ' ')
        })
        expect(times(entry.uid)).toEqual(shown)
      }
      expect(lines.filter(({ item }) => !item)).toEqual([])
    }),
    { numRuns: runs(100, 5_000) },
  )
})

test('the classes of a file are those of each week, without the days off (S5, S19)', () => {
  fc.assert(
    fc.property(
      anySourcesAbout(TODAY),
      fc.constantFrom('', '2026-08-03', '2026-08-10'),
      (sources, semanaI) => {
        const subjects = sources.subjects.map((one, at) => ({
          ...one,
          semanaI,
          nome: `Disciplina ${at}`,
          horarios: one.horarios && `${one.horarios} ${at % 2 ? 'ter 19h-21h quinzenal (I)' : ''}`,
        }))
        const text = calendarFile(
          { ...sources, subjects },
          { kinds: ['aulas'], today: TODAY, zone: 'America/Sao_Paulo', now: NOW, hasReminders: false },
        )
        const { lines } = ics.read(text, {
          today: TODAY,
          zone: 'America/Sao_Paulo',
          first: '2026-01-01',
          last: '2027-12-31',
        })
        const found = lines.flatMap(({ item }) => (item ? [`${item.titulo} ${item.data} ${item.hora}`] : []))
        // From 29/12/2025 on, week by week, as «Semana» shows them.
        const mondays = Array.from({ length: 105 }, (_, n) => addDays('2025-12-29', 7 * n))
        const held = mondays.flatMap((monday) =>
          weekClasses(subjects, monday).flatMap(({ day, blocks }) =>
            blocks
              .filter(({ subject, off }) => off === undefined && day >= likelyDays(subject).first)
              .map(({ subject, inicio }) => `${subject.nome} ${day} ${inicio}`),
          ),
        )
        expect(found.toSorted()).toEqual(held.toSorted())
      },
    ),
    { numRuns: runs(20, 500) },
  )
})

test('downloaded again, each event has its id and no lower sequence (S19)', () => {
  fc.assert(
    fc.property(anySourcesAbout(TODAY), fc.nat(90 * 86_400), (sources, seconds) => {
      const options = { kinds: CALENDAR_KINDS, today: TODAY, zone: 'America/Sao_Paulo', hasReminders: true }
      const later = new Date(NOW.getTime() + seconds * 1_000)
      const changed = {
        ...sources,
        subjects: sources.subjects.map((one) => ({
          ...one,
          local: 'Sala 9',
          updatedAt: later.toISOString(),
        })),
      }
      const [before, after] = [
        sequences(calendarFile(sources, { ...options, now: NOW })),
        sequences(calendarFile(changed, { ...options, now: later })),
      ]
      expect([...after.keys()]).toEqual([...before.keys()])
      for (const [uid, sequence] of before) expect(after.get(uid)).toBeGreaterThanOrEqual(sequence)
    }),
    { numRuns: runs(30, 1_000) },
  )
})

test('an event whose record did not change is the same in a later download, but for the day of the file (S19)', () => {
  fc.assert(
    fc.property(anySourcesAbout(TODAY), fc.integer({ min: 1, max: 10 * 3_600 }), (sources, seconds) => {
      const options = { kinds: CALENDAR_KINDS, today: TODAY, zone: 'America/Sao_Paulo', hasReminders: true }
      const at = (now: Date) => calendarFile(sources, { ...options, now }).replaceAll(/^DTSTAMP:.*\r\n/gm, '')
      expect(at(new Date(NOW.getTime() + seconds * 1_000))).toBe(at(NOW))
    }),
    { numRuns: runs(30, 1_000) },
  )
})

function sequences(text: string): ReadonlyMap<string, number> {
  const plain = text.replaceAll('\r\n ', '')
  const events = plain.split('BEGIN:VEVENT').slice(1)
  const found = events.map(
    (event) =>
      [
        /^UID:(.*)\r$/m.exec(event)![1]!,
        // Without one it is the first version (RFC 5545, 3.8.7.4).
        Number(/^SEQUENCE:(\d+)\r$/m.exec(event)?.[1] ?? 0),
      ] as const,
  )
  expect(new Set(found.map(([uid]) => uid)).size).toBe(events.length)
  return new Map(found)
}
