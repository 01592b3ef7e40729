import {
  newSubject,
  nextColour,
  parsePaste,
  parseTimetable,
  slotsOf,
  subjectErrors,
  subjectForm,
  subjectsIn,
  type HyphenWord,
  type PastedLine,
  type Subject,
  type SubjectDraft,
} from '@caderno/domain/semester'
import { countLines, countWords, type RowWords } from '@caderno/domain/intake'
import { foldText, formatDate, plural } from '@caderno/domain/kernel'
import { Textarea } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconMinus } from '@tabler/icons-react'
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx'
import { useIsPhone } from '../../../hooks/use-is-phone.ts'
import { useDialogForm, type DialogProps } from '../../../hooks/use-dialog-form.ts'
import { useAsSent } from '../../../hooks/use-form.ts'
import { lessons, subjectsCount } from '../texts.ts'
import { HyphenChoice } from './HyphenChoice.tsx'
import { TableField } from './TableField.tsx'
import { hoursInWords } from './texts.ts'
import classes from './Paste.module.css'
import { offered } from '../offered.ts'
import type { SemesterTabProps } from '../tab-props.ts'
import '../../../theme/styles-fields.ts'

type PasteDialogProps = DialogProps & Pick<SemesterTabProps, 'subjects' | 'semester' | 'actions' | 'commands'>

interface Paste {
  readonly texto: string
  readonly tabela: string
  /** What a dash between two days means, in all lines. */
  readonly hifen: HyphenWord
}

