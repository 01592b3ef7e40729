import { count } from '@caderno/domain/kernel'
import { Button } from '@mantine/core'
import classes from './PageNotices.module.css'

/** What a page calls its records: one, many, and the ending of their gender. */
export type Noun = readonly [one: string, many: string, ending: 'o' | 'a']
const RECORDS: Noun = ['registro', 'registros', 'o']

export interface PageNoticesProps {
  /** Stored records that could not be read. */
  unreadable: number
  noun?: Noun | undefined
  /** Said where what is shown could not be read anew, and may be old. */
  stale?: string | false | undefined
  /** What else there is to know. */
  note?: string | false
  onRetry?: () => void
}

/** What the student should know about the records as they are shown. */
export const PageNotices = ({ unreadable, noun, stale, note, onRetry }: PageNoticesProps) => (
  <>
    {stale && (
      <div role="alert" className={classes.notice}>
        <span>{stale}</span>
        <Button size="xs" variant="default" onClick={onRetry}>
          Tentar novamente
        </Button>
      </div>
    )}
    {[unreadable > 0 && unreadableWords(unreadable, noun), note].map(
      (sentence) =>
        sentence && (
          <p key={sentence} role="status" className={classes.notice}>
            {sentence}
          </p>
        ),
    )}
  </>
)

/** «2 habilidades não puderam ser lidas. Elas continuam guardadas onde estão.» */
export const unreadableWords = (value: number, [one, many, end] = RECORDS): string =>
  value === 1
    ? `1 ${one} não pôde ser lid${end}. ${end === 'a' ? 'Ela' : 'Ele'} continua guardad${end} onde está.`
    : `${count(value)} ${many} não puderam ser lid${end}s. El${end === 'a' ? 'as' : 'es'} continuam guardad${end}s onde estão.`
