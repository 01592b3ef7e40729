import { describe, expect, it } from 'vitest'
import { anAssessment, aSubject, createFakeRecordStore, fakeIds } from '../../testing/index.ts'
import { dataOf, ready } from '../kernel/index.ts'
import { assessmentErrors, assessmentForm, assessmentOf } from './assessment-form.ts'
import { USUAL_RULE, type ApprovalRule } from './assessment.ts'
import { editedSubject, subjectErrors, subjectForm, subjectOf, withSemester } from './form.ts'
import { entriesOf } from './grades.ts'
import { ruleErrors, ruleForm } from './rule-form.ts'
import { createSemesterService } from './service.ts'
import { sumsOf } from './stage-means.ts'
import { counts, stagesOf } from './stages.ts'
import { NEW_SUBJECT, SUBJECT_KIND, type Subject, type SubjectDraft } from './subject.ts'

describe('the dialog of an assessment', () => {
  it('opens with its numbers as they are typed in Brazil', () => {
    const form = assessmentForm('c', anAssessment({ nota: 7.5, peso: 2, maxima: 2.5, recuperacao: true }))
    expect(form).toMatchObject({ nota: '7,5', peso: '2', maxima: '2,5', recuperacao: true })
    expect(assessmentForm('c', anAssessment({ nota: null }))).toMatchObject({ nota: '', recuperacao: false })
  })
  it('takes white space for no grade', () => {
    const form = { ...assessmentForm('c', anAssessment()), nota: ' ' }
    expect(assessmentErrors(form)).toEqual({})
    expect(assessmentOf(form).nota).toBeNull()
  })
  it('says of a number that cannot be read only that', () => {
    const form = { ...assessmentForm('c', anAssessment()), peso: 'muito', titulo: '' }
    expect(Object.keys(assessmentErrors(form))).toEqual(['peso'])
    expect(Object.keys(assessmentErrors({ ...form, peso: '1' }))).toEqual(['titulo'])
  })
})

describe('the dialog of a subject', () => {
  const filled = { ...subjectForm([], '2026.2'), nome: 'Redes' }
  it('takes white space for nothing known, and no goal', () => {
    const blank = { cargaHoraria: ' ', metaEstudo: ' ', faltasAntes: ' ', oficiais: ' ' }
    expect(subjectErrors({ ...filled, ...blank })).toEqual({})
    expect(subjectOf({ ...filled, ...blank }, [])).toMatchObject({
      cargaHoraria: 0,
      metaEstudo: 0,
      faltasAntes: 0,
      faltasOficiais: null,
    })
  })
  it('opens with the absences that were before, and with hours that decimals say, or hours and minutes', () => {
    const opened = (over: Partial<Subject>) => subjectForm([], '2026.2', aSubject(over))
    expect([opened({ faltasAntes: 5 }).faltasAntes, opened({ faltasAntes: 0 }).faltasAntes]).toEqual([
      '5',
      '',
    ])
    expect([0, 150, 140, 60].map((metaEstudo) => opened({ metaEstudo }).metaEstudo)).toEqual([
      '',
      '2,5',
      '2h20',
      '1',
    ])
  })
  it('has the days of a semester that is chosen, and its own again where it comes back', () => {
    const other = aSubject({ id: 'b', semestre: '2026.1', inicio: '2026-02-02', fim: '2026-06-30' })
    const opened = { ...filled, inicio: '2026-08-10', fim: '2026-12-20' }
    const moved = withSemester(opened, '2026.1', [other], opened)
    expect(moved).toMatchObject({ inicio: '2026-02-02', fim: '2026-06-30' })
    expect(withSemester(moved, '2026.2', [other], opened)).toMatchObject({
      inicio: '2026-08-10',
      fim: '2026-12-20',
    })
  })
  it('that is opened and saved in its own semester changes nothing, whatever the others have', () => {
    const subject = aSubject({ periodo: 'semestre', semanaI: '2026-08-10' })
    const others = [aSubject({ id: 'b', periodo: 'quadrimestre', semanaI: '2026-08-17' })]
    expect(editedSubject(subject, subjectForm(others, '2026.2', subject), others)).toEqual({})
  })
})

it('a field of the rule that is left empty is not one that cannot be read', () => {
  const form = ruleForm(USUAL_RULE)
  const [empty, blank, unread] = ['', ' ', 'sete'].map((media) => ruleErrors({ ...form, media }).media)
  expect(blank).toBe(empty)
  expect(unread).not.toBe(empty)
})

