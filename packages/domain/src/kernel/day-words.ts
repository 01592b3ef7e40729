import { addDays, addMonths, daysBetween, mondayOf, type IsoDate } from './calendar.ts'
import { daysOf, NEAR_DAYS, nextWeekday, weekdayOfDay, type Sense, type Written } from './dates.ts'
import { NUMBER, NUMBERED, numberOf, wholeWords } from './line-words.ts'
import { weekdayOf } from './weekday.ts'

/** What words say of a day; without `days` they speak of one that is not clear. */
export interface DayMeaning {
  /** The days that may be meant, the likeliest first; none where the calendar has none such. */
  readonly days?: readonly IsoDate[]
  /** A day of the week alone, with no date. */
  readonly weekday?: number
  /** «1/2» or «8-12», which may be something else. */
  readonly form?: 'fraction' | 'range'
}

interface Context {
  readonly today: IsoDate
  readonly sense: Sense
}
type Rule = readonly [
  pattern: RegExp,
  read: (parts: readonly string[], context: Context) => DayMeaning | undefined,
]

const RELATIVE = new Map(
  Object.entries({
    hoje: 0,
    hj: 0,
    ontem: -1,
    anteontem: -2,
    'antes de ontem': -2,
    amanha: 1,
    'depois de amanha': 2,
    'depois d amanha': 2,
    'depois amanha': 2,
  }),
)
const MONTHS = 'jan fev mar abr mai jun jul ago set out nov dez'.split(' ')
const MONTH =
  'jan(?:eiro)?|fev(?:ereiro)?|mar(?:co)?|abr(?:il)?|maio?|jun(?:ho)?|jul(?:ho)?|ago(?:sto)?|set(?:embro)?|out(?:ubro)?|nov(?:embro)?|dez(?:embro)?'
const YEAR = String.raw`\d{4}|\d{2}`
const DAY = String.raw`(\d{1,2})[º°o]?`
/** «Dez», «vinte e um». */
const DAY_WORD = String.raw`(?:vinte|trinta) e (?:um|dois|tres|quatro|cinco|seis|sete|oito|nove)|trinta|(?!\d|uma|duas|meia|zero|quarenta)(?:${NUMBER})`
/** «Segunda chamada» is no Monday. */
const ORDINAL =
  '(?! (?:chamada|via|mao|parcela|prestacao|mensalidade|parte|edicao|serie|fase|vez|lei|guerra|unidade|etapa|lista|prova|avaliacao|temporada|rodada|geracao|opcao|turma|avenida)(?!\\S))'
const ORDINAL_NAMES = 'segunda|terca|quarta|quinta|sexta'
const NAMED = `${ORDINAL_NAMES}|sabado|domingo|seg|qua|qui|sex|sab`
/** «Ter» is a verb too, and «Dom» a title: both are days where nothing that they belong to stands beside them. */
const SHORT = String.raw`(?<!\b(?:vou|vai|vamos|vao|de|a|para|pra|que|deve|pode|por) )ter(?= (?:dia )?\d| -| as | $)|dom(?= (?:dia )?\d| -| as | $)`
const WEEKDAY = String.raw`(?:(?:${NAMED}|ter|dom)[- ]feira|[2-6][ªa][- ]feira|(?:${ORDINAL_NAMES}|(?<=\bn[ao] )[2-6]ª|${NUMBERED}[2-6][ªa](?= (?:as )?\d{1,2}[h:]))${ORDINAL}|sabado|domingo|seg|qua|qui|sex|sab|${SHORT})`

const written = (written: Written, { today, sense }: Context): DayMeaning => ({
  days: daysOf(written, today, sense),
})
const ahead = (today: IsoDate, count: string, unit: string, sign = 1): IsoDate => {
  const number = sign * numberOf(count)
  if (unit.startsWith('mes')) return addMonths(today, number)
  return addDays(today, unit.startsWith('s') ? 7 * number : number)
}

const SOON_DAYS = 31

