import type { Backend } from '@caderno/domain/shell'

interface PrivacyPart {
  readonly title: string
  readonly lines: readonly string[]
}

const KEPT: Record<Backend, readonly string[]> = {
  local: ['Para entrar: seu email e um resumo embaralhado da senha, do qual ela não se lê de volta.'],
  firebase: [
    'Para entrar: seu email. A senha fica com o serviço de identidade do Google (Firebase Authentication), que a confere; o Caderno não a guarda.',
  ],
}
const WHERE: Record<Backend, readonly string[]> = {
  local: [
    'Só neste navegador, neste dispositivo. O Caderno não envia seus dados a nenhum servidor.',
    'Onde o navegador permite, uma segunda cópia, também nele, traz tudo de volta se ele perder os dados.',
    'O que você registra na Carreira antes de entrar fica aqui do mesmo jeito, sem conta.',
  ],
  firebase: [
    'Na sua conta, nos servidores do Google (Firebase), para que você a abra em qualquer dispositivo.',
    'Neste navegador, uma cópia do que você viu e o que ainda não foi enviado. Ela é apagada quando você sai; o que falta enviar espera você entrar de novo.',
    'O que você registra na Carreira antes de entrar fica só neste navegador, até que você o importe.',
  ],
}
const SEEN: Record<Backend, readonly string[]> = {
  local: [
    'Quem usa este navegador: neste modo a senha separa as contas, mas não protege de quem tem o dispositivo nas mãos.',
    'Os relatos de bug também ficam aqui.',
  ],
  firebase: [
    'Você. As regras do banco de dados recusam os registros de uma conta a todas as outras.',
    'Quem administra este site, que pode abrir o banco de dados para mantê-lo, e o Google, que o hospeda.',
    'Seus relatos de bug, só quem mantém o site.',
  ],
}
const HOW_LONG: Record<Backend, readonly string[]> = {
  local: [
    'Até que você apague o registro ou exclua a conta, ou que alguém limpe os dados do site neste navegador.',
    'Os links para redefinir a senha valem 1 hora.',
  ],
  firebase: [
    'Até que você apague o registro ou exclua a conta.',
    'Os links para redefinir a senha valem 1 hora.',
  ],
}

const ALL_KEPT = [
  'Do cadastro: nome, data de nascimento, CPF, telefone, email de contato, matrícula e dados da escola ou faculdade.',
  'O que você registra: candidaturas, metas, contatos, finanças, habilidades, leituras e preferências.',
  'Relatos de bug, se você os envia: o que você escreve, seu email, a página e o navegador.',
]
const NEVER = [
  'Sua senha, em nenhum documento, arquivo exportado ou relato.',
  'O Caderno não guarda onde você está nem o que faz em outros sites, e não mede seu uso. Não há anúncios nem cookies de rastreamento.',
]
const OTHERS =
  'A imagem de uma capa ou de uma foto vem do endereço que foi dado, e esse site recebe o pedido.'
const AVATAR = 'Sem uma foto sua, seu nome é enviado ao serviço que desenha o avatar.'
const RIGHTS: Record<Backend, readonly string[]> = {
  local: [
    'A exclusão apaga os registros, a matrícula, o acesso e a segunda cópia. Os relatos de bug já enviados ficam.',
  ],
  firebase: [
    'A exclusão apaga os registros, a matrícula, o acesso e o que este navegador guarda. Os relatos de bug já enviados ficam.',
    'Em outro dispositivo o acesso acaba em até 1 hora; o que ele enviar nesse tempo pode ficar no servidor.',
    'O que ele ainda guarda para abrir sem conexão some quando se limpam os dados do site nele.',
  ],
}
const YOUR_DATA =
  'Em «Meus dados» você exporta tudo em um arquivo, altera a senha e exclui a conta; o cadastro se corrige em «Perfil» (LGPD, art. 18).'

/** What is kept where and for how long, true for the backend that stands behind this site. */
export const privacyParts = (backend: Backend, hasAvatarService: boolean): readonly PrivacyPart[] => [
  { title: 'O que fica guardado', lines: [...KEPT[backend], ...ALL_KEPT] },
  { title: 'Onde fica', lines: WHERE[backend] },
  { title: 'Por quanto tempo', lines: HOW_LONG[backend] },
  { title: 'Quem vê', lines: [...SEEN[backend], OTHERS, ...(hasAvatarService ? [AVATAR] : [])] },
  { title: 'O que nunca é guardado', lines: NEVER },
  { title: 'O que você pode fazer', lines: [YOUR_DATA, ...RIGHTS[backend]] },
]
