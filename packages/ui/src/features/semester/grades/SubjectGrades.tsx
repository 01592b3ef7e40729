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
import { Button, Group } from '@mantine/core'
import { useId, useState, type ReactNode } from 'react'
import { withOutcome } from '../../../components/feedback/outcomes.ts'
import { Sheet } from '../../../components/layout/Sheet.tsx'
import { useDraft, useKeptDraft } from '../../../hooks/use-draft.ts'
import { byDay } from '../calendar/texts.ts'
import { FinalMention } from './FinalMention.tsx'
import { GradeRow, shownAs, type Typed } from './GradeRow.tsx'
import { groupsOf } from './groups.ts'
import type { SemesterTabProps } from '../tab-props.ts'
import { SITUATION } from '../texts.ts'
import { toneOf } from '../tones.ts'
import classes from './Grades.module.css'
import '../../../theme/styles-layout.ts'

/** Stands in the place of an assessment's id. */
const FINAL = 'final'

interface SubjectGradesProps extends Pick<SemesterTabProps, 'actions' | 'commands' | 'open'> {
  subject: Subject
  /** The rule that is said above all subjects. */
  shared: string | undefined
  onRule: (subject: Subject) => void
}

/** The grades of one subject. A typed grade is tried at once, kept with «Salvar», and waits while another tab is open. */
export function SubjectGrades({ subject, shared, actions, commands, open, onRule }: SubjectGradesProps) {
  const { id, nome, notaFinal, regra, situacao, mencao } = subject
  const draft = useDraft<Typed>(`notas ${id}`)
  const [typed, setTyped] = useState(draft.found?.values ?? {})
  const forget = (sent: Typed) =>
    setTyped((now) => Object.fromEntries(Object.entries(now).filter(([key, text]) => sent[key] !== text)))
  useKeptDraft(draft, {
    values: typed,
    context: undefined,
    dirty: gradesIn(subject).some(({ id: key, nota }) => (typed[key] ?? shownAs(nota)) !== shownAs(nota)),
    confirmed: forget,
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
      .then((outcome) => outcome && draft.confirmed({ [key]: typed[key] ?? '' }))
  }
  const field = {
    typed,
    // Over what is typed by then: a grade that has just been stored does not come back.
    onType: (key: string, text: string) => setTyped((now) => ({ ...now, [key]: text })),
    onSave: save,
  }
  return (
    <Sheet
      title={nome}
      note={ruleWords(regra) !== shared && ruleWords(regra)}
      action={
        <Group component="span" gap="0.25rem" align="stretch">
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
        </Group>
      }
    >
      <div data-record={id} tabIndex={-1} style={toneOf(subject)}>
        <p className={classes.standing} data-standing={grades.standing.is} aria-live="polite">
          {mencao !== '' && <span>Menção final {mencao}.</span>}
          {mencao === '' && situacao !== 'cursando' && <span>{SITUATION[situacao]} por você.</span>}
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
        {(regra.escala === 'mencoes' || mencao !== '') && (
          <FinalMention subject={subject} actions={actions} commands={commands} />
        )}
      </div>
    </Sheet>
  )
}

/** The grades of one stage under its name and mean; those of a rule without stages under nothing. */
function GradeList({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  const id = useId()
  if (title === '') return <ul className={classes.grades}>{children}</ul>
  return (
    <>
      <p className={classes.stage} id={id}>
        <strong>{title}</strong> <small>{note}</small>
      </p>
      <ul className={classes.grades} aria-labelledby={id}>
        {children}
      </ul>
    </>
  )
}

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

/** «média até agora 6,3», «média 6,3, com a final 5,8 (MM)» */
function meansIn({ mean, result, complete, mentions }: Grades): string {
  const words = [
    mean !== undefined && `${complete ? 'média' : 'média até agora'} ${formatGrade(mean)}`,
    result !== undefined && `com a final ${formatGrade(result)}`,
  ]
  const means = words.filter(Boolean).join(', ')
  return mentions?.now ? `${means} (${mentions.now})` : means
}
