import { NUMBER, NUMBERED, numberOf, wholeWords } from './line-words.ts'
import { timeOf } from './time-of-day.ts'

/** What words say of an hour: `HH:MM`, empty where the clock has none such; without it they speak of one that is not clear. */
export interface HourMeaning {
  readonly hour?: string
}
type Rule = readonly [
  pattern: RegExp,
  read: (parts: readonly (string | undefined)[]) => HourMeaning | undefined,
]

const TIME = String.raw`\d{1,2}(?:[h:]\d\d(?:h|m(?:in)?)?|h(?:s|rs?|oras?)?| (?:h|hs|hrs?|horas?)(?!\S))`
const BARE = String.raw`\d{1,2}|${NUMBER}`
const PAST = String.raw`(?:(?:vinte|trinta|quarenta|cinquenta) e )?(?:um|dois|tres|quatro|cinco|seis|sete|oito|nove)|meia|dez|quinze|vinte|trinta|quarenta|cinquenta|\d\d`
const MINUTES = String.raw`(?: e (${PAST})(?: minutos)?)?`
/** «Da manhã» */
const PERIOD = '(?: (?:d[ae]|a|pela) (manha|tarde|noite|madrugada))?'
/** «Duração 2h» and «2h de duração» are no hour of the day. */
const NO_LENGTH = String.raw`(?<!\b(?:duracao|dura|durante|tempo)(?: de| total)? )`
const OF_LENGTH = String.raw`(?! de (?:duracao|prova|aula|video|estudo)(?!\S))`
const TO = ' ?- ?| as? | ate (?:as )?'

/** The rules in their order: the first that fits is what the words mean. Of a range of hours the start is meant. */
export const HOUR_RULES: readonly Rule[] = [
  [
    wholeWords(
      String.raw`${NO_LENGTH}(?:d[ae]s? |as )?(?:(${TIME})(?:${TO})(${TIME}|\d{1,2})|(\d{1,2})-(${TIME})|((?<=\bd[ae]s? )\d{1,2}|${NUMBERED}(?:[6-9]|1\d|2[0-3])) (?:as? (${TIME})|as (\d{1,2})))(?: e (?:${PAST}))?${PERIOD}`,
    ),
    ([timed, timedEnd, number, numberEnd, bare, end, bareEnd, period]) =>
      timeOf(asTime(timedEnd ?? numberEnd ?? end ?? bareEnd!)) === ''
        ? { hour: '' }
        : meaning(timed ?? number ?? bare!, undefined, period),
  ],
  // «Quinze para as dez»
  [
    wholeWords(
      String.raw`(?:as )?${NUMBERED}(?:5|10|15|20|25|cinco|dez|quinze|vinte(?: e cinco)?) (?:minutos )?(?:p/|para|pr[ao]s?)(?: [ao]s?)? (?:${TIME}|${BARE}|mei[oa][- ](?:dia|noite))${PERIOD}`,
    ),
    () => ({}),
  ],
  // «Às 7 40», but «às 7 40 questões»
  [wholeWords(String.raw`as \d{1,2} [0-5]\d(?! \p{L})`), () => ({})],
  [
    wholeWords(String.raw`${NO_LENGTH}(?:as |a (?=0?1[h:]))?(${TIME})${MINUTES}${PERIOD}${OF_LENGTH}`),
    ([time, minutes, period]) => meaning(time!, minutes, period),
  ],
  [
    wholeWords(String.raw`${NO_LENGTH}(?:as )?(${NUMBER}) horas?${MINUTES}${PERIOD}${OF_LENGTH}`),
    ([hour, minutes, period]) => meaning(hour!, minutes, period),
  ],
  // «19.30» is no day, since no month is the 30th.
  [
    wholeWords(String.raw`${NUMBERED}(\d{1,2})\.(00|1[3-9]|[2-5]\d)${PERIOD}`),
    ([hour, minutes, period]) => meaning(hour!, minutes, period),
  ],
  [
    wholeWords(String.raw`(?:as )?(\d{1,2})(?::(\d\d))? ?(am|pm)`),
    ([hour, minutes, half]) => halfDay(hour!, minutes, half!),
  ],
  [
    wholeWords(
      String.raw`(?:as|das|pelas|a(?= uma (?:$|hora|d[ae] ))) (${BARE})(?:[.](\d\d)|${MINUTES})(?: (?:em ponto|horas))?${PERIOD}`,
    ),
    ([hour, dotted, minutes, period]) => meaning(hour!, dotted ?? minutes, period),
  ],
  [
    wholeWords(String.raw`(${BARE}) e (meia)${PERIOD}`),
    ([hour, minutes, period]) => meaning(hour!, minutes, period),
  ],
  [
    wholeWords(String.raw`(${BARE}) (?:d[ae]|a|pela) (manha|tarde|noite|madrugada)`),
    ([hour, period]) => meaning(hour!, undefined, period),
  ],
  [wholeWords(`(?:(?:ao|a) )?meio[- ]dia${MINUTES}`), ([minutes]) => meaning('12', minutes, 'tarde')],
  [
    wholeWords(
      String.raw`meia[- ]noite|${NO_LENGTH}\d{1,2}(?:h(?:s|rs|oras)?(?!\p{L})|:\d)\S*${OF_LENGTH}|as \d\S*`,
    ),
    () => ({}),
  ],
]

/** «10h» of «10 horas» */
const asTime = (text: string): string => text.replace(/ \D+$/, 'h')

/** «2» alone may be the morning or the afternoon. */
function meaning(text: string, minutes: string | undefined, period: string | undefined): HourMeaning {
  const time = timeOf(asTime(text)) || timeOf(String(numberOf(text)))
  if (!time || (minutes && numberOf(minutes) > 59)) return { hour: '' }
  const hour = minutes ? `${time.slice(0, 3)}${String(numberOf(minutes)).padStart(2, '0')}` : time
  if (period) return inPeriod(hour, period)
  const isNumber = !/\d[h:]|\d h/.test(text)
  return isNumber && hour > '00:59' && hour < '06' ? {} : { hour }
}

/** «2h da tarde» is 14:00; not clear where no such hour is called so. */
export function inPeriod(hour: string, period: string): HourMeaning {
  const [first, last, later] = PERIODS[period]!
  const number = Number(hour.slice(0, 2))
  const shifted = number < 12 ? number + later : number
  return shifted < first || shifted > last
    ? {}
    : { hour: `${String(shifted).padStart(2, '0')}${hour.slice(2)}` }
}

/** From which hour to which one speaks of it, and how much later an hour before noon is. */
const PERIODS: Readonly<Record<string, readonly [first: number, last: number, later: number]>> = {
  madrugada: [0, 6, 0],
  manha: [0, 11, 0],
  tarde: [12, 19, 12],
  noite: [18, 23, 12],
}

function halfDay(hour: string, minutes = '00', half: string): HourMeaning {
  const number = Number(hour)
  if (number < 1 || number > 12) return { hour: '' }
  return { hour: timeOf(`${(number % 12) + (half === 'pm' ? 12 : 0)}:${minutes}`) }
}
