import { decode, LIMITS } from '@caderno/domain/kernel'

/** What a schema shows of itself: the limits of its pipe, the choices of its list, what it wraps. */
interface Visible {
  readonly type?: string
  readonly requirement?: unknown
  readonly options?: readonly unknown[]
  readonly literal?: unknown
  readonly pipe?: readonly unknown[]
  readonly wrapped?: unknown
}

const OF_EVERY_KIND = [null, true, 0, '', 'x', ['x'], { x: 1 }, new Date(0)]
const BLANKS = [
  ' ',
  'x ',
  ' x',
  'x\u00A0',
  '\uFEFFx',
  'x\n',
  'a\nb',
  '\u200B',
  '\u00AD\u2060',
  'x\u200D',
  'a\u200Db',
]
const NUMBERS = [-0, 1.5, 6.35, 6.355, 5e-324, Number.NaN, Infinity, '1']

/** A sound one first. */
const DAYS = [
  '2024-02-29',
  '2023-02-29',
  '2000-02-29',
  '1900-02-29',
  '2400-02-30',
  '0000-01-01',
  '0001-01-01',
  '0004-02-29',
  '9999-12-31',
  '2026-00-10',
  '2026-13-01',
  '2026-01-00',
  '2026-01-31',
  '2026-01-32',
  '2026-04-30',
  '2026-04-31',
  '2026-4-1',
  '20/11/2026',
  '2026-11-20T00:00',
  '2026-11-20\n',
  '+02026-11-20',
  '٢٠٢٦-11-20',
]

/** A sound one first. */
const TIMES = [
  '14:00',
  '00:00',
  '09:59',
  '19:00',
  '20:30',
  '23:59',
  '24:00',
  '29:00',
  '14:60',
  '9:00',
  '1400',
  '14:0',
  '14:00:00',
  '14:00 ',
  ' 14:00',
  '14:00\n',
  '14h00',
  '١٤:00',
]

const atLength = (length: number) => `https://exemplo.com/${'a'.repeat(length - 20)}`
/** A sound one first. */
const ADDRESSES = [
  'http://a',
  'HTTPS://Exemplo.com',
  'https://exemplo.com:8080/a?b=c#d',
  'https://exemplo.com?q',
  'https://exemplo.com#x',
  'https://ação.br/ç',
  'https://日本.jp',
  'http://[::1]:80/',
  'https://[::g]',
  'https://.:80',
  'https://.',
  'https://-',
  'https://a:123456',
  'https://a:b',
  'https://:80',
  'https://',
  'https:/a',
  'http:a',
  'ftp://a.b',
  'javascript:alert(1)',
  'javascript:https://a',
  '//a.b',
  'a.b',
  'https://a b',
  'https://a/b c',
  'https://a\\@b',
  'https://a@b',
  'https://u:s@a',
  'https://a%2e',
  'https://<a>',
  'https://a|b',
  'https://a^b',
  'https://{a}',
  'https://"a"',
  'https://a\u200Bb',
  'https://a/\u202Eb',
  'https://a/\u0000',
  'https://a/\u2028',
  'https://a\nb',
  ' https://a',
  'https://a ',
  '\nhttps://a',
  'httpſ://a',
  atLength(LIMITS.url - 1),
  atLength(LIMITS.url),
  atLength(LIMITS.url + 1),
]

function partsOf(schema: unknown): readonly Visible[] {
  const visible = schema as Visible
  const inner = [
    ...(visible.pipe ?? []).filter((part) => part !== schema),
    ...(visible.wrapped === undefined ? [] : [visible.wrapped]),
  ]
  return [visible, ...inner.flatMap(partsOf)]
}

/** Of a text that is longer by less than its length again the rules know nothing: an emoji is two of what they count. */
const aroundLength = (bound: number): readonly unknown[] => [
  'ç'.repeat(bound),
  '😀'.repeat(bound),
  `${'😀'.repeat(bound)}a`,
]
const aroundNumber = (bound: number): readonly unknown[] => [bound - 1, bound, bound + 1, bound + 0.5]
const aroundChoice = (choice: unknown): readonly unknown[] => [choice, `${String(choice)} `]

/** Values of every kind, and those on both sides of every limit that the schema shows: another limit gives other values. */
export function probesOf(schema: Parameters<typeof decode>[0]): readonly unknown[] {
  const parts = partsOf(schema)
  const shows = (type: string) => parts.some((part) => part.type === type)
  const takes = (text: string) => decode(schema, text) === text
  const bounds = parts.flatMap((part) => (part.type?.endsWith('_value') ? [part.requirement as number] : []))
  return [
    ...OF_EVERY_KIND,
    ...(shows('trim') ? BLANKS : []),
    ...(shows('number') ? NUMBERS : []),
    ...(shows('check') || shows('regex')
      ? [DAYS, ADDRESSES, TIMES].filter(([sound]) => takes(sound!) && !takes('x')).flat()
      : []),
    ...Object.values(LIMITS)
      .filter((limit) => takes('a'.repeat(limit)) && !takes('a'.repeat(limit + 1)))
      .flatMap(aroundLength),
    ...bounds.flatMap(aroundNumber),
    ...parts.flatMap(({ options = [], literal = [] }) => options.concat(literal)).flatMap(aroundChoice),
  ]
}
