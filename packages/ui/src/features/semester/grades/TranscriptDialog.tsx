import { countLines, countWords, type PreviewRow, type RowWords } from '@caderno/domain/intake'
import {
  planTranscript,
  readTranscript,
  type Subject,
  type TranscriptOutcome,
} from '@caderno/domain/semester'
import { Textarea } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconPlus } from '@tabler/icons-react'
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx'
import { useDialogForm, type DialogProps } from '../../../hooks/use-dialog-form.ts'
import { useAsSent } from '../../../hooks/use-form.ts'
import classes from '../subjects/Paste.module.css'
import { outcomeWords, saveWords } from './transcript-words.ts'
import { offered } from '../offered.ts'
import type { SemesterTabProps } from '../tab-props.ts'
import '../../../theme/styles-fields.ts'

type TranscriptDialogProps = DialogProps & Omit<SemesterTabProps, 'shown' | 'now' | 'open'>

/** The table of grades of SIGAA or SUAP, shown as what it adds and changes while it is pasted. */
export default function TranscriptDialog(props: TranscriptDialogProps) {
  const { subjects, semester, today, actions, commands, ...shown } = props
  const planOf = (texto: string, known: readonly Subject[]) => {
    const transcript = readTranscript(texto)
    return 'error' in transcript
      ? transcript
      : { outcomes: planTranscript(transcript, { subjects: known, semestre: semester, today }) }
  }
  const outcomesOf = (texto: string): readonly TranscriptOutcome[] => {
    const plan = planOf(texto, subjects)
    return 'error' in plan ? [] : plan.outcomes
  }
  const dialog = useDialogForm<{ readonly texto: string }>({
    ...shown,
    name: 'transcript',
    subject: 'transcript',
    initial: { texto: '' },
    validate: ({ texto }) => {
      if (texto.trim() === '') return { texto: 'Cole a tabela do boletim' }
      const plan = planOf(texto, subjects)
      if ('error' in plan) return { texto: plan.error }
      return plan.outcomes.some(({ is }) => is === 'new' || is === 'changed')
        ? {}
        : { texto: 'Não há nada para adicionar nem atualizar' }
    },
    service: actions,
    command: ({ texto }) =>
      offered(commands, actions.enterTranscript(outcomesOf(texto)), 'Boletim lançado', 'Boletim desfeito'),
    failure: 'save',
  })
  const { form } = dialog
  const known = useAsSent(subjects, form.busy)
  const plan = planOf(form.values.texto, known)
  const outcomes = 'error' in plan ? [] : plan.outcomes
  return (
    <FormDialog {...dialog} title="Colar boletim" module="semestre" size="44rem" save={saveWords(outcomes)}>
      <div className={classes.fields}>
        <Textarea
          label="Tabela de notas"
          description="No SIGAA, «Consultar notas»; no SUAP, «Boletim». Selecione a tabela inteira, com a linha do cabeçalho, copie e cole aqui."
          data-autofocus
          autosize
          minRows={4}
          maxRows={12}
          {...form.text('texto')}
        />
        {outcomes.length > 0 && (
          <p className={classes.rest}>{countWords(countLines(outcomes.map(verdictOf)), WORDS)}</p>
        )}
        {outcomes.length > 0 && (
          <ol className={classes.preview} aria-label="Como vai ficar" aria-live="polite">
            {outcomes.map((one) => (
              <li key={one.line} data-wrong={one.is === 'refused' || undefined}>
                <OutcomeIcon is={one.is} />
                <Outcome outcome={one} />
              </li>
            ))}
          </ol>
        )}
      </div>
    </FormDialog>
  )
}

const WORDS: RowWords = {
  one: 'linha',
  many: 'linhas',
  all: 'todas',
  verdicts: {
    new: ['nova', 'novas'],
    known: ['sem mudança', 'sem mudança'],
    changed: ['atualizada', 'atualizadas'],
    refused: ['recusada', 'recusadas'],
    none: ['sem disciplina', 'sem disciplina'],
  },
}
const VERDICTS: Readonly<Record<TranscriptOutcome['is'], PreviewRow['verdict']>> = {
  new: 'new',
  changed: 'changed',
  same: 'known',
  refused: 'refused',
  heading: 'none',
  other: 'none',
}
const verdictOf = ({ is }: TranscriptOutcome) => ({ verdict: VERDICTS[is] })

function OutcomeIcon({ is }: Pick<TranscriptOutcome, 'is'>) {
  if (is === 'refused') return <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
  return is === 'new' ? (
    <IconPlus size={18} stroke={2} aria-hidden />
  ) : (
    <IconCheck size={18} stroke={2} aria-hidden />
  )
}

function Outcome({ outcome }: { outcome: TranscriptOutcome }) {
  const { title, lines } = outcomeWords(outcome)
  return (
    <span>
      <strong>{title}</strong>
      {lines.map((line) => (
        <small key={line}>{line}</small>
      ))}
    </span>
  )
}
