export const PASTE_ERRORS = {
  nameOrDay: (part: string) =>
    `«${part}» é do nome ou um dia? Escreva os dias juntos, como 35T12, ou tire o que separa o número do código`,
  noTimetable: 'Falta o horário, como 24M12 ou seg 8h–10h',
  gridOnly: (code: string) => `«${code}» está só na grade de horários: cole também a lista das disciplinas`,
  noName: 'Falta o nome da disciplina antes do horário',
  noDate: (day: string) => `A data ${day} não existe`,
  backwards: (period: string) => `O período termina antes de começar: ${period}`,
  half: (day: string) =>
    `«${day}» começa ou termina as aulas? Escreva o período inteiro, como 10/03/2026 a 10/07/2026`,
  tooLong: (period: string) => `O período ${period} passa de um ano e meio: confira os anos`,
  column: (figure: string) =>
    `«${figure}» é a turma ou a carga horária? Escreva Turma ${figure} ou ${figure}h`,
  cell: (cell: string) => `«${cell}» é a turma ou a sala? Escreva Turma ${cell} ou Sala ${cell}`,
  field: (name: string, what: string) => `${name}: ${what}`,
}

/** What the preview says of a line beside its fields. */
export const PASTE_NOTES = {
  periods: (periods: readonly string[]) => `Períodos ${periods.join(' e ')}: valem os horários de todos.`,
  semester: (semester: string) => `A página é de ${semester}`,
  vacancies: (numbers: readonly string[]) => `vagas: ${numbers.join(' e ')}`,
  aside: (part: string) => `«${part}» não entra na disciplina`,
  kind: (kind: string) => `tipo: ${kind}`,
  kinds: (figures: string) => `TPI ${figures}`,
  heading: 'cabeçalho da página',
  about: 'dados da matrícula',
  grid: 'grade de horários, sem disciplina nova',
  week: (lines: number) => `grade da semana, com ${lines} linhas`,
  activity: 'atividade sem horário',
}
