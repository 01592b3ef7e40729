import { readArchive } from '@caderno/domain/archive'
import { addDays, type IsoDate } from '@caderno/domain/kernel'
import {
  aBook,
  aCareerGoal,
  aContact,
  aFinancialGoal,
  anApplication,
  anAssessment,
  aReading,
  aSkill,
  aStudent,
  aSubject,
  aTransaction,
  finished,
  someHoldings,
} from '@caderno/domain/testing'

/** A short text at its limit, without a place to break. */
export const WORD = 'Pneumoultramicroscopicossilicovulcanoconiótico'.repeat(5).slice(0, 200)
/** Of 90 characters, as a class has it that meets online. */
export const LINK = 'https://meet.example.com/'.padEnd(90, 'turma-de-calculo-')

/** An exported file about a day, with `text` in every field that can hold it. */
export function archiveOf(text: string, today: IsoDate): string {
  const id = text === WORD ? 'palavra' : 'link'
  const archive = {
    formato: 'caderno',
    versao: 2,
    ...someHoldings({
      alunos: aStudent(),
      financas: bookAbout(today, id),
      candidaturas: [
        anApplication({ id, contatoId: id, proximoContato: today, tipo: 'Estágio' }),
        anApplication({ id: `${id}-2`, fase: 'entrevista', proximoContato: addDays(today, -1) }),
      ],
      metas_carreira: [
        aCareerGoal({ id, dataAlvo: today }),
        aCareerGoal({ id: `${id}-2`, tipo: 'longoPrazo', concluida: true }),
      ],
      contatos: [aContact({ id, proximoContato: today })],
      habilidades: [
        aSkill({ id, checkins: { [addDays(today, -1)]: '?' } }),
        aSkill({ id: `${id}-2`, ativo: false }),
      ],
      leitura: [
        aReading({ id, linkCompra: 'https://a.example' }),
        aReading({ id: `${id}-2`, status: 'Concluído', paginasLidas: 256, dataTermino: today }),
      ],
      disciplinas: [
        subjectAbout(today, id),
        { ...subjectAbout(today, `${id}-2`), semAula: { [today]: 'x' } },
      ],
    }),
  }
  const isRead = (document: unknown) => {
    const read = finished(readArchive(JSON.stringify(document)))
    return read.fault === undefined && read.refused.length === 0
  }
  if (!isRead(archive)) throw new Error('the file itself is not read')
  return JSON.stringify(filled(archive, text, isRead))
}

const bookAbout = (today: IsoDate, id: string) =>
  aBook({
    entradas: [aTransaction({ id: `${id}-e`, tipo: 'entrada', categoria: 'Salário', data: today })],
    saidas: [
      aTransaction({ id, data: today }),
      aTransaction({ id: `${id}-2`, data: today, grupo: id, parcela: 1, parcelas: 3 }),
    ],
    metas: [
      aFinancialGoal({ id, dataAlvo: today, depositos: [{ id: 'x', valor: 900, data: today }] }),
      aFinancialGoal({ id: `${id}-2` }),
    ],
    orcamentos: [
      { id: `${today.slice(0, 7)}/Transporte`, mes: today.slice(0, 7), categoria: 'Transporte', valor: 150 },
    ],
  })

const subjectAbout = (today: IsoDate, id: string) =>
  aSubject({
    id,
    horarios: '246M12',
    faltas: { [today]: '07:00' },
    estudos: { [today]: 90 },
    notaFinal: 4,
    avaliacoes: [
      anAssessment({ id: 'p1', data: today, nota: 5 }),
      anAssessment({ id: 'p2', data: addDays(today, 3) }),
      anAssessment({ id: 'p3', data: '', hora: '' }),
    ],
  })

/** What names something, or is read for what it means. */
const KEPT =
  /^(formato|conta|exportadoEm|criadoEm|createdAt|updatedAt|dataCriacao|dataAtualizacao|horarios|tabela|matricula|email|grupo|foto|capa|cpf|telefone)$|id$/i

/** The same with `text` in the place of each text that may be any. */
function filled<T>(value: T, text: string, isSound: (whole: unknown) => boolean): T {
  if (typeof value === 'string') return (isSound(text) ? text : value) as T
  if (Array.isArray(value))
    return value.map((one: unknown, at) => filled(one, text, (next) => isSound(value.with(at, next)))) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      KEPT.test(key) ? one : filled<unknown>(one, text, (next) => isSound({ ...value, [key]: next })),
    ]),
  ) as T
}
