/** The sentences of the registration's fields (§5, product: «Student registration»). */
export const MISSING = {
  nomeCompleto: 'Nome completo é obrigatório',
  dataNascimento: 'Data de nascimento é obrigatória',
  cpf: 'CPF é obrigatório',
  telefone: 'Telefone é obrigatório',
  emailContato: 'Email de contato é obrigatório',
  email: 'Email é obrigatório',
  matricula: 'Matrícula é obrigatória',
  nivelEnsino: 'Nível de ensino é obrigatório',
  anoSerie: 'Ano/Série é obrigatório',
  nomeEscola: 'Nome da escola é obrigatório',
  turno: 'Turno é obrigatório',
  nomeInstituicao: 'Nome da instituição é obrigatório',
  curso: 'Curso é obrigatório',
  semestrePeriodo: 'Semestre/Período é obrigatório',
  modalidade: 'Modalidade é obrigatória',
} as const

export const IMPLAUSIBLE = {
  dataNascimento: 'Data de nascimento inválida',
  cpf: 'CPF inválido',
  telefone: 'Telefone inválido',
  email: 'Email inválido',
} as const

export const PASSWORDS_DIFFER = 'Senhas não coincidem'
/** Drawing failed; shown with «Tentar novamente». */
export const MATRICULA_FAILURE = 'Erro ao gerar matrícula. Tente novamente.'
export const PROFILE_SAVED = 'Perfil atualizado com sucesso!'
export const PROFILE_QUEUED = 'Perfil salvo neste dispositivo, aguardando envio.'
export const PROFILE_FAILURE = 'Erro ao salvar perfil. Tente novamente.'
