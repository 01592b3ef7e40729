import classes from './Facts.module.css'

/** What is known of something, each with its name; one that is not known is left out. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, fact: string])[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(
        ([name, fact]) =>
          fact && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{fact}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
