import {
  ACCOUNT_LENGTH,
  accountNames,
  createFinanceService,
  TRANSACTION_CATEGORIES,
  type FinanceBook,
} from '@caderno/domain/finance'
import {
  broughtInBy,
  checkBalance,
  likelyAccount,
  planStatement,
  type ChosenColumns,
  type Statement,
  type StatementRow,
} from '@caderno/domain/intake'
import { dataOf } from '@caderno/domain/kernel'
import { NativeSelect } from '@mantine/core'
import { useCallback, useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { SuggestedInput } from '../../components/forms/SuggestedInput.tsx'
import { useServices } from '../../hooks/services.tsx'
import { useFocusOnFirstWrong } from '../../hooks/use-form.ts'
import { useLive } from '../../hooks/use-live.ts'
import { Preview, type ChoiceField } from '../../components/intake/Preview.tsx'
import { balanceWords } from './texts.ts'
import { useChoices } from '../../components/intake/use-choices.ts'
import { useBringIn } from './use-bring-in.ts'
import { WhenRead, type PanelProps } from './WhenRead.tsx'
import { usePlan } from './use-plan.ts'
import classes from './Import.module.css'

export interface StatementPanelProps extends PanelProps<Statement> {
  /** What a number without a sign was said to be in a file with the same columns. */
  unsigned?: ChosenColumns['unsigned']
  /** Remembers it; absent where a file has no columns to remember it by. */
  onUnsigned?: ((unsigned: ChosenColumns['unsigned']) => void) | undefined
}

/** A statement beside the book. */
export default function StatementPanel(props: StatementPanelProps) {
  const { finances } = useServices()
  return (
    <WhenRead {...props} store={finances} what="suas finanças">
      {(book) => <Loaded {...props} book={book} />}
    </WhenRead>
  )
}

const CATEGORY: ChoiceField<StatementRow> = {
  label: 'Categoria',
  optionsOf: ({ added }) => TRANSACTION_CATEGORIES[added?.tipo ?? 'saida'],
}

/** What a number without a sign is, where the file does not tell. */
const SIGNS = [
  { value: '', label: 'Escolha' },
  { value: 'comes', label: 'Dinheiro que entrou' },
  { value: 'leaves', label: 'Compra ou gasto' },
]

function Loaded({
  owner,
  read: statement,
  book,
  unsigned,
  onUnsigned,
}: StatementPanelProps & { book: FinanceBook }) {
  const { finances, ids, clock, session } = useServices()
  const ownName = dataOf(useLive(session))?.name
  const { isOwn = false } = statement
  const [conta, setConta] = useState(() => (isOwn ? '' : (likelyAccount(statement, book) ?? statement.conta)))
  const [signs, setSigns] = useState(unsigned ?? '')
  const [isAsked, setIsAsked] = useState(false)
  const [isPressed, setIsPressed] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const refuse = useFocusOnFirstWrong(fields)
  const service = useMemo(
    () => createFinanceService({ finances, ids, clock }, owner),
    [finances, ids, clock, owner],
  )
  const { bringIn, isBusy, ...told } = useBringIn('financas', service, 'save', ['transação', 'transações'])
  const account = conta.trim()
  const asked = useDeferredValue(account)
  const isSignMissing = statement.isSignUnsure === true && signs === ''
  const isInverted = isSignMissing ? undefined : signs === 'leaves'
  const { rows, isCurrent } = usePlan(
    useCallback(
      () => planStatement(statement, book, { conta: asked, isInverted, ...(ownName && { ownName }) }),
      [statement, book, asked, isInverted, ownName],
    ),
  )
  const choices = useChoices()
  const broughtIn = broughtInBy(rows ?? [], choices.isTicked, choices.choiceOf)
  const count = broughtIn.added.length + broughtIn.changed.length
  const balance = checkBalance(statement)
  const items = statement.lines.flatMap(({ item }) => item ?? [])
  const areSomeSaid = items.some((item) => item.conta !== undefined)
  const isAccountAsked = !areSomeSaid || items.some((item) => item.conta === undefined)
  const onBringIn = () => {
    const isMissing = (isAccountAsked && !isOwn && account === '') || isSignMissing
    setIsAsked(isMissing)
    if (isMissing) refuse()
    else setIsPressed(true)
  }
  const bringInWhatIsTicked = useEffectEvent(() => {
    setIsPressed(false)
    if (count === 0) return
    bringIn(() => service.bringIn(broughtIn), count, isOwn || areSomeSaid ? '' : ` na conta «${account}»`)
  })
  // What was just said of the file counts for what comes in: its lines are planned anew first.
  const isReady = isPressed && isCurrent && asked === account
  useEffect(() => {
    if (isReady) bringInWhatIsTicked()
  }, [isReady])
  return (
    <>
      {!isOwn && (
        <div ref={fields} className={classes.fields}>
          {isAccountAsked && (
            <SuggestedInput
              label={areSomeSaid ? 'Conta das outras linhas' : 'Conta'}
              suggestions={accountNames(book)}
              maxLength={ACCOUNT_LENGTH}
              value={conta}
              error={isAsked && account === '' && 'Diga de que conta é este extrato'}
              onChange={({ currentTarget }) => setConta(currentTarget.value)}
            />
          )}
          {statement.isSignUnsure && (
            <NativeSelect
              label="Um valor sem sinal, neste arquivo, é"
              data={SIGNS}
              value={signs}
              error={isAsked && isSignMissing && 'Diga o que é um valor sem sinal'}
              onChange={({ currentTarget: { value } }) => {
                const said = value === 'comes' || value === 'leaves' ? value : undefined
                setSigns(said ?? '')
                onUnsigned?.(said)
              }}
            />
          )}
        </div>
      )}
      <Preview
        {...told}
        isBusy={isBusy || isPressed}
        rows={rows}
        choices={choices}
        field={CATEGORY}
        count={count}
        onBringIn={onBringIn}
      >
        {balance && (
          <p className={classes.reason} data-differs={balance.difference !== 0 || undefined}>
            {balanceWords(balance)}
          </p>
        )}
      </Preview>
    </>
  )
}