/** The timetable of a whole semester, a subject in each line, shown as it will be while it is pasted or typed. */
export default function PasteDialog({ subjects, semester, actions, commands, ...shown }: PasteDialogProps) {
  const period = newSubject(subjects, semester)
  const dialog = useDialogForm<Paste>({
    ...shown,
    name: 'paste',
    subject: 'paste',
    initial: { texto: '', tabela: period.tabela, hifen: 'e' },
    validate: ({ texto, ...options }) => {
      const { tabela: wrongTable } = subjectErrors({ ...subjectForm([], semester), tabela: options.tabela })
      if (wrongTable) return { tabela: wrongTable }
      if (texto.trim() === '') return { texto: 'Cole ou escreva ao menos uma linha' }
      const lines = parsePaste(texto, { ...options, period })
      return lines.some(isGood)
        ? {}
        : {
            texto: `Corrija antes: ${lines
              .filter(isWrong)
              .map(({ line }) => `linha ${line}`)
              .join(', ')}`,
          }
    },
    left: (paste) => {
      const rest = leftOf(paste)
      return rest.length > 0 ? { ...paste, texto: rest.map(({ typed }) => typed).join('\n') } : undefined
    },
    service: actions,
    command: (paste) =>
      offered(
        commands,
        actions.addAll(draftsOf(paste, subjects, semester)),
        addedWords(paste),
        'Disciplinas retiradas',
      ),
    failure: 'save',
  })
  const isPhone = useIsPhone()
  const { form } = dialog
  const lines = parsePaste(form.values.texto, { ...form.values, period })
  const known = useAsSent(subjects, form.busy)
  const there = new Set(subjectsIn(known, semester).map(({ nome }) => foldText(nome)))
  const isThere = (line: PastedLine) => {
    if (!('ok' in line)) return false
    const name = foldText(line.ok.nome)
    const isAgain = lines.some((one) => one.line < line.line && 'ok' in one && foldText(one.ok.nome) === name)
    return isAgain || there.has(name)
  }
  const good = lines.filter(isGood).length
  const wrong = lines.filter(isWrong).length
  return (
    <FormDialog
      {...dialog}
      title="Colar horário"
      module="semestre"
      size="44rem"
      save={good > 0 ? `Adicionar ${subjectsCount(good)}` : 'Adicionar'}
    >
      <div className={classes.fields}>
        <Textarea
          label="Uma disciplina por linha"
          placeholder={'Cálculo I 24M12 DECOM-03\nFísica I seg e qua 8h–10h'}
          data-autofocus
          autosize
          minRows={isPhone ? 3 : 4}
          maxRows={isPhone ? 4 : 12}
          {...form.text('texto')}
        />
        {good > 0 && wrong > 0 && (
          <p className={classes.rest}>
            {plural(wrong, 'linha fica', 'linhas ficam')} no campo para você corrigir; as outras entram.
          </p>
        )}
        <TableField value={form.values.tabela} onChange={(value) => form.set('tabela', value)} />
        {lines.length > 1 && (
          <p className={classes.rest}>{countWords(countLines(lines.map(verdictOf)), WORDS)}</p>
        )}
        {lines.length > 0 && (
          <ol className={classes.preview} aria-label="Como vai ficar" aria-live="polite">
            {lines.map((line) => (
              <li
                key={`${line.line} ${line.text}`}
                data-wrong={'error' in line || undefined}
                data-skipped={'skipped' in line || undefined}
              >
                {'ok' in line && <IconCheck size={18} stroke={2} aria-hidden />}
                {'error' in line && <IconAlertTriangle size={18} stroke={1.5} aria-hidden />}
                {'skipped' in line && <IconMinus size={18} stroke={1.5} aria-hidden />}
                <Preview
                  line={line}
                  {...form.values}
                  isThere={isThere(line)}
                  onHyphen={(word) => form.set('hifen', word)}
                />
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
    new: ['disciplina', 'disciplinas'],
    refused: ['não entendida', 'não entendidas'],
    none: ['sem disciplina', 'sem disciplina'],
  },
}
const verdictOf = (line: PastedLine) => ({
  verdict: 'ok' in line ? ('new' as const) : 'error' in line ? ('refused' as const) : ('none' as const),
})

const isGood = (line: PastedLine): boolean => 'ok' in line
const isWrong = (line: PastedLine): boolean => 'error' in line

/** The lines that are not understood. */
const leftOf = ({ texto, ...options }: Paste) => parsePaste(texto, options).filter(isWrong)

function addedWords(paste: Paste): string {
  const rest = leftOf(paste).length
  return rest > 0
    ? `Disciplinas adicionadas; ${plural(rest, 'linha ficou', 'linhas ficaram')} no campo`
    : 'Disciplinas adicionadas'
}

interface PreviewProps extends Pick<Paste, 'tabela' | 'hifen'> {
  line: PastedLine
  isThere: boolean
  onHyphen: (word: HyphenWord) => void
}

/** What a line becomes, or which part of it is not understood. */
function Preview({ line, tabela, hifen, isThere, onHyphen }: PreviewProps) {
  if ('skipped' in line)
    return (
      <span>
        <small>
          Linha {line.line}: {line.skipped}
        </small>
      </span>
    )
  if ('error' in line)
    return (
      <span>
        <strong>Linha {line.line}:</strong> {line.error}
        {line.from !== undefined && (
          <small>
            {line.text.slice(0, line.from)}
            <mark>{line.text.slice(line.from, line.to)}</mark>
            {line.text.slice(line.to)}
          </small>
        )}
      </span>
    )
  const { nome, codigo, professor, turma, local, horarios, cargaHoraria, ead, inicio, fim } = line.ok
  const read = parseTimetable(horarios, slotsOf(tabela))
  return (
    <span>
      <strong>{nome}</strong>
      {isThere && <small>Já há uma com este nome: ela fica, e esta entra também.</small>}
      <small>
        {[
          'ok' in read && hoursInWords(read.ok),
          cargaHoraria > 0 && lessons(cargaHoraria),
          local,
          professor,
          codigo,
          turma && `turma ${turma}`,
          ead && 'EAD',
          inicio && `de ${formatDate(inicio)} a ${formatDate(fim)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
      {line.notes.length > 0 && <small>{line.notes.join(' · ')}</small>}
      {line.unclear && <HyphenChoice days={line.unclear} word={hifen} onChoose={onHyphen} />}
    </span>
  )
}

/** Each with a colour of its own, and the days of its semester where the line has none. */
function draftsOf({ texto, ...options }: Paste, subjects: readonly Subject[], semester: string) {
  const drafts: SubjectDraft[] = []
  const shared = newSubject(subjects, semester)
  for (const line of parsePaste(texto, { ...options, period: shared })) {
    if (!('ok' in line)) continue
    const { inicio, fim, ...fields } = line.ok
    drafts.push({
      ...shared,
      ...fields,
      ...(inicio && { inicio, fim }),
      tabela: options.tabela,
      cor: nextColour([...subjects, ...drafts], semester),
    })
  }
  return drafts
}
