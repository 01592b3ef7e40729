/** «Linha 2, «8h»: …»: where in a table of class hours something is wrong. */
const inTable = (line: number, part: string, what: string) => `Linha ${line}, «${part}»: ${what}`

export const TABLE_ERRORS = {
  empty: 'Escreva os horários de ao menos um turno, como M 07:00-07:50 07:50-08:40',
  shift: (line: number, part: string) => inTable(line, part, 'comece com o turno (M, T ou N)'),
  twice: (line: number, part: string) => inTable(line, part, 'este turno já tem a sua linha'),
  range: (line: number, part: string) => inTable(line, part, 'escreva como 07:00-07:50'),
  backwards: (line: number, part: string) => inTable(line, part, 'o fim vem antes do início'),
  order: (line: number, part: string) => inTable(line, part, 'está fora de ordem'),
  tooMany: (line: number, part: string) => inTable(line, part, 'o último horário de um turno é o 9'),
}

export const TIMETABLE_ERRORS = {
  unknown: (part: string) => `Não entendi «${part}»`,
  day: (digit: string) => `Dia ${digit} não existe: use 2 (segunda) a 7 (sábado)`,
  slot: (shift: string, digit: string) => `${shift} não tem o horário ${digit}`,
  time: (part: string) => `A hora «${part}» não existe`,
  noDay: (part: string) => `Falta o dia antes de «${part}»`,
  noTime: (part: string) => `Falta a hora depois de «${part}», como 8h–10h`,
  noEnd: (part: string) => `Falta a hora do fim depois de «${part}»`,
  backwards: (part: string) => `O fim vem antes do início: «${part}»`,
  days: (part: string) => `O último dia não vem depois do primeiro: «${part}»`,
  nameOrDay: (part: string) =>
    `«${part}» é do nome ou um dia? Escreva os dias juntos, como 35T12, ou tire o que separa o número do código`,
  counted: (part: string) => `«${part}» não cabe nos horários da UFSC (dia.início-aulas, como 2.0820-2)`,
}

export const PASTE_ERRORS = {
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
