import { formatGrade } from './grade-messages.ts'

export const TRANSCRIPT_ERRORS = {
  noHeader:
    'Não encontrei o cabeçalho da tabela (Disciplina, notas, faltas, situação). Copie a tabela inteira da página do SIGAA ou do SUAP, com a primeira linha.',
  tooManyStages: 'O Caderno tem até 4 unidades ou bimestres, e a tabela tem mais.',
  unknownColumns: (names: readonly string[]) =>
    `Não conheço ${names.length === 1 ? 'a coluna' : 'as colunas'} ${names.map((name) => `«${name}»`).join(', ')}.`,
  twice: (name: string) => `A coluna «${name}» diz o mesmo que outra: apague uma das duas.`,
  tooManyCells: 'Esta linha tem mais colunas que o cabeçalho.',
  noSubject: 'Não há nome de disciplina nesta linha.',
  grade: (cell: string) => `«${cell}» não é uma nota de 0 a 100.`,
  aboveTen: (subject: string, grade: number) =>
    `${subject}: «${formatGrade(grade)}» não é uma nota de 0 a 10.`,
  eitherScale: (subject: string, grade: number) =>
    `${subject}: «${formatGrade(grade)}» é de 10 ou de 100? Lance esta nota na disciplina.`,
  absences: (cell: string) => `«${cell}» não é um número de faltas.`,
  load: (cell: string) => `«${cell}» não é uma carga horária.`,
  situation: (cell: string) => `Não conheço a situação «${cell}»: escolha-a na disciplina.`,
  mention: (cell: string) => `Não conheço a menção «${cell}»: ela fica de fora.`,
  mentionAgainst: (mention: string, cell: string) =>
    `A menção ${mention} não combina com a situação «${cell}».`,
  again: (line: number) => `A mesma disciplina já está na linha ${line}.`,
  ownGrades: 'Esta disciplina tem notas suas sem etapa: escolha as etapas na regra dela e cole de novo.',
  otherStages: (own: number, table: number) =>
    `A regra desta disciplina tem ${own} etapas, e a tabela ${table}.`,
  ownStage: (stage: string, own: string, table: string) =>
    `${stage}: as suas provas dão ${own} e o boletim ${table}; nada mudou.`,
  full: 'Esta disciplina já tem 100 provas e trabalhos.',
} as const
