import { roundedPercent } from './statistics.ts'

export const APPLICATION_TIPS = [
  {
    titulo: 'Pesquise a empresa',
    texto:
      'Veja o que ela faz, para quem, e o que saiu sobre ela nos últimos meses. Anote dois motivos para querer trabalhar lá: eles vão servir na entrevista.',
  },
  {
    titulo: 'Adapte cada candidatura',
    texto:
      'Releia a vaga e ponha no alto do currículo o que ela pede e você já fez. Prefira as palavras do anúncio: é por elas que a triagem costuma começar.',
  },
  {
    titulo: 'Acompanhe depois de enviar',
    texto:
      'Marque um próximo contato para cada candidatura. Se ninguém responder em duas semanas, escreva uma mensagem curta e pergunte pelos próximos passos.',
  },
  {
    titulo: 'Prepare-se para a entrevista',
    texto:
      'Escolha três situações em que você resolveu um problema e ensaie em voz alta como contá-las. Leve também duas perguntas suas sobre a vaga.',
  },
] as const

export const NETWORKING_ADVICE = [
  {
    titulo: 'Estratégias',
    itens: [
      'Comece por quem já conhece você: colegas, professores e ex-alunos do seu curso.',
      'Ao pedir uma conexão, diga em uma frase de onde vocês se conhecem ou por que você está escrevendo.',
      'Peça uma conversa de quinze minutos sobre o trabalho da pessoa, e não uma vaga.',
      'Ofereça algo também: um artigo, uma indicação, ajuda em um projeto.',
    ],
  },
  {
    titulo: 'Eventos',
    itens: [
      'Escolha antes duas ou três pessoas ou empresas com quem você quer falar.',
      'Prepare uma apresentação de trinta segundos: seu nome, o que você estuda e o que procura.',
      'Anote o nome, a empresa e um detalhe de cada conversa assim que ela terminar.',
    ],
  },
  {
    titulo: 'Depois do encontro',
    itens: [
      'Escreva em até 48 horas, enquanto a conversa ainda está fresca para os dois.',
      'Cite o assunto de que vocês falaram e agradeça pelo tempo da pessoa.',
      'Guarde o contato aqui, com a data da próxima mensagem.',
    ],
  },
] as const

/** The checklist of a good profile; the ids are stored. */
export const LINKEDIN_ITEMS = [
  { id: 'foto', texto: 'Foto recente, de rosto, com fundo simples' },
  { id: 'headline', texto: 'Título que diz o que você estuda e a vaga que procura' },
  { id: 'resumo', texto: 'Resumo com o que você sabe fazer e o que quer aprender' },
  {
    id: 'experiencias',
    texto: 'Experiências com o que você fez e no que deu: trabalho, projetos e voluntariado contam',
  },
  { id: 'habilidades', texto: 'Pelo menos 10 habilidades' },
  { id: 'conexoes', texto: 'Pelo menos 50 conexões' },
] as const

/** How much of the checklist is done; an unknown id counts for nothing, and one that stands twice counts once. */
export const linkedinPercent = (ids: readonly string[]): number =>
  roundedPercent(LINKEDIN_ITEMS.filter(({ id }) => ids.includes(id)).length, LINKEDIN_ITEMS.length)
