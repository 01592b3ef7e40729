import type { Application, ApplicationPhase } from './application.ts'

/** The figures above the applications, counted by their present fase; the rate is of the approved over all. */
export function applicationStatistics(applications: readonly Pick<Application, 'fase'>[]) {
  const total = applications.length
  const count = (wanted: ApplicationPhase) => applications.filter(({ fase }) => fase === wanted).length
  const aprovados = count('aprovado')
  return {
    total,
    enviados: count('enviado'),
    entrevistas: count('entrevista'),
    aprovados,
    taxaDeSucesso: roundedPercent(aprovados, total),
  }
}

/** Whole per cent, to the nearest one as of the success rate (§4), so that one page has one figure of one share; 0 of nothing. */
export const roundedPercent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((100 * part) / whole)
