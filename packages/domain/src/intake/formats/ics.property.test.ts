import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { anyDay, anyText, anyTime, runs } from '../../../testing/index.ts'
import { ZONES } from '../../../testing/zones.ts'
import type { CalendarContext } from '../calendar/read.ts'
import { DAY, instantOf, wallOf } from '../../kernel/index.ts'
import { countLines } from '../plan.ts'
import { ics } from './ics.ts'

const CONTEXT: CalendarContext = {
  today: '2026-08-20',
  zone: 'America/Sao_Paulo',
  first: '2026-08-01',
  last: '2026-12-31',
}
const read = (text: string, over: Partial<CalendarContext> = {}) =>
  ics.read(text, { ...CONTEXT, ...over }).lines

const pick = <T>(...values: readonly T[]) => fc.constantFrom(...values)
const anyStamp = fc.oneof(
  fc.tuple(anyDay, anyTime).map(([day, time]) => `${day}T${time}00`.replaceAll(/[-:]/g, '')),
  anyDay.map((day) => day.replaceAll('-', '')),
  pick('20260902T190000', '20260902T190000Z', '20260230', '20261301T000000Z', '00000000', 'agora', ''),
)
const anyRuleText = fc
  .dictionary(
    pick(
      'FREQ',
      'INTERVAL',
      'COUNT',
      'UNTIL',
      'BYDAY',
      'BYMONTHDAY',
      'BYMONTH',
      'BYSETPOS',
      'WKST',
      'BYHOUR',
    ),
    fc.oneof(
      pick(
        'DAILY',
        'WEEKLY',
        'MONTHLY',
        'YEARLY',
        'SECONDLY',
        '',
        'MO,WE',
        '-1FR',
        '2',
        '-1',
        '999999999',
        'XX',
      ),
      anyStamp,
    ),
  )
  .map((parts) =>
    Object.entries({ FREQ: 'DAILY', ...parts })
      .map((pair) => pair.join('='))
      .join(';'),
  )
const anyZoneName = pick('America/Sao_Paulo', 'America/Noronha', 'Europe/Lisbon', 'Nenhures', '"a:b"', '')
const anyLine = fc.oneof(
  fc
    .tuple(pick('DTSTART', 'DTEND', 'RECURRENCE-ID', 'EXDATE', 'RDATE'), anyZoneName, anyStamp)
    .map(([name, zone, stamp]) => `${name};TZID=${zone}:${stamp}`),
  anyRuleText.map((rule) => `RRULE:${rule}`),
  fc
    .tuple(pick('SUMMARY', 'UID', 'CATEGORIES', 'STATUS', 'DESCRIPTION', '__proto__'), anyText(60))
    .map((one) => one.join(':')),
  pick(
    'BEGIN:VEVENT',
    'END:VEVENT',
    'BEGIN:VALARM',
    'END:VALARM',
    'BEGIN:VTIMEZONE',
    'END:VCALENDAR',
    ':',
    ';',
    ' ',
  ),
  anyText(60),
)
/** A file that is a calendar in parts, cut somewhere. */
const anyFile = fc
  .tuple(
    fc.array(fc.oneof({ weight: 3, arbitrary: anyLine }, { weight: 1, arbitrary: anyEvent() }), {
      maxLength: 30,
    }),
    fc.nat(3_000),
    pick('\r\n', '\n', '\r'),
  )
  .map(([lines, end, separator]) => ['BEGIN:VCALENDAR', ...lines.flat()].join(separator).slice(0, end))

function anyEvent() {
  return fc
    .tuple(anyStamp, fc.option(anyRuleText), fc.array(anyLine, { maxLength: 4 }))
    .map(([stamp, rule, more]) => [
      'BEGIN:VEVENT',
      'SUMMARY:Prova',
      `DTSTART:${stamp}`,
      ...(rule === null ? [] : [`RRULE:${rule}`]),
      ...more,
      'END:VEVENT',
    ])
}

test('no file throws, and every event of it is accounted for, in the period (S18)', () => {
  fc.assert(
    fc.property(anyFile, pick(...ZONES), (text, zone) => {
      const lines = read(text, { zone })
      const counts = countLines(
        lines.map(({ item, refused }) => ({
          verdict: item ? 'new' : refused === undefined ? 'none' : 'refused',
        })),
      )
      expect(counts.new + counts.refused + counts.none).toBe(lines.length)
      const begun = text.split(/\r\n|\n|\r/).filter((line) => /^BEGIN[ ]*:VEVENT\s*$/i.test(line)).length
      expect(new Set(lines.map(({ at }) => at)).size).toBeGreaterThanOrEqual(begun)
      for (const { item, refused, none } of lines) {
        if (!item) expect(refused ?? none).toMatch(/^.{5,}$/s)
        else expect(item.data <= CONTEXT.last && (item.dataFim ?? item.data) >= CONTEXT.first).toBe(true)
      }
    }),
    { numRuns: runs(300, 10_000) },
  )
})

