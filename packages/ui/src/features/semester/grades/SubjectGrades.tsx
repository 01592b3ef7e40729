import { decimalText, formatDate, isolated, type RecordId } from '@caderno/domain/kernel'
import {
  assessmentsOf,
  entriesOf,
  formatGrade,
  gradesOf,
  parseGrade,
  ruleWords,
  standingSentence,
  whatIf,
  type Assessment,
  type Grades,
  type Subject,
} from '@caderno/domain/semester'
import { Button, TextInput } from '@mantine/core'
import { useId, useRef, useState, type FormEvent } from 'react'
import { withOutcome } from '../../../components/feedback/outcomes.ts'
import { Sheet } from '../../../components/layout/Sheet.tsx'
import { useDraft, useKeptDraft } from '../../../hooks/use-draft.ts'
import { byDay } from '../calendar/texts.ts'
import { GradeList } from './GradeList.tsx'
import { groupsOf } from './groups.ts'
import type { SemesterTabProps } from '../tabs.ts'
import { SITUATION } from '../texts.ts'
import { toneOf } from '../tones.ts'
import classes from './Grades.module.css'
import '../../../theme/styles-fields.ts'

/** In the place of an assessment's id. */
const FINAL = 'final'

interface SubjectGradesProps extends Pick<SemesterTabProps, 'actions' | 'commands' | 'open'> {
  subject: Subject
  onRule: (subject: Subject) => void
}

/** By the assessment's id. */
type Typed = Readonly<Record<string, string>>

/** The grades of one subject. A typed grade is tried at once, kept with «Salvar», and waits while another tab is open. */
export function SubjectGrades({ subject, actions, commands, open, onRule }: SubjectGradesProps) {
  const { id, nome, notaFinal, regra, situacao } = subject
  const draft = useDraft<Typed>(`notas ${id}`)
  const [typed, setTyped] = useState(draft.found?.values ?? {})
  const forget = (sent: Typed) =>
    setTyped((now) => Object.fromEntries(Object.entries(now).filter(([key, text]) => sent[key] !== text)))
  useKeptDraft(draft, {
    values: typed,
    beside: undefined,
    dirty: gradesIn(subject).some(({ id: key, nota }) => (typed[key] ?? shownAs(nota)) !== shownAs(nota)),
    stored: forget,
  })
  const entries = entriesOf(subject)
  const tried = triedIn(subject, typed)
  const grades = gradesOf(tried)
  const hasFinal = notaFinal !== null || grades.standing.is === 'final' || typed[FINAL] !== undefined
  const save = (key: RecordId, title: string, nota: number | null) => {
    const entry = entries.find((one) => one.id === key)
    if (entry && nota === null) return
    const command =
      key === FINAL
        ? actions.setFinal(id, nota)
        : entry
          ? actions.enterGrade(id, { ...entry, nota })
          : actions.setGrade(id, key, nota)
    void commands
      .run(command, {
        subject: id,
        failure: 'assessment',
        message: (outcome) =>
          withOutcome(
            `${isolated(title)}: ${nota === null ? 'sem nota' : `nota ${formatGrade(nota)}`}`,
            outcome,
          ),
        undone: `${isolated(title)}: como antes`,
      })
      .then((outcome) => outcome && draft.stored({ [key]: typed[key] ?? '' }))
  }
  const field = {
    typed,
    onType: (key: string, text: string) => setTyped({ ...typed, [key]: text }),
    onSave: save,
  }
  return (
    <Sheet
      title={nome}
      note={ruleWords(regra)}
      action={
        <span className={classes.tools}>
          <Button
            size="xs"
            variant="subtle"
            onClick={() => onRule(subject)}
            aria-label={`Regra de ${isolated(nome)}`}
          >
            Regra
          </Button>
          <Button
            size="xs"
            variant="light"
            aria-label={`Nova prova ou trabalho de ${isolated(nome)}`}
            onClick={() => open.assessment({ disciplina: subject })}
          >
            Prova ou trabalho
          </Button>
        </span>
      }
    >
      <div data-record={id} tabIndex={-1} style={toneOf(subject)}>
        <p className={classes.standing} data-standing={grades.standing.is} aria-live="polite">
          {situacao !== 'cursando' && <span>{SITUATION[situacao]} por você.</span>}
          <strong>{standingSentence(grades)}</strong>
          <span>{meansIn(grades)}</span>
          {tried !== subject && <em>Simulação: nada foi salvo ainda</em>}
        </p>
        {groupsOf(tried, [...byDay(assessmentsOf(subject)), ...entries]).map(
          ({ key: group, title, note, rows }) => (
            <GradeList key={group} title={title} note={note}>
              {rows.map(({ id: key, titulo, data, peso, maxima, nota, recuperacao }) => (
                <GradeRow
                  key={key}
                  of={{ key, titulo, maxima, nota, disciplina: nome }}
                  note={[
                    data && formatDate(data),
                    recuperacao
                      ? !titulo.startsWith('Recuperação') && 'recuperação'
                      : regra.calculo === 'ponderada' &&
                        (group === '' || rows.filter((one) => !one.recuperacao).length > 1) &&
                        `peso ${decimalText(peso)}`,
                  ]}
                  {...field}
                />
              ))}
            </GradeList>
          ),
        )}
        {hasFinal && (
          <ul className={classes.grades}>
            <GradeRow
              of={{ key: FINAL, titulo: 'Prova final', maxima: 10, nota: notaFinal, disciplina: nome }}
              note={[]}
              {...field}
            />
          </ul>
        )}
      </div>
    </Sheet>
  )
}

