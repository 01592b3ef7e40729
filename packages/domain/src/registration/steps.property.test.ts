import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText, runs } from '../../testing/index.ts'
import { hasErrors } from '../kernel/index.ts'
import { EMPTY_FORM, type RegistrationForm } from './profile.ts'
import { nextStep, openStep, previousStep, stepProgress, STEPS, validateStep } from './steps.ts'

/** For each field a few values that hold and a few that do not, so that both ways are common. */
const VALUES: Record<keyof RegistrationForm, readonly string[]> = {
  nomeCompleto: ['Ana', ''],
  dataNascimento: ['2004-03-15', '2030-01-01'],
  cpf: ['529.982.247-25', '1'],
  telefone: ['(11) 98765-4321', ''],
  emailContato: ['a@b.br', 'a'],
  email: ['a@b.br', ''],
  senha: ['segredo', 'curta'],
  confirmSenha: ['segredo', ''],
  matricula: ['MAT-1', ''],
  nivelEnsino: ['Ensino Médio', 'Ensino Superior', ''],
  anoSerie: ['1º', ''],
  nomeEscola: ['E', ''],
  turno: ['Noite', 'x'],
  nomeInstituicao: ['U', ''],
  curso: ['C', ''],
  semestrePeriodo: ['1', ''],
  modalidade: ['EAD', ''],
}
const RIGHT = Object.fromEntries(
  Object.entries(VALUES).map(([field, [right]]) => [field, right]),
) as unknown as RegistrationForm
const edit = fc
  .constantFrom(...(Object.keys(VALUES) as (keyof RegistrationForm)[]))
  .chain((field) =>
    fc
      .oneof({ weight: 5, arbitrary: fc.constantFrom(...VALUES[field]) }, anyText(10))
      .map((value) => ({ kind: 'edit' as const, field, value })),
  )
const move = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ kind: 'next' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'previous' as const }) },
  { weight: 2, arbitrary: edit },
  { weight: 1, arbitrary: fc.boolean().map((signedIn) => ({ kind: 'session' as const, signedIn })) },
)

describe('the three steps', () => {
  it('no path reaches submit past an invalid step, and «Próximo» never jumps over one (§4.3)', () => {
    let submits = 0
    fc.assert(
      fc.property(fc.constantFrom(EMPTY_FORM, RIGHT), fc.array(move, { maxLength: 25 }), (start, moves) => {
        let form = start
        let step = 0
        let context = { signedIn: false, today: '2026-11-20' }
        for (const action of moves) {
          if (action.kind === 'edit') form = { ...form, [action.field]: action.value }
          if (action.kind === 'session') context = { ...context, signedIn: action.signedIn }
          if (action.kind === 'previous') step = previousStep(step)
          if (action.kind !== 'next') continue
          const outcome = nextStep(step, form, context)
          const valid = [0, 1, 2].map((each) => !hasErrors(validateStep(each, form, context)))
          if (outcome.complete) submits++
          expect(outcome.complete).toBe(step === 2 && valid.every(Boolean))
          expect(hasErrors(outcome.errors)).toBe(!valid[outcome.step] && outcome.step <= step)
          if (outcome.step > step) expect(outcome.step === step + 1 && valid[step]).toBe(true)
          if (outcome.step < step)
            expect(valid.slice(0, outcome.step + 1)).toEqual([
              ...Array<boolean>(outcome.step).fill(true),
              false,
            ])
          step = outcome.step
        }
      }),
      { numRuns: runs(400, 50_000) },
    )
    expect(submits).toBeGreaterThan(0)
  })

  it('can always go back, and not further than the first (§4.3)', () => {
    expect([2, 1, 0].map(previousStep)).toEqual([1, 0, 0])
  })

  it('are open up to the first that does not hold, whatever is asked for', () => {
    const context = { signedIn: false, today: '2026-11-20' }
    fc.assert(
      fc.property(
        fc.constantFrom(EMPTY_FORM, RIGHT),
        fc.array(edit, { maxLength: 4 }),
        fc.constantFrom(0, 1, 2),
        (start, edits, asked) => {
          const form = edits.reduce((filled, { field, value }) => ({ ...filled, [field]: value }), start)
          const open = openStep(asked, form, context)
          const valid = [0, 1, 2].map((step) => !hasErrors(validateStep(step, form, context)))
          expect(open).toBeLessThanOrEqual(asked)
          expect(valid.slice(0, open).every(Boolean)).toBe(true)
          expect(open === asked || !valid[open]).toBe(true)
        },
      ),
      { numRuns: runs(200, 20_000) },
    )
    expect(openStep(2, RIGHT, context)).toBe(2)
    expect(openStep(2, EMPTY_FORM, context)).toBe(0)
  })

  it('are called as specified and progress by a third (§4.3)', () => {
    expect(STEPS.map(({ title }) => title)).toEqual(['Dados Pessoais', 'Acesso', 'Acadêmicos'])
    expect([0, 1, 2].map(stepProgress)).toEqual([1 / 3, 2 / 3, 1])
  })

  it('find an earlier step that an edit has broken since', () => {
    const outcome = nextStep(2, { ...RIGHT, cpf: '1' }, { signedIn: false, today: '2026-11-20' })
    expect(outcome).toEqual({ step: 0, errors: { cpf: 'CPF inválido' }, complete: false })
  })
})
