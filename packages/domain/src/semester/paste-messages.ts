export const PASTE_ERRORS = {
  nameOrDay: (part: string) =>
    `«${part}» é do nome ou um dia? Escreva os dias juntos, como 35T12, ou tire o que separa o número do código`,
  noTimetable: 'Falta o horário, como 24M12 ou seg 8h–10h',
  noName: 'Falta o nome da disciplina antes do horário',
  field: (name: string, what: string) => `${name}: ${what}`,
}

/** What the preview says of a line beside its fields. */
export const PASTE_NOTES = {
  periods: (periods: readonly string[]) => `Períodos ${periods.join(' e ')}: valem os horários de todos.`,
  semester: (semester: string) => `A página é de ${semester}`,
  vacancies: (numbers: readonly string[]) => `vagas: ${numbers.join(' e ')}`,
  kinds: (figures: string) => `TPI ${figures}`,
  heading: 'cabeçalho da página',
  about: 'dados da matrícula',
}
