import { memoizeByKey } from '../kernel/index.ts'
import { NO_SLOTS, parseTable, type Slots } from './slots.ts'

/** Id, name and what the codes mean; the first one is what holds where nothing was chosen. Without a table: days and hours in words. */
const TABLES: readonly (readonly [id: string, name: string, table?: string])[] = [
  [
    'ufrn',
    'UFRN (SIGAA)',
    `M 07:00-07:50 07:50-08:40 08:55-09:45 09:45-10:35 10:50-11:40 11:40-12:30
     T 13:00-13:50 13:50-14:40 14:55-15:45 15:45-16:35 16:50-17:40 17:40-18:30
     N 18:45-19:35 19:35-20:25 20:35-21:25 21:25-22:15`,
  ],
  // M and V: «SUPACO» (github.com/kellyson71/SUPACO_ifrn-api, «docs/SUAP_API_GUIDE.md»); N, in pairs: «Sispac Mobile» of IFRN
  // (github.com/Hallessandro/Sispac_Mobile, «reserva_sala_professor.jsp»).
  [
    'ifrn',
    'IFRN (SUAP)',
    `M 07:00-07:45 07:45-08:30 08:50-09:35 09:35-10:20 10:30-11:15 11:15-12:00
     V 13:00-13:45 13:45-14:30 14:50-15:35 15:35-16:20 16:30-17:15 17:15-18:00
     N 19:00-19:45 19:45-20:30 20:40-21:25 21:25-22:10`,
  ],
  // «segunda das 08:00 às 10:00, semanal; sexta das 10:00 às 12:00, quinzenal I»: nothing is taken from a table.
  ['ufabc', 'UFABC (por extenso)'],
  // IdeaLab.ic, Instituto de Computação da UFBA: «QueHoraÉEssa?» (github.com), table of the codes of SIGAA.
  [
    'ufba',
    'UFBA',
    `M 07:00-07:55 07:55-08:50 08:50-09:45 09:45-10:40 10:40-11:35 11:35-12:30
     T 13:00-13:55 13:55-14:50 14:50-15:45 15:45-16:40 16:40-17:35 17:35-18:30
     N 18:30-19:25 19:25-20:20 20:20-21:15 21:15-22:10`,
  ],
  [
    'ufc',
    'UFC',
    `M0 07:00-08:00 07:30-08:30 08:00-09:00 08:30-09:30 09:00-10:00 09:30-10:30 10:00-11:00 10:30-11:30 11:00-12:00 11:30-12:30
     T0 12:00-13:00 12:30-13:30 13:00-14:00 13:30-14:30 14:00-15:00 14:30-15:30 15:00-16:00 15:30-16:30 16:00-17:00 16:30-17:30
     N0 17:00-18:00 17:30-18:30 18:00-19:00 18:30-19:30 19:00-20:00 19:30-20:30 20:00-21:00 20:30-21:30 21:00-22:00 21:30-22:30
     1 domingo`,
  ],
  // «Seg-Qua 07:30-09:10»: «UFMiGo» (github.com/danielecassia/UFMiGo, «MateriasUF.jsx»), the classes of a semester.
  ['ufmg', 'UFMG (por extenso)'],
  [
    'ufpb',
    'UFPB',
    `M 07:00-08:00 08:00-09:00 09:00-10:00 10:00-11:00 11:00-12:00 12:00-13:00
     T 13:00-14:00 14:00-15:00 15:00-16:00 16:00-17:00 17:00-18:00 18:00-19:00
     N 19:00-19:50 19:50-20:40 20:40-21:30 21:30-22:20`,
  ],
  // «3.0820-2»: day, start and how many class hours. github.com/caravelahc/matrufsc, «Horarios.tsx» (HORAS, HORAS_FIM).
  [
    'ufsc',
    'UFSC',
    `M 07:30-08:20 08:20-09:10 09:10-10:00 10:10-11:00 11:00-11:50
     T 13:30-14:20 14:20-15:10 15:10-16:00 16:20-17:10 17:10-18:00
     N 18:30-19:20 19:20-20:10 20:20-21:10 21:10-22:00`,
  ],
  [
    'unb',
    'UnB',
    `M 08:00-08:55 08:55-09:50 10:00-10:55 10:55-11:50 12:00-12:55
     T 12:55-13:50 14:00-14:55 14:55-15:50 16:00-16:55 16:55-17:50 18:00-18:55 18:55-19:50
     N 19:00-19:50 19:50-20:40 20:50-21:40 21:40-22:30`,
  ],
  // «seg 08:00 09:40»: «MatrUSP» (github.com/matrusp/matrusp, «parse_usp.py»), the table of a class in JúpiterWeb.
  ['usp', 'USP (por extenso)'],
]

/** The institutions by their ids, as `tabela` of a subject has them. */
export const INSTITUTIONS = TABLES.map(([id, name]) => ({ id, name }))
const [DEFAULT] = TABLES.map(([id]) => id)

/** Read when they are needed: a page without a class needs none. */
const slotsIn = memoizeByKey((id: string): Slots => {
  const [, , table] = TABLES.find(([one]) => one === id) ?? []
  const parsed = table ? parseTable(table) : { ok: NO_SLOTS }
  if ('error' in parsed) throw new Error(`${id}: ${parsed.error}`)
  return parsed.ok
})

/** The institution that `tabela` names; undefined for a table of the student's own. */
export const institutionOf = (tabela: string) => INSTITUTIONS.find(({ id }) => id === (tabela || DEFAULT))

/** What `tabela` of a subject means. One that is damaged has no slots: no hours are better than those of another institution. */
export function slotsOf(tabela: string): Slots {
  const institution = institutionOf(tabela)
  if (institution) return slotsIn(institution.id)
  const parsed = parseTable(tabela)
  return 'ok' in parsed ? parsed.ok : NO_SLOTS
}
