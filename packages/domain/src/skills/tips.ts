import type { Skill } from './skill.ts'

type Tips = readonly [starting: string, early: string, late: string, finishing: string]

/** Four for each category and level, from the first step to the last. */
export const SKILL_TIPS: Readonly<Record<Skill['categoria'], Readonly<Record<Skill['nivel'], Tips>>>> = {
  Estudo: {
    Iniciante: [
      'Escolha um só livro ou curso e vá até o fim dele antes de abrir outro. Trocar de material parece avanço, mas é recomeço.',
      'Estude vinte minutos sempre no mesmo horário. No começo, a regularidade vale mais do que a duração.',
      'Feche o caderno e escreva de memória o que você acabou de ver. O que não sair é o que merece revisão.',
      'Explique a matéria em voz alta, como se fosse para um colega. Onde você travar está o que ainda falta estudar.',
    ],
    Intermediário: [
      'Faça uma prova antiga antes de começar e marque os temas em que você errou. Eles são o seu plano de estudos.',
      'Misture os assuntos em uma mesma sessão, em vez de repetir trinta exercícios iguais. É mais difícil, e por isso fixa mais.',
      'Reveja cada tema depois de um dia, de uma semana e de um mês. Três revisões curtas valem mais do que uma longa.',
      'Simule a prova com o tempo real e sem consulta. Depois, gaste o mesmo tempo entendendo cada erro.',
    ],
    Avançado: [
      'Troque os resumos prontos pelas fontes: artigos, documentação, o livro que o professor cita. É lá que estão os detalhes.',
      'Escreva uma pergunta antes de cada sessão e pare quando souber respondê-la. Sem pergunta, estudar vira reler.',
      'Dê monitoria ou responda em um fórum. As dúvidas dos outros mostram o que você ainda sabe pela metade.',
      'Monte uma aula curta sobre o tema e peça a crítica de quem sabe mais. Ensinar mostra o que falta para concluir.',
    ],
  },
  Produtividade: {
    Iniciante: [
      'Anote em um só lugar tudo o que você tem para fazer. Lembrar de cabeça gasta a atenção que a tarefa pede.',
      'De manhã, escolha as três tarefas que não podem ficar para amanhã e comece pela mais chata.',
      'Trabalhe em blocos de vinte e cinco minutos com o celular em outro cômodo, e descanse cinco entre um bloco e outro.',
      'Na sexta, veja o que ficou para trás e decida: fazer, marcar um dia ou riscar. O que parou há um mês costuma ser para riscar.',
    ],
    Intermediário: [
      'Por três dias, anote para onde foi cada hora. Só dá para mudar uma rotina que você conhece.',
      'Reserve na agenda um horário para cada tarefa grande, como se fosse uma aula. O que não tem hora fica para depois.',
      'Junte as tarefas miúdas, como mensagens e e-mails, em dois horários do dia. Mudar de assunto a toda hora cansa.',
      'Separe meia hora no domingo para rever a semana e montar a próxima. É ela que mantém o resto de pé.',
    ],
    Avançado: [
      'Antes de melhorar o método, corte: liste os seus compromissos e saia de um que já não leva a lugar nenhum.',
      'Proteja dois blocos longos por semana para o que exige concentração, e não marque nada neles.',
      'Compare o tempo que você previu com o que gastou. Em poucas semanas, as suas estimativas ficam honestas.',
      'Transforme em modelo ou em lista de conferência o que você já repetiu três vezes. Na próxima vez, metade estará pronta.',
    ],
  },
  Saúde: {
    Iniciante: [
      'Comece com tão pouco que seja difícil recusar: dez minutos de caminhada já contam. Aumente só na segunda semana.',
      'Junte o hábito novo a um que já existe: alongar depois de escovar os dentes, beber água antes de cada aula.',
      'Faltou um dia? Volte no seguinte, sem compensar em dobro. Uma falta não desfaz um hábito.',
      'Repare no que mudou no sono, no humor e no fôlego, e escreva na nota do dia. É isso que faz você continuar.',
    ],
    Intermediário: [
      'Marque os treinos na agenda, com dia e hora, e deixe a roupa separada na véspera.',
      'Aumente uma coisa de cada vez: o tempo, a carga ou a frequência. Mudar tudo junto machuca.',
      'Cuide do sono como parte do treino: deite e levante no mesmo horário, também no fim de semana.',
      'Tenha uma versão de dez minutos para as semanas de prova. O hábito que encolhe sobrevive; o que para custa a voltar.',
    ],
    Avançado: [
      'Escolha um objetivo que se possa medir, como uma distância ou um tempo, e o dia em que você vai medi-lo.',
      'Alterne dias fortes e dias leves. É no descanso que o corpo aproveita o esforço.',
      'A cada quatro semanas, passe uma com metade do volume. Voltar descansado rende mais do que insistir.',
      'Antes de subir a meta, faça uma avaliação com um profissional. Conte também as dores com que você já se acostumou.',
    ],
  },
  Criatividade: {
    Iniciante: [
      'Produza muito e guarde tudo. Os primeiros trabalhos servem para treinar, não para mostrar.',
      'Copie uma obra de que você gosta, traço por traço ou nota por nota, só para entender como foi feita.',
      'Imponha uma limitação: duas cores, três acordes, cem palavras. Com menos escolhas, fica mais fácil começar.',
      'Mostre um trabalho a alguém de confiança e pergunte o que chamou a atenção primeiro. A resposta diz o que manter.',
    ],
    Intermediário: [
      'Escolha um projeto que caiba em um mês e diga o que é estar pronto. Exercício solto não ensina a terminar.',
      'Ande com um caderno ou um gravador e guarde as ideias sem julgar. Separe as boas em outro dia.',
      'Grave ou fotografe o processo e reveja depois. De fora, você nota os vícios que não percebe enquanto faz.',
      'Termine, mesmo sem gostar de tudo. O que incomoda nesta obra é o ponto de partida da próxima.',
    ],
    Avançado: [
      'Estude a fundo três autores de que você gosta e um de que não gosta. O seu estilo aparece nessas comparações.',
      'Aceite uma encomenda com prazo e público de verdade: um cartaz para uma festa, a trilha do curta de um colega.',
      'Separe o dia de criar do dia de editar. Quem corrige enquanto inventa acaba não fazendo nenhum dos dois.',
      'Monte um portfólio só com os cinco melhores trabalhos e uma frase sobre cada um. Escolher também é criar.',
    ],
  },
  Social: {
    Iniciante: [
      'Cumprimente uma pessoa nova por dia, na fila, na aula ou no ônibus. É treino: a conversa não precisa ir longe.',
      'Antes de um encontro, prepare duas perguntas que não se respondem com sim ou não.',
      'Antes de responder, repita com as suas palavras o que você ouviu. Quem se sente ouvido continua a conversa.',
      'Escreva a alguém que você conheceu há pouco e proponha algo simples, como um café ou uma tarde de estudo.',
    ],
    Intermediário: [
      'Entre em um grupo que se reúne toda semana: um projeto de extensão, um time, um coral. A convivência faz metade do trabalho.',
      'Fale uma vez nos primeiros dez minutos de cada aula ou reunião. Quanto mais se espera, mais difícil fica.',
      'Para dizer o que incomoda, conte o fato, o efeito e o pedido: «a reunião atrasa, eu perco o ônibus, podemos começar às duas?»',
      'Peça a duas pessoas uma coisa para manter e uma para mudar no seu jeito. Escute, agradeça e não se explique.',
    ],
    Avançado: [
      'Ofereça-se para conduzir uma reunião do grupo. Quem organiza a conversa aprende a ouvir todos os lados.',
      'Grave uma apresentação sua e conte as muletas, como «tipo» e «né». Na próxima, troque cada uma por uma pausa.',
      'Em um conflito, descubra primeiro do que cada lado precisa. Só depois discuta as soluções.',
      'Apresente duas pessoas que têm o que trocar e acompanhe quem está começando. Uma rede cresce pelo que se oferece nela.',
    ],
  },
}

/** Two of the four, by how far the skill is: below 25 % the first, below 75 % the middle, from there on the last. */
export function skillTips(
  categoria: Skill['categoria'],
  nivel: Skill['nivel'],
  progresso: number,
): readonly [string, string] {
  const [starting, early, late, finishing] = SKILL_TIPS[categoria][nivel]
  if (progresso < 25) return [starting, early]
  return progresso < 75 ? [early, late] : [late, finishing]
}