interface GradeRowProps {
  of: Pick<Assessment, 'titulo' | 'maxima' | 'nota'> & { readonly key: RecordId; readonly disciplina: string }
  note: readonly (string | false)[]
  typed: Typed
  onType: (key: RecordId, text: string) => void
  onSave: (key: RecordId, title: string, nota: number | null) => void
}

function GradeRow({ of, note, typed, onType, onSave }: GradeRowProps) {
  const { key, titulo, maxima, nota, disciplina } = of
  const title = useId()
  const form = useRef<HTMLFormElement>(null)
  const [isRefused, setRefused] = useState(false)
  const stored = shownAs(nota)
  const text = typed[key] ?? stored
  const read = parseGrade(text, maxima)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isEmpty = 'error' in read && read.error === ''
    setRefused('error' in read && !isEmpty)
    if ('error' in read && !isEmpty) return
    // Out of the field: there Ctrl+Z is that of the text.
    form.current?.focus()
    onSave(key, titulo, 'ok' in read ? read.ok : null)
  }
  return (
    <li>
      <form
        noValidate
        data-printed
        ref={form}
        tabIndex={-1}
        aria-label={[isolated(titulo), ...note.filter(Boolean), isolated(disciplina)].join(', ')}
        className={classes.grade}
        onSubmit={submit}
      >
        <span id={title} className={classes.what}>
          {isolated(titulo)} <small>{note.filter(Boolean).join(' · ')}</small>
        </span>
        <TextInput
          aria-labelledby={title}
          inputMode="decimal"
          autoComplete="off"
          placeholder="nota"
          value={text}
          error={isRefused && 'error' in read && read.error}
          rightSection={<span className={classes.of}>de {decimalText(maxima)}</span>}
          rightSectionWidth="4.5rem"
          rightSectionPointerEvents="none"
          onChange={({ currentTarget }) => {
            setRefused(false)
            onType(key, currentTarget.value)
          }}
        />
        <Button
          type="submit"
          size="xs"
          variant="light"
          aria-label={`Salvar nota de ${isolated(titulo)}, ${isolated(disciplina)}`}
          className={classes.save!}
          data-shown={text !== stored || undefined}
        >
          Salvar
        </Button>
      </form>
    </li>
  )
}

const shownAs = (nota: number | null): string => (nota === null ? '' : formatGrade(nota))

const gradesIn = (subject: Subject): readonly Pick<Assessment, 'id' | 'maxima' | 'nota'>[] => [
  ...subject.avaliacoes,
  ...entriesOf(subject),
  { id: FINAL, maxima: 10, nota: subject.notaFinal },
]

/** The subject with what is typed in the place of what is stored; the subject itself where nothing sound is typed. */
function triedIn(subject: Subject, typed: Typed): Subject {
  const grades = Object.fromEntries(
    gradesIn(subject).flatMap(({ id, maxima, nota }): [string, number | null][] => {
      const text = typed[id]
      if (text === undefined) return []
      const read = parseGrade(text, maxima)
      const tried = 'ok' in read ? read.ok : read.error === '' ? null : nota
      return tried === nota ? [] : [[id, tried]]
    }),
  )
  const { [FINAL]: final = subject.notaFinal, ...others } = grades
  return Object.keys(grades).length > 0 ? whatIf(subject, others, final) : subject
}

/** «média 6,3, resultado 5,8» */
const meansIn = ({ mean, result, complete }: Grades): string =>
  [
    mean !== undefined && `${complete ? 'média' : 'média até agora'} ${formatGrade(mean)}`,
    result !== undefined && `com a final ${formatGrade(result)}`,
  ]
    .filter(Boolean)
    .join(', ')