/** The rules in their order: the first that fits is what the words mean. */
export const DAY_RULES: readonly Rule[] = [
  // Of several days none is clear.
  [
    wholeWords(
      String.raw`(?:dias? )?\d{1,2} (?:a|e|ou) (?:dia )?\d{1,2}/\d{1,2}(?:/\d+)?|dia \d{1,2} (?:a|e|ou) (?:dia )?\d{1,2}|dias \d{1,2}(?: (?:a|e|ou) \d{1,2})?|dia \d{1,2} de (?:cada|todo) mes|tod[ao]s? (?:[ao]s )?(?:dia \d{1,2}|${WEEKDAY}|mes|meses|semanas?)|${WEEKDAY} retrasad[ao]|outr[ao] ${WEEKDAY}`,
    ),
    () => ({}),
  ],
  [
    wholeWords(String.raw`(?:dia )?${DAY}([/.-])(\d{1,2})\2(${YEAR})`),
    ([day, , month, year], at) => written({ day: day!, month, year }, at),
  ],
  [
    wholeWords(String.raw`(\d{4})-(\d{2})-(\d{2})`),
    ([year, month, day], at) => written({ day: day!, month, year }, at),
  ],
  [
    wholeWords(
      String.raw`(?<!\b(?:rua|av|avenida|praca) )(?:dia )?(?:${DAY}|(primeiro))(?: de | |[/-]|)(${MONTH})(?:(?: de |[/-])(${YEAR})| ((?:19|20)\d\d))?`,
    ),
    ([day, first, month, year, other], at) =>
      written(
        {
          day: first ? '1' : day!,
          month: monthNumber(month!),
          year: year ?? other,
        },
        at,
      ),
  ],
  [
    wholeWords(`(?:proximo )?dia (${DAY_WORD})(?: de (${MONTH})(?: de (${YEAR}))?)?`),
    ([day, month, year], at) => inWords(day!, month, year, at),
  ],
  [
    wholeWords(`(${DAY_WORD}) de (${MONTH})(?: de (${YEAR}))?`),
    ([day, month, year], at) => inWords(day!, month, year, at),
  ],
  [
    wholeWords(String.raw`(?:proximo )?dia ${DAY}(?:/| do )(\d{1,2})`),
    ([day, month], at) => written({ day: day!, month }, at),
  ],
  [
    wholeWords(String.raw`(?<=\b(parcela|prestacao) |)${DAY}/(\d{1,2})(?: de (\d{4}))?`),
    ([part, day, month, year], at) =>
      year ? written({ day: day!, month, year }, at) : inFigures(day!, month!, at, !!part),
  ],
  [
    wholeWords(String.raw`${NUMBERED}(0?[1-9]|[12]\d|3[01])[-.](0[1-9]|1[0-2])`),
    ([day, month], at) => {
      const isRange = Number(day) < Number(month)
      return { ...written({ day: day!, month }, at), ...(isRange && { form: 'range' }) }
    },
  ],
  [
    wholeWords(
      String.raw`(proximo )?dia (?:${DAY}|primeiro)(?:( do mes que vem| do proximo mes)|( passado))?`,
    ),
    ([coming, day = '1', next, past], at) => {
      const sense = coming ? 'coming' : past ? 'nearest' : at.sense
      const { days = [] } = written({ day }, { ...at, sense })
      if (coming && !next) return { days: days.filter((one) => one > at.today) }
      if (past) return { days: days.filter((one) => one < at.today).slice(0, 1) }
      return { days: next ? days.filter((one) => one.slice(0, 7) > at.today.slice(0, 7)) : days }
    },
  ],
  [wholeWords(String.raw`dia \d\S*`), () => ({})],
  [
    wholeWords(`(${[...RELATIVE.keys()].join('|')})`),
    ([word], { today }) => ({ days: [addDays(today, RELATIVE.get(word!)!)] }),
  ],
  [
    wholeWords(`(?:daqui(?: a)?|dentro de|(em)) (${NUMBER}) (dias?|semanas?|mes|meses)`),
    // Money is spent in a hotel «em 3 dias».
    ([during, count, unit], { today, sense }) =>
      during && sense === 'nearest' ? undefined : { days: [ahead(today, count!, unit!)] },
  ],
  [
    wholeWords(
      `(?:ha|faz) (${NUMBER}) (dias?|semanas?|mes|meses)(?: atras)?|(${NUMBER}) (dias?|semanas?|mes|meses) atras`,
    ),
    ([count, unit, other, otherUnit], { today }) => ({
      days: [ahead(today, count ?? other!, unit ?? otherUnit!, -1)],
    }),
  ],
  [
    wholeWords(
      String.raw`(${WEEKDAY})(?: d[ae] (?:proxima semana|semana q(?:ue)? vem)| dess?a semana q(?:ue)? vem)`,
    ),
    ([name], { today }) => ({ days: [addDays(mondayOf(today), 6 + weekdayOf(name!))] }),
  ],
  [
    wholeWords(
      String.raw`(?:(?:proxim|ness|nest|dess|dest|ess|est)[ao] )?(${WEEKDAY}) ${DAY}(?! (?:de )?(?:${MONTH})(?!\S))`,
    ),
    ([name, day], at) => withNumber(weekdayOf(name!), day!, at),
  ],
  [
    wholeWords(
      String.raw`(?:(ultim[ao]) |(prox(?:im[ao])?) |(?:ness|nest|dess|dest|ess|est)[ao] )?(${WEEKDAY})( passad[ao])?( q(?:ue)? vem)?`,
    ),
    ([last, next, name, past, coming], at) =>
      weekdayMeaning(weekdayOf(name!), !!(last ?? past), !!(next ?? coming), at),
  ],
  [
    wholeWords(
      String.raw`semana d[eo] (?:dia )?\d\S*|daqui (?:a )?(?:\S+ )?(?:dias?|semanas?|mes|meses|pouco)|(?<!\bd[eo] )(?:(?:proxim|outr)[ao] (?:semana|mes|aula)|(?:semana|mes|aula) (?:q(?:ue)? vem|seguinte|passad[ao]|retrasad[ao]))`,
    ),
    () => ({}),
  ],
  [
    wholeWords(`(?:fim|final|inicio|comeco|meados|meio) d[eo] (?:mes|ano|${MONTH})|em (?:${MONTH})`),
    (_, { sense }) => (sense === 'coming' ? {} : undefined),
  ],
  [
    wholeWords(
      String.raw`(?:fim|final) de semana|fds|(?:segund|terc|quart|quint|sext)as|(?:sabad|doming)os|(?:${MONTH}) \d{1,2}|[2-6]ª(?= $)`,
    ),
    // Of money they are what it was spent on.
    (_, { sense }) => (sense === 'coming' ? {} : undefined),
  ],
]