describe('the stages of a rule', () => {
  const rule: ApprovalRule = {
    ...USUAL_RULE,
    etapas: [1, 1],
    recuperacao: 'substitui',
    nomeEtapa: 'bimestre',
  }
  it('have only assessments of one of them, and a recuperação only where the rule has one', () => {
    const is = (etapa: number | undefined, recuperacao = false, regra = rule) =>
      counts(anAssessment({ etapa, recuperacao }), regra)
    expect([undefined, 0, 1, 2, 3].map((etapa) => is(etapa))).toEqual([false, false, true, true, false])
    expect([is(1, true), is(1, true, { ...rule, recuperacao: '' })]).toEqual([true, false])
    expect(counts(anAssessment({ etapa: 3 }), USUAL_RULE)).toBe(true)
  })
  it('have a grade to come where they have none, and without stages there is none to come', () => {
    expect(stagesOf({ avaliacoes: [], regra: rule }).map(({ assessments }) => assessments.length)).toEqual([
      1, 1,
    ])
    expect(stagesOf({ avaliacoes: [], regra: USUAL_RULE }).map(({ assessments }) => assessments)).toEqual([
      [],
    ])
  })
  it('offer a recuperação by the name of the stage', () => {
    const graded = (regra: Subject['regra'], etapa: number) =>
      entriesOf(aSubject({ regra, avaliacoes: [anAssessment({ nota: 3, etapa })] })).filter(
        ({ recuperacao }) => recuperacao,
      )
    expect(graded(rule, 1)).toMatchObject([{ id: 'recuperacao-1', titulo: 'Recuperação, 1º bimestre' }])
    expect(graded({ ...rule, etapas: [] }, 0)).toMatchObject([{ id: 'recuperacao-0', titulo: 'Recuperação' }])
  })
  it('wait for a recuperação that is not graded, and for no other', () => {
    const recovery = (id: string, nota: number | null) =>
      anAssessment({ id, nota, etapa: 1, recuperacao: true })
    const missing = (...recoveries: ReturnType<typeof recovery>[]) =>
      sumsOf({
        regra: rule,
        avaliacoes: [anAssessment({ nota: 3, etapa: 1 }), ...recoveries],
      })[0]!.missing.map(({ id }) => id)
    expect(missing(recovery('r', 6))).toEqual([])
    expect(missing(recovery('r', null))).toEqual(['r'])
    const offered = (nota: number | null) =>
      entriesOf({
        regra: rule,
        avaliacoes: [anAssessment({ nota: 3, etapa: 1 }), recovery('r', nota)],
        notaFinal: null,
      }).map(({ id }) => id)
    expect([offered(null), offered(6)]).toEqual([['etapa-2'], ['etapa-2']])
  })
})

describe('a command over several subjects', () => {
  const OWNER = 'uid-ana'
  function open(...records: Subject[]) {
    const subjects = createFakeRecordStore<SubjectDraft, Subject>(SUBJECT_KIND, { records })
    const session = { getSnapshot: () => ready({ uid: OWNER }), subscribe: () => () => undefined }
    const query = subjects.watch(OWNER)
    query.subscribe(() => undefined)
    const all = () => dataOf(query.getSnapshot()) ?? []
    return { all, service: createSemesterService({ subjects, session, ids: fakeIds('nova') }, OWNER) }
  }
  const two = [aSubject({ id: 'a', cargaHoraria: 60 }), aSubject({ id: 'b', horarios: '', cargaHoraria: 45 })]

  it('puts each into a period; class hours that are the usual ones follow, and others stay', async () => {
    const { service, all } = open(...two)
    await service.setPeriod(['a', 'b'], { semestre: '2026.3', periodo: 'quadrimestre' }).outcome
    expect(all().map(({ semestre, periodo, cargaHoraria }) => [semestre, periodo, cargaHoraria])).toEqual([
      ['2026.3', 'quadrimestre', 48],
      ['2026.3', 'quadrimestre', 45],
    ])
  })

  it('says of each which week is I', async () => {
    const { service, all } = open(...two)
    await service.setWeekI(['a', 'b'], '2026-11-16').outcome
    expect(all().map(({ semanaI }) => semanaI)).toEqual(['2026-11-16', '2026-11-16'])
  })

  it('that are added stands on this device, and is taken back whole', async () => {
    const { service, all } = open()
    const draft = { ...NEW_SUBJECT, nome: 'Redes', semestre: '2026.2' }
    const { applied, durable } = service.addAll([draft, { ...draft, nome: 'Física' }])
    await durable
    expect(await applied).toMatchObject({ inverse: { command: 'revertAll' } })
    await service.addAll([draft]).outcome
    expect(all()).toHaveLength(3)
  })

  it('puts the grade of a stage where there is none, and only its value where there is one', async () => {
    const { service, all } = open(aSubject({ id: 'a', avaliacoes: [] }))
    const grade = anAssessment({ id: 'etapa-1', nota: 6, etapa: 1 })
    await service.enterGrade('a', grade).outcome
    await service.enterGrade('a', { ...grade, titulo: 'Outra', nota: 8 }).outcome
    expect(all()[0]!.avaliacoes).toEqual([{ ...grade, nota: 8 }])
  })
})

describe('an assessment that is edited', () => {
  it('stays gone where it was removed, and leaves a later change of the same field', async () => {
    const OWNER = 'uid-ana'
    const [p1, p2] = [anAssessment({ id: 'p1' }), anAssessment({ id: 'p2' })]
    const records = [aSubject({ id: 'c', avaliacoes: [p1, p2] })]
    const subjects = createFakeRecordStore<SubjectDraft, Subject>(SUBJECT_KIND, { records })
    const session = { getSnapshot: () => ready({ uid: OWNER }), subscribe: () => () => undefined }
    const service = createSemesterService({ subjects, session, ids: fakeIds('nova') }, OWNER)
    const assessments = async () => (await subjects.get(OWNER, 'c'))!.avaliacoes
    await service.discardAssessment('c', anAssessment({ id: 'p9' })).outcome
    expect(await assessments()).toEqual([p1, p2])
    await service.putAssessmentBack('c', 'p1', { nota: null }, { nota: 8 }).outcome
    expect(await assessments()).toEqual([p1, p2])
    await expect(service.putAssessmentBack('c', 'p9', { nota: null }, { nota: 8 }).outcome).rejects.toThrow(
      'Esta avaliação mudou de novo depois disso. Nada foi desfeito.',
    )
    await service.restoreAssessment('c', p1).outcome
    expect(await assessments()).toEqual([p1, p2])
    await service.removeAssessment('c', 'p1').outcome
    await service.restoreAssessment('c', p1).outcome
    expect(await assessments()).toEqual([p2, p1])
  })
})
