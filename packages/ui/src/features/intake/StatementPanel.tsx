import { createFinanceService, TRANSACTION_CATEGORIES, type FinanceBook } from '@caderno/domain/finance'
import {
  accountsOf,
  broughtInBy,
  checkBalance,
  likelyAccount,
  planStatement,
  type Statement,
  type StatementRow,
} from '@caderno/domain/intake'
import { dataOf, plural } from '@caderno/domain/kernel'
import { NativeSelect, TextInput } from '@mantine/core'
import { useCallback, useDeferredValue, useId, useMemo, useState } from 'react'
import { LoadFailure } from '../../components/feedback/LoadFailure.tsx'
import { withOutcome } from '../../components/feedback/outcomes.ts'
import { TabSkeleton } from '../../components/layout/PageSkeleton.tsx'
import { useServices } from '../../hooks/services.tsx'
import { useCommand } from '../../hooks/use-command.ts'
import { useLive } from '../../hooks/use-live.ts'
import { useRecords } from '../../hooks/use-records.ts'
import { Preview, type ChoiceField } from './Preview.tsx'
import { balanceWords } from './texts.ts'
import { useChoices } from './use-choices.ts'
import { usePlan } from './use-plan.ts'
import classes from './Preview.module.css'

interface StatementPanelProps {
  owner: string
  statement: Statement
  onRetry: () => void
}

/** A statement beside the account, once that is read. */
export function StatementPanel(props: StatementPanelProps) {
  const { finances } = useServices()
  const { snapshot } = useRecords(finances, props.owner)
  const book = dataOf(snapshot)
  if (book) return <Loaded {...props} book={book} />
  if (snapshot.status === 'failed')
    return <LoadFailure what="suas finanças" code={snapshot.error.code} onRetry={props.onRetry} />
  return <TabSkeleton />
}

const CATEGORY: ChoiceField<StatementRow> = {
  label: 'Categoria',
  optionsOf: ({ added }) => TRANSACTION_CATEGORIES[added?.tipo ?? 'saida'],
}

/** What a number without a sign is, where the file does not tell. */
const SIGNS = [
  { value: '', label: 'Escolha' },
  { value: 'entra', label: 'Dinheiro que entrou' },
  { value: 'sai', label: 'Compra ou gasto' },
]

function Loaded({ owner, statement, book }: StatementPanelProps & { book: FinanceBook }) {
  const { finances, ids, clock, session } = useServices()
  const ownName = dataOf(useLive(session))?.name
  const [conta, setConta] = useState(() => likelyAccount(statement, book) ?? statement.conta)
  const [signs, setSigns] = useState('')
  const [problem, setProblem] = useState('')
  const accounts = useId()
  const service = useMemo(
    () => createFinanceService({ finances, ids, clock }, owner),
    [finances, ids, clock, owner],
  )
  const { run, problem: refusal, announcement } = useCommand('financas', service, 'importar')
  const asked = useDeferredValue(conta.trim())
  const isInverted = signs === 'sai'
  const rows = usePlan(
    useCallback(
      () => planStatement(statement, book, { conta: asked, isInverted, ...(ownName && { ownName }) }),
      [statement, book, asked, isInverted, ownName],
    ),
  )
  const choices = useChoices(rows ?? [])
  const broughtIn = broughtInBy(rows ?? [], choices.isTicked, choices.choiceOf)
  const count = broughtIn.added.length + broughtIn.changed.length
  const balance = checkBalance(statement)
  const bringIn = () => {
    const missing = asked === '' ? NO_ACCOUNT : statement.isSignUnsure && signs === '' ? NO_SIGNS : ''
    setProblem(missing)
    if (missing) return
    void run(service.bringIn(broughtIn), {
      subject: 'importar',
      failure: 'save',
      message: (outcome) => withOutcome(`${plural(count, ...TRANSACTIONS)} na conta «${asked}»`, outcome),
      undone: 'A importação foi desfeita.',
    })
  }
  return (
    <>
      <div className={classes.fields}>
        <TextInput
          label="Conta"
          list={accounts}
          autoComplete="off"
          maxLength={60}
          value={conta}
          error={problem === NO_ACCOUNT && problem}
          onChange={({ currentTarget }) => setConta(currentTarget.value)}
        />
        <datalist id={accounts}>
          {accountsOf(book).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
        {statement.isSignUnsure && (
          <NativeSelect
            label="Um valor sem sinal, neste arquivo, é"
            data={SIGNS}
            value={signs}
            error={problem === NO_SIGNS && problem}
            onChange={({ currentTarget }) => setSigns(currentTarget.value)}
          />
        )}
      </div>
      <Preview
        rows={rows}
        choices={choices}
        field={CATEGORY}
        count={count}
        noun={TRANSACTIONS}
        onBringIn={bringIn}
        announcement={announcement}
        refusal={refusal?.sentence}
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

const TRANSACTIONS = ['transação', 'transações'] as const
const NO_ACCOUNT = 'Diga de que conta é este extrato'
const NO_SIGNS = 'Diga o que é um valor sem sinal'