test('hostile files are read within seconds', () => {
  const rules = [
    'FREQ=DAILY;COUNT=100000',
    'FREQ=YEARLY;BYMONTH=1,2,3,4,5,6,7,8,9,10,11,12',
    'FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30;COUNT=9',
  ]
  const events = Array.from({ length: 3_000 }, (_, n) =>
    [
      'BEGIN:VEVENT',
      `UID:${n}`,
      'SUMMARY:x',
      'DTSTART:19000101T000000',
      `RRULE:${rules[n % 3]}`,
      'END:VEVENT',
    ].join('\n'),
  )
  expect(read(`BEGIN:VCALENDAR\n${events.join('\n')}`).length).toBeGreaterThanOrEqual(3_000)
  read(`BEGIN:VCALENDAR\n${'BEGIN:VALARM\n'.repeat(50_000)}`)
  read(`BEGIN:VCALENDAR\n${' dobra\n'.repeat(50_000)}`)
  read(`BEGIN:VCALENDAR\nBEGIN:VEVENT\nCATEGORIES:${'\\'.repeat(500_000)}\nSUMMARY:${' '.repeat(500_000)}`)
}, 10_000)

const anyWall = fc
  .tuple(fc.integer({ min: Date.UTC(2015, 0, 1) / DAY, max: Date.UTC(2030, 0, 1) / DAY }), fc.nat(1_439))
  .map(([day, minute]) => day * DAY + minute * 60_000)

test('the clock of a zone and the instants are each other’s, but for the hours that summer time leaves out or repeats', () => {
  fc.assert(
    fc.property(anyWall, pick(...ZONES), (wall, zone) => {
      const instant = instantOf(wall, zone)
      expect([0, 3_600_000]).toContain(wallOf(instant, zone) - wall)
      const other = instantOf(wallOf(wall, zone), zone)
      expect([0, -3_600_000]).toContain(other - wall)
    }),
    { numRuns: runs(500, 20_000) },
  )
})

/** Rules that both readers read, of a first time that they say. */
const anySharedRule = fc.oneof(
  fc.record({
    freq: pick('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
    interval: fc.integer({ min: 1, max: 4 }),
    more: pick('', ';COUNT=7', ';COUNT=40', ';UNTIL=20261115T220000Z'),
  }),
  fc.record({
    freq: pick('WEEKLY'),
    interval: fc.integer({ min: 1, max: 3 }),
    more: pick(';BYDAY=MO,WE;COUNT=9', ';BYDAY=WE,FR,SU;WKST=SU', ';BYDAY=TU,WE;UNTIL=20261201T000000Z'),
  }),
  fc.record({
    freq: pick('MONTHLY'),
    interval: fc.integer({ min: 1, max: 2 }),
    more: pick(';BYDAY=1WE', ';BYMONTHDAY=2,20', ';BYDAY=MO,TU,WE;BYSETPOS=2'),
  }),
)

/** The times of an event as another reader has them, in the period. */
function timesByIcal(text: string): readonly string[] {
  const [parsed] = new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent')
  const iterator = new ICAL.Event(parsed).iterator()
  const times: string[] = []
  // Behind the last one there is none, whatever the types of the reader say.
  const next = () => iterator.next() as ICAL.Time | undefined
  for (let time = next(); time && time.year < 2027; time = next()) {
    const shown = time.toString().slice(0, 16).replace('T', ' ')
    if (shown >= CONTEXT.first) times.push(shown)
  }
  return times
}

test('what repeats does so as another reader has it (S18)', () => {
  fc.assert(
    fc.property(anySharedRule, pick('20260902', '20250101', '20260204'), ({ freq, interval, more }, day) => {
      // The first time is one of the rule, which the two would count otherwise if it were not.
      fc.pre(day === '20260902' || more === '' || more.includes('COUNT') === false)
      fc.pre(!/BYSETPOS|BYMONTHDAY|1WE/.test(more) || day === '20260902')
      const text = [
        'BEGIN:VCALENDAR',
        'BEGIN:VEVENT',
        'SUMMARY:Aula',
        `DTSTART:${day}T190000`,
        `RRULE:FREQ=${freq};INTERVAL=${interval}${more.replace('T000000Z', 'T000000').replace('T220000Z', 'T220000')}`,
        'END:VEVENT',
        'END:VCALENDAR',
      ].join('\r\n')
      const times = read(text).flatMap(({ item }) => (item ? [`${item.data} ${item.hora}`] : []))
      expect(times).toEqual(timesByIcal(text))
    }),
    { numRuns: runs(200, 5_000) },
  )
})
