import { describe, expect, it } from 'vitest'
import { aStudent } from '../../testing/index.ts'
import { newStudent } from './student.ts'
import { profileErrors, profilePatch, profileValues, type ProfileValues } from './profile.ts'

const today = '2026-11-20'
const FULL = profileValues(aStudent())
const BARE = profileValues(
  newStudent({ uid: 'uid-ana', email: 'ana@exemplo.com', matricula: 'MAT-1', criadoEm: '' }),
)
const errors = (over: Partial<ProfileValues>, stored = FULL) =>
  profileErrors({ ...stored, ...over }, { today, stored })

describe('the profile (D21)', () => {
  it('holds for a registered student', () => {
    expect(errors({})).toEqual({})
  })

  it('asks a record of four fields for the name and lets the rest wait (D21)', () => {
    expect(errors({}, BARE)).toEqual({ nomeCompleto: 'Nome completo é obrigatório' })
    expect(errors({ nomeCompleto: 'Ana', telefone: ' ' }, { ...BARE, cpf: ' ' })).toEqual({})
  })

  it('does not let go of what the record has', () => {
    expect(
      errors({
        cpf: '',
        telefone: ' ',
        dataNascimento: '',
        emailContato: '',
        nivelEnsino: '',
        nomeCompleto: '',
      }),
    ).toEqual({
      nomeCompleto: 'Nome completo é obrigatório',
      dataNascimento: 'Data de nascimento é obrigatória',
      cpf: 'CPF é obrigatório',
      telefone: 'Telefone é obrigatório',
      emailContato: 'Email de contato é obrigatório',
      nivelEnsino: 'Nível de ensino é obrigatório',
    })
  })

  it('judges what is filled like the registration (W11)', () => {
    expect(
      errors(
        { nomeCompleto: 'Ana', cpf: '1', telefone: '9', dataNascimento: today, emailContato: 'x' },
        BARE,
      ),
    ).toEqual({
      cpf: 'CPF inválido',
      telefone: 'Telefone inválido',
      dataNascimento: 'Data de nascimento inválida',
      emailContato: 'Email inválido',
    })
    expect(errors({ nomeCompleto: 'x'.repeat(201) })).toEqual({
      nomeCompleto: 'Use no máximo 200 caracteres',
    })
  })

  it('asks for the school data of the chosen level', () => {
    expect(errors({ nivelEnsino: 'Ensino Médio' })).toEqual({
      anoSerie: 'Ano/Série é obrigatório',
      nomeEscola: 'Nome da escola é obrigatório',
      turno: 'Turno é obrigatório',
    })
  })

  it('writes the school data of the chosen level only, trimmed', () => {
    const patch = profilePatch({
      ...FULL,
      nomeCompleto: ' Ana ',
      nivelEnsino: 'Ensino Médio',
      anoSerie: ' 3º ano ',
      nomeEscola: 'Central',
      turno: 'Noite',
    })
    expect(patch).toEqual({
      nomeCompleto: 'Ana',
      dataNascimento: '2004-03-15',
      cpf: '529.982.247-25',
      telefone: '(11) 98765-4321',
      emailContato: 'ana.contato@exemplo.com.br',
      nivelEnsino: 'Ensino Médio',
      anoSerie: '3º ano',
      nomeEscola: 'Central',
      turno: 'Noite',
      nomeInstituicao: '',
      curso: '',
      semestrePeriodo: '',
      modalidade: '',
    })
  })
})