const monthNumber = (name: string): string => String(MONTHS.indexOf(name.slice(0, 3)) + 1)

/** «Vinte e um de março» */
function inWords(day: string, month: string | undefined, year: string | undefined, at: Context): DayMeaning {
  return written({ day: String(numberOf(day)), ...(month && { month: monthNumber(month) }), year }, at)
}

/** «1/2» and «24/7» are dates only where these are near, and a part («parcela 3/10») is none. */
function inFigures(day: string, month: string, context: Context, isPart: boolean): DayMeaning {
  const meaning = written({ day, month }, context)
  const isLikeOne =
    /^[1-9]$/.test(month) &&
    (`${day}/${month}` === '24/7' || (/^[1-9]$/.test(day) && Number(day) <= Number(month)))
  const [likeliest] = meaning.days ?? []
  const isFar = !!likeliest && Math.abs(daysBetween(context.today, likeliest)) > NEAR_DAYS
  return isPart || (isLikeOne && isFar) ? { ...meaning, form: 'fraction' } : meaning
}

/** The day that a weekday means: the last one where it is about money, else the next one; never today. */
function weekdayMeaning(
  weekday: number,
  isPast: boolean,
  isNext: boolean,
  { today, sense }: Context,
): DayMeaning {
  const next = nextWeekday(weekday, today)
  const last = addDays(next, weekdayOfDay(today) === weekday ? -14 : -7)
  if (isPast) return { days: [last] }
  if (isNext) return { days: [next] }
  return { weekday, days: sense === 'nearest' ? [last, next] : [next] }
}

/** «Sexta 4» is the coming Friday the 4th; where no such Friday is near, the number is none of a day. */
function withNumber(weekday: number, day: string, context: Context): DayMeaning | undefined {
  const days = daysOf({ day }, context.today, context.sense).filter(
    (one) => weekdayOfDay(one) === weekday && daysBetween(context.today, one) <= SOON_DAYS,
  )
  if (days.length > 0) return { days }
  return context.sense === 'nearest' && Number(day) <= 31 ? {} : undefined
}
