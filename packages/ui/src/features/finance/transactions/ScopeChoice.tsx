import { SCOPES, type Scope, type Transaction } from '@caderno/domain/finance'
import { useId } from 'react'
import { placeInSeries, SCOPE } from './texts.ts'
import classes from './ScopeChoice.module.css'

/** Which transactions of a repetition are meant. Nothing for one that stands alone. */
export function ScopeChoice({
  transaction,
  legend,
  scope,
  onChoose,
}: {
  transaction: Transaction
  legend: string
  scope: Scope
  onChoose: (scope: Scope) => void
}) {
  const name = useId()
  if (!transaction.grupo) return null
  return (
    <fieldset className={classes.scope}>
      <legend>
        {placeInSeries(transaction)}. {legend}
      </legend>
      {SCOPES.map((each) => (
        <label key={each}>
          <input type="radio" name={name} checked={scope === each} onChange={() => onChoose(each)} />
          {SCOPE[each]}
        </label>
      ))}
    </fieldset>
  )
}
