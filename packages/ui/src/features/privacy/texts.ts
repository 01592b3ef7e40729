import type { Backend } from '@caderno/domain/shell'

/** What is true of one backend alone. */
const OWN = {
  local: {
    kept: ['Para entrar: seu email e um resumo embaralhado da senha, do qual ela não se lê de volta.'],
    where: [
      'Só neste navegador, neste dispositivo. O Caderno não envia seus dados a nenhum servidor.',
      'Onde o navegador permite, uma segunda cópia, também nele, traz tudo de volta se ele perder os dados.',
      'O que você registra na Carreira antes de entrar fica aqui do mesmo jeito, sem conta.',
    ],
    howLong:
      'Até que você apague o registro ou exclua a conta, ou que alguém limpe os dados do site neste navegador.',
    seenBy: [
      'Quem usa este navegador: neste modo a senha separa as contas, mas não protege de quem tem o dispositivo nas mãos.',
      'Os relatos de bug também ficam aqui.',
    ],
    deletion: [
      'A exclusão apaga os registros, a matrícula, o acesso e a segunda cópia. Os relatos de bug já enviados ficam.',
    ],
  },
  firebase: {
    kept: [
      'Para entrar: seu email. A senha fica com o serviço de identidade do Google (Firebase Authentication), que a confere; o Caderno não a guarda.',
    ],
    where: [
      'Na sua conta, nos servidores do Google (Firebase), para que você a abra em qualquer dispositivo.',
      'Neste navegador, uma cópia do que você viu e o que ainda não foi enviado. Ela é apagada quando você sai; o que falta enviar espera você entrar de novo.',
      'O que você registra na Carreira antes de entrar fica só neste navegador, até que você o importe.',
    ],
    howLong: 'Até que você apague o registro ou exclua a conta.',
    seenBy: [
      'Você. As regras do banco de dados recusam os registros de uma conta a todas as outras.',
      'Quem administra este site, que pode abrir o banco de dados para mantê-lo, e o Google, que o hospeda.',
      'Seus relatos de bug, só quem mantém o site.',
    ],
    deletion: [
      'A exclusão apaga os registros, a matrícula, o acesso e o que este navegador guarda. Os relatos de bug já enviados ficam.',
      'Em outro dispositivo o acesso acaba em até 1 hora; o que ele enviar nesse tempo pode ficar no servidor.',
      'O que ele ainda guarda para abrir sem conexão some quando se limpam os dados do site nele.',
    ],
  },
} satisfies Record<Backend, unknown>

const ALL_KEPT = [
  'Do cadastro: nome, data de nascimento, CPF, telefone, email de contato, matrícula e dados da escola ou faculdade.',
  'O que você registra: candidaturas, metas, contatos, finanças, habilidades, leituras, disciplinas e preferências.',
  'Relatos de bug, se você os envia: o que você escreve, seu email, a página e o navegador.',
]
const NEVER = [
  'Sua senha, em nenhum documento, arquivo exportado ou relato.',
  'O Caderno não guarda onde você está nem o que faz em outros sites, e não mede seu uso. Não há anúncios nem cookies de rastreamento.',
]
const OTHERS =
  'A imagem de uma capa ou de uma foto vem do endereço que foi dado, e esse site recebe o pedido.'
const AVATAR = 'Sem uma foto sua, seu nome é enviado ao serviço que desenha o avatar.'
const YOUR_DATA =
  'Em «Meus dados» você exporta tudo em um arquivo, altera a senha e exclui a conta; o cadastro se corrige em «Perfil» (LGPD, art. 18).'

/** What is kept where and for how long, true for the backend that stands behind this site. */
export function privacyParts(backend: Backend, hasAvatarService: boolean) {
  const { kept, where, howLong, seenBy, deletion } = OWN[backend]
  return [
    { title: 'O que fica guardado', lines: [...kept, ...ALL_KEPT] },
    { title: 'Onde fica', lines: where },
    { title: 'Por quanto tempo', lines: [howLong, 'Os links para redefinir a senha valem 1 hora.'] },
    { title: 'Quem vê', lines: [...seenBy, OTHERS, ...(hasAvatarService ? [AVATAR] : [])] },
    { title: 'O que nunca é guardado', lines: NEVER },
    { title: 'O que você pode fazer', lines: [YOUR_DATA, ...deletion] },
  ]
}
