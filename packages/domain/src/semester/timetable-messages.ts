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
  noTable: (part: string) => `«${part}» é um código: escolha a instituição dos códigos`,
  slot: (shift: string, digit: string) => `${shift} não tem o horário ${digit}`,
  time: (part: string) => `A hora «${part}» não existe`,
  noDay: (part: string) => `Falta o dia antes de «${part}»`,
  noTime: (part: string) => `Falta a hora depois de «${part}», como 8h–10h`,
  noEnd: (part: string) => `Falta a hora do fim depois de «${part}»`,
  bare: (part: string, hours: string) =>
    `«${part}» são horas ou aulas? Escreva ${hours}, ou o turno e as aulas, como M12`,
  backwards: (part: string) => `O fim vem antes do início: «${part}»`,
  days: (part: string) => `O último dia não vem depois do primeiro: «${part}»`,
  parity: (part: string) => `Qual semana é «${part}»? Escreva quinzenal (I) ou quinzenal (II)`,
  monthly: (part: string) => `«${part}» não é de toda semana nem quinzenal: o horário não tem aulas assim`,
  apart: (part: string) => `Escreva «${part}» logo depois do horário, como 24M12 quinzenal (I)`,
  counted: (part: string) => `«${part}» não cabe nos horários da UFSC (dia.início-aulas, como 2.0820-2)`,
}
