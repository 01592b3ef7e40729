import { describe, expect, it, test } from 'vitest'
import { aContact, anApplication } from '../../testing/index.ts'
import { NEW_APPLICATION } from './application.ts'
import { contactErrors, editContact, newContact, NEW_CONTACT } from './contact.ts'
import {
  applicationErrors,
  applicationForm,
  editApplication,
  editedApplicationFields,
  newApplication,
} from './form.ts'
import { historyOf } from './history.ts'

const TODAY = '2026-11-20'

describe('the form of an application (§4.2, B5)', () => {
  it('begins blank but for the day of sending, which is today', () => {
    const { historico: _, ...blank } = NEW_APPLICATION
    expect(applicationForm(TODAY)).toEqual({ ...blank, dataEnvio: TODAY })
  })

  it('begins with the fields of what is edited, and writes those alone that were changed', () => {
    const opened = anApplication()
    const form = applicationForm(TODAY, opened)
    expect(opened).toMatchObject(form)
    expect(Object.keys(form)).not.toContain('id')
    expect(Object.keys(form)).not.toContain('historico')
    expect(editedApplicationFields(opened, form)).toEqual({})
    expect(editedApplicationFields(opened, { ...form, vaga: 'Dados' })).toEqual({ vaga: 'Dados' })
  })

  it('says at each field what is wrong with it', () => {
    expect(applicationErrors({ ...applicationForm(TODAY), empresa: 'E', vaga: 'V' })).toEqual({})
    expect(applicationErrors({ ...applicationForm(''), link: 'javascript:alert(1)' })).toEqual({
      empresa: 'Empresa é obrigatória',
      vaga: 'Vaga é obrigatória',
      link: 'Link inválido',
    })
  })
})

describe('a new application', () => {
  it('needs two fields; without a day of sending its history begins today', () => {
    expect(newApplication({ empresa: ' Embrapa ', vaga: 'Dados ' }, TODAY)).toEqual({
      ...NEW_APPLICATION,
      empresa: 'Embrapa',
      vaga: 'Dados',
      historico: [{ fase: 'enviado', em: TODAY }],
    })
  })

  it('begins its history with its fase, on the day of sending', () => {
    const typed = {
      ...NEW_APPLICATION,
      empresa: 'E',
      vaga: 'V',
      fase: 'entrevista',
      dataEnvio: '2026-11-03',
      historico: [{ fase: 'aprovado', em: '2020-01-01' }],
    } as const
    expect(newApplication(typed, TODAY).historico).toEqual([{ fase: 'entrevista', em: '2026-11-03' }])
  })

  it('with a day of sending to come begins its history today: no fase is reached before its day', () => {
    expect(newApplication({ empresa: 'E', vaga: 'V', dataEnvio: '2026-12-25' }, TODAY)).toMatchObject({
      dataEnvio: '2026-12-25',
      historico: [{ fase: 'enviado', em: TODAY }],
    })
  })

  it('takes nothing over that is not typed into it', () => {
    expect(newApplication(anApplication(), TODAY)).not.toHaveProperty('id')
  })
})

