import { describe, expect, it } from 'vitest'
import { EMPTY_FORM, type RegistrationForm } from './profile.ts'
import { validateStep } from './steps.ts'

const TODAY = '2026-11-20'
const GOOD: RegistrationForm = {
  ...EMPTY_FORM,
  nomeCompleto: 'Ana Souza',
  dataNascimento: '2004-03-15',
  cpf: '529.982.247-25',
  telefone: '(11) 98765-4321',
  emailContato: 'ana@exemplo.com',
  email: 'ana@exemplo.com',
  senha: 'segredo',
  confirmSenha: 'segredo',
  matricula: 'MAT-1',
  nivelEnsino: 'Ensino Médio',
  anoSerie: '2º ano',
  nomeEscola: 'E. E. Central',
  turno: 'Manhã',
}
const at = (step: number, over: Partial<RegistrationForm> = {}, signedIn = false) =>
  validateStep(step, { ...GOOD, ...over }, { signedIn, today: TODAY })

describe('step 1 (§4.3, §5.2, W11)', () => {
  it('requires five fields', () => {
    expect(validateStep(0, EMPTY_FORM, { signedIn: false, today: TODAY })).toEqual({
      nomeCompleto: 'Nome completo é obrigatório',
      dataNascimento: 'Data de nascimento é obrigatória',
      cpf: 'CPF é obrigatório',
      telefone: 'Telefone é obrigatório',
      emailContato: 'Email de contato é obrigatório',
    })
    expect(at(0)).toEqual({})
  })

  it.each([
    [{ nomeCompleto: '   ' }, { nomeCompleto: 'Nome completo é obrigatório' }],
    [{ nomeCompleto: 'x'.repeat(201) }, { nomeCompleto: 'Use no máximo 200 caracteres' }],
    [{ cpf: '529.982.247-26' }, { cpf: 'CPF inválido' }],
    [{ cpf: '111.111.111-11' }, { cpf: 'CPF inválido' }],
    [{ cpf: '529.982.247-25 25' }, { cpf: 'CPF inválido' }],
    [{ telefone: '(10) 98765-4321' }, { telefone: 'Telefone inválido' }],
    [{ emailContato: 'ana' }, { emailContato: 'Email inválido' }],
    [{ emailContato: `${'a'.repeat(250)}@x.br` }, { emailContato: 'Use no máximo 254 caracteres' }],
  ])('refuses %j', (over, errors) => {
    expect(at(0, over)).toEqual(errors)
  })

  it.each([
    { nomeCompleto: 'x'.repeat(200) },
    { emailContato: `${'a'.repeat(249)}@x.br` },
    { emailContato: `${'a'.repeat(248)}@x.br` },
  ])('keeps to the limits with %j', (over) => {
    expect(at(0, over)).toEqual({})
  })

  it.each(['1899-12-31', TODAY, '2026-11-21', '2026-02-30', '15/03/2004', 'ontem'])(
    'refuses to be born on %s',
    (dataNascimento) => {
      expect(at(0, { dataNascimento })).toEqual({ dataNascimento: 'Data de nascimento inválida' })
    },
  )

  it.each(['1900-01-01', '2026-11-19', '2004-02-29'])('accepts to be born on %s', (dataNascimento) => {
    expect(at(0, { dataNascimento })).toEqual({})
  })
})

describe('step 2 (§4.3, §5.2, §5.3, D21)', () => {
  it('requires e-mail, password and matricula', () => {
    expect(at(1, { email: '', senha: '', confirmSenha: '', matricula: '' })).toEqual({
      email: 'Email é obrigatório',
      senha: 'Senha deve ter pelo menos 6 caracteres',
      matricula: 'Matrícula é obrigatória',
    })
    expect(at(1)).toEqual({})
  })

  it.each([
    [{ email: 'ana@' }, { email: 'Email inválido' }],
    [{ email: `${'a'.repeat(250)}@x.br` }, { email: 'Use no máximo 254 caracteres' }],
    [{ senha: '12345', confirmSenha: '12345' }, { senha: 'Senha deve ter pelo menos 6 caracteres' }],
    [{ confirmSenha: 'segredo ' }, { confirmSenha: 'Senhas não coincidem' }],
    [{ confirmSenha: '' }, { confirmSenha: 'Senhas não coincidem' }],
    [{ senha: 'x'.repeat(129), confirmSenha: 'x'.repeat(129) }, { senha: 'Use no máximo 128 caracteres' }],
  ])('refuses %j', (over, errors) => {
    expect(at(1, over)).toEqual(errors)
  })

  it.each(['123456', 'x'.repeat(128), '🔒'.repeat(6)])('accepts the password %s', (senha) => {
    expect(at(1, { senha, confirmSenha: senha })).toEqual({})
  })

  it('asks an account that is signed in for its matricula only', () => {
    expect(at(1, { email: '', senha: '', confirmSenha: '' }, true)).toEqual({})
    expect(at(1, { matricula: '' }, true)).toEqual({ matricula: 'Matrícula é obrigatória' })
  })

  it('asks what the service asks of a password', () => {
    const context = {
      signedIn: false,
      today: TODAY,
      passwordError: (password: string) =>
        /\d/.test(password) ? undefined : 'A senha precisa de: um número',
    }
    expect(validateStep(1, GOOD, context)).toEqual({ senha: 'A senha precisa de: um número' })
    expect(validateStep(1, { ...GOOD, senha: 'segredo1', confirmSenha: 'segredo1' }, context)).toEqual({})
  })
})

describe('step 3 (§4.3, §5.2, §5.4)', () => {
  it('requires a level of the three', () => {
    expect(at(2, { nivelEnsino: '' })).toEqual({ nivelEnsino: 'Nível de ensino é obrigatório' })
    expect(at(2, { nivelEnsino: 'Doutorado' })).toEqual({ nivelEnsino: 'Nível de ensino é obrigatório' })
  })

  it.each(['Ensino Fundamental', 'Ensino Médio'])('asks for the school at %s', (nivelEnsino) => {
    expect(at(2, { nivelEnsino, anoSerie: '', nomeEscola: ' ', turno: '' })).toEqual({
      anoSerie: 'Ano/Série é obrigatório',
      nomeEscola: 'Nome da escola é obrigatório',
      turno: 'Turno é obrigatório',
    })
    expect(at(2, { nivelEnsino })).toEqual({})
    expect(at(2, { nivelEnsino, turno: 'Madrugada' })).toEqual({ turno: 'Turno é obrigatório' })
  })

  it('asks for the institution at Ensino Superior', () => {
    expect(at(2, { nivelEnsino: 'Ensino Superior' })).toEqual({
      nomeInstituicao: 'Nome da instituição é obrigatório',
      curso: 'Curso é obrigatório',
      semestrePeriodo: 'Semestre/Período é obrigatório',
      modalidade: 'Modalidade é obrigatória',
    })
    const course = {
      nivelEnsino: 'Ensino Superior',
      nomeInstituicao: 'USP',
      curso: 'Letras',
      semestrePeriodo: '5º',
    }
    expect(at(2, { ...course, modalidade: 'EAD' })).toEqual({})
    expect(at(2, { ...course, modalidade: 'Remoto' })).toEqual({ modalidade: 'Modalidade é obrigatória' })
  })
})