describe('an edited application', () => {
  const before = anApplication({
    dataEnvio: '2026-11-03',
    historico: [{ fase: 'enviado', em: '2026-11-03' }],
  })

  it('writes what differs, trimmed, and nothing else', () => {
    expect(editApplication(before, { empresa: ' Embrapa ', vaga: ' Dados', observacoes: '' }, TODAY)).toEqual(
      { vaga: 'Dados' },
    )
    expect(editApplication(before, before, TODAY)).toEqual({})
  })

  it('moves with its day when the fase is changed, and no history can be typed', () => {
    expect(editApplication(before, { fase: 'aprovado', local: 'Recife', historico: [] }, TODAY)).toEqual({
      local: 'Recife',
      fase: 'aprovado',
      historico: [
        { fase: 'enviado', em: '2026-11-03' },
        { fase: 'aprovado', em: TODAY },
      ],
    })
  })

  it('pins the day of a change of fase that its history does not know, so that later edits do not move it', () => {
    const changed = { ...before, fase: 'aprovado', updatedAt: '2026-11-15T12:00:00.000Z' } as const
    const patch = editApplication(changed, { observacoes: 'Ligar' }, TODAY)
    expect(patch).toEqual({
      observacoes: 'Ligar',
      historico: [...before.historico, { fase: 'aprovado', em: '2026-11-15' }],
    })
    const after = { ...changed, ...patch, updatedAt: '2026-11-20T12:00:00.000Z' }
    expect(historyOf(after)).toEqual(historyOf(changed))
    expect(editApplication(changed, changed, TODAY)).toEqual({})
    expect(editApplication(changed, { dataEnvio: '2026-11-01' }, TODAY).historico).toEqual([
      { fase: 'enviado', em: '2026-11-01' },
      { fase: 'aprovado', em: '2026-11-15' },
    ])
    const unknown = { ...changed, updatedAt: '', dataEnvio: '', historico: [] }
    expect(editApplication({ ...unknown, createdAt: '' }, { observacoes: 'Ligar' }, TODAY)).toEqual({
      observacoes: 'Ligar',
    })
  })

  it('takes the beginning of its history along when the day of sending is corrected', () => {
    expect(editApplication(before, { dataEnvio: '2026-11-01' }, TODAY)).toEqual({
      dataEnvio: '2026-11-01',
      historico: [{ fase: 'enviado', em: '2026-11-01' }],
    })
    expect(
      editApplication({ ...before, dataEnvio: '' }, { dataEnvio: '2026-11-01', fase: 'entrevista' }, TODAY)
        .historico,
    ).toEqual([
      { fase: 'enviado', em: '2026-11-01' },
      { fase: 'entrevista', em: TODAY },
    ])
    expect(editApplication(before, { dataEnvio: '' }, TODAY)).toEqual({ dataEnvio: '' })
    expect(editApplication({ ...before, historico: [] }, { dataEnvio: '2026-11-01' }, TODAY)).toEqual({
      dataEnvio: '2026-11-01',
    })
  })

  it('begins its history no later than today or than what followed, and back from there when the day is corrected again', () => {
    expect(editApplication(before, { dataEnvio: '2026-12-25' }, TODAY)).toEqual({
      dataEnvio: '2026-12-25',
      historico: [{ fase: 'enviado', em: TODAY }],
    })
    const answered = anApplication({
      ...before,
      fase: 'entrevista',
      historico: [...before.historico, { fase: 'entrevista', em: '2026-11-10' }],
    })
    const late = { ...answered, ...editApplication(answered, { dataEnvio: '2026-11-15' }, TODAY) }
    expect(late.historico).toEqual([
      { fase: 'enviado', em: '2026-11-10' },
      { fase: 'entrevista', em: '2026-11-10' },
    ])
    expect(editApplication(late, { dataEnvio: '2026-11-03' }, TODAY).historico).toEqual(answered.historico)
  })

  it('keeps a beginning that is later than the day of sending', () => {
    expect(
      editApplication({ ...before, dataEnvio: '2026-10-20' }, { dataEnvio: '2026-11-01' }, TODAY),
    ).toEqual({ dataEnvio: '2026-11-01' })
  })
})

describe('a contact', () => {
  it('needs a name', () => {
    expect(contactErrors(NEW_CONTACT)).toEqual({ nome: 'Nome é obrigatório' })
    expect(newContact({ nome: ' Marina ' })).toEqual({ ...NEW_CONTACT, nome: 'Marina' })
  })

  it('writes what an edit changed', () => {
    expect(
      editContact(aContact({ cargo: 'Recrutadora' }), { nome: 'Marina Duarte ', cargo: 'Gerente' }),
    ).toEqual({ cargo: 'Gerente' })
  })
})

test('the hour of an interview asks for its day (S20)', () => {
  const form = { ...applicationForm('2026-11-20'), empresa: 'Acme', vaga: 'Estágio', horaEntrevista: '14:30' }
  expect(applicationErrors(form)).toEqual({})
  expect(applicationErrors({ ...form, fase: 'entrevista' })).toEqual({
    proximoContato: 'Informe o dia da entrevista',
  })
  expect(applicationErrors({ ...form, fase: 'entrevista', proximoContato: '2026-11-26' })).toEqual({})
})
