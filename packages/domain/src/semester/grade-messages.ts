import { decimalText, plural, readDecimal } from '../kernel/index.ts'
import type { ApprovalRule } from './assessment.ts'
import { fractionOf } from './fraction.ts'
import type { Grades, Standing } from './grades.ts'
import { mentionOf } from './mentions.ts'
import { MASCULINE_STAGES } from './stages.ts'

/** «7,0», «6,25» */
export const formatGrade = (grade: number): string => grade.toFixed(2).replace(/0$/, '').replace('.', ',')

export const NUMBER_INVALID = 'Escreva um número como 1 ou 2,5, com até duas casas decimais'

/** What a person typed, with comma or point. Nothing typed is an error without a sentence. */
export function parseGrade(
  text: string,
  maxima: number,
): { readonly ok: number } | { readonly error: string } {
  if (text.trim() === '') return { error: '' }
  const ok = readDecimal(text)
  if (ok === undefined) return { error: 'Escreva a nota como 7,5, com até duas casas decimais' }
  return ok <= maxima ? { ok } : { error: `A nota vai de 0 a ${decimalText(maxima)}` }
}

/** «Você precisa de 6,3 na final» */
export function standingSentence({ standing, complete, mentions }: Grades): string {
  switch (standing.is) {
    case 'semNotas':
      return standing.outside ? 'Nenhuma avaliação na média ainda' : 'Nenhuma avaliação ainda'
    case 'precisaMedia':
      return needsWords(standing, mentions ? ` para ${mentions.toPass}` : '')
    case 'recuperacao':
      return recoveryWords(standing)
    case 'final':
      return standing.needed === 0
        ? 'Qualquer nota na final aprova'
        : `Você precisa de ${formatGrade(standing.needed)} na final`
    case 'aprovada':
      return complete ? 'Aprovada com as notas lançadas' : 'Já aprovada'
    case 'reprovada':
      return complete ? 'Reprovada com as notas lançadas' : 'Não alcança mais a aprovação'
  }
}

/** `goal`: « para MM», where a result is a mention. */
function needsWords(
  { missing, maxima, mixed, toPass, toFinal }: Standing & { readonly is: 'precisaMedia' },
  goal: string,
): string {
  const inThem = missing === 1 ? 'na que falta' : 'nas que faltam'
  if (toPass === undefined && toFinal === 0) return `Vai à final com qualquer nota ${inThem}`
  const needed = formatGrade(toPass ?? toFinal!)
  const sentence = [
    `Precisa de ${missing === 1 ? needed : `média ${needed}`}`,
    ...(mixed ? ['(de 0 a 10)'] : maxima === 10 ? [] : [`de ${decimalText(maxima)}`]),
    inThem,
  ].join(' ')
  if (toPass === undefined) return `${sentence} para chegar à final`
  if (toFinal === undefined) return sentence + goal
  if (toFinal === 0) return `${sentence} para não ir à final`
  // Whoever writes anything at all reaches it.
  return toFinal < maxima / 10
    ? sentence + goal
    : `${sentence}${goal}, ou ${formatGrade(toFinal)} para chegar à final`
}

function recoveryWords({ stages, toPass, toFinal }: Standing & { readonly is: 'recuperacao' }): string {
  const needed = toPass ?? toFinal
  if (needed === undefined) return 'Só passa com recuperação'
  const inThem = stages === 1 ? 'na recuperação' : `em cada uma das ${stages} recuperações`
  return `Precisa de ${formatGrade(needed)} ${inThem}${toPass === undefined ? ' para chegar à final' : ''}`
}

/** The rule in words: «Média 7,0; final a partir de 4,0; (média + final) / 2 ≥ 5,0», with its stages before it. */
export function ruleWords(regra: Omit<ApprovalRule, 'calculo'>): string {
  const before = [stagesInWords(regra), RECOVERY_WORDS[regra.recuperacao]].filter(Boolean)
  const approval = approvalWords(regra)
  return [...before, before.length > 0 ? approval.replace('Média', 'média') : approval].join('; ')
}

/** «4 bimestres, pesos 2, 2, 3 e 3» */
export function stagesInWords({ etapas, nomeEtapa }: Pick<ApprovalRule, 'etapas' | 'nomeEtapa'>): string {
  if (etapas.length === 0) return ''
  const all = plural(etapas.length, nomeEtapa, `${nomeEtapa}s`)
  if (etapas.every((weight) => weight === etapas[0])) return all
  return `${all}, pesos ${etapas
    .map(decimalText)
    .join(', ')
    .replace(/, (?=[^ ]+$)/, ' e ')}`
}

const RECOVERY_WORDS: Readonly<Record<ApprovalRule['recuperacao'], string>> = {
  '': '',
  substitui: 'recuperação no lugar da nota menor',
  media: 'média da nota com a recuperação',
}

/** The part of it that says what passes, without the stages. */
export function approvalWords(regra: Omit<ApprovalRule, 'calculo'>): string {
  const { media, minimoFinal, mediaFinal, minimoNaFinal, escala } = regra
  const passing = `Média ${formatGrade(media)}${escala === 'mencoes' ? ` (${mentionOf(fractionOf(media))})` : ''}`
  if (minimoFinal >= media) return `${passing}, sem final`
  const least = minimoNaFinal > 0 ? `, com ao menos ${formatGrade(minimoNaFinal)} na final` : ''
  return `${passing}; final a partir de ${formatGrade(minimoFinal)}; ${formulaOf(regra)} ≥ ${formatGrade(mediaFinal)}${least}`
}

function formulaOf({
  final,
  pesoMedia,
  pesoFinal,
  mediaFinal,
  etapas,
  nomeEtapa,
}: Omit<ApprovalRule, 'calculo'>): string {
  if (final === 'recupera') return `nota da final (vale até ${formatGrade(mediaFinal)})`
  const replaced = etapas.length > 0 ? `a final no lugar de uma ${nomeEtapa}` : 'nota da final'
  const inPlace = MASCULINE_STAGES.includes(nomeEtapa) ? replaced.replace('uma', 'um') : replaced
  const weighted = weightedWords(pesoMedia, pesoFinal)
  if (final === 'media') return weighted
  return final === 'substitui' ? inPlace : `o maior de ${weighted} e ${inPlace}`
}

function weightedWords(pesoMedia: number, pesoFinal: number): string {
  if (pesoMedia === 0) return 'nota da final'
  if (pesoMedia === pesoFinal) return '(média + final) / 2'
  const all = Math.round((pesoMedia + pesoFinal) * 100) / 100
  return `(${decimalText(pesoMedia)} × média + ${decimalText(pesoFinal)} × final) / ${decimalText(all)}`
}

/** How the index of a semester is computed, and of how many subjects: «Média dos resultados pela carga horária, de 3 disciplinas». */
export const indexWords = (counted: number): string =>
  counted === 0
    ? 'Nenhuma disciplina com todas as notas e carga horária ainda'
    : `Média dos resultados pela carga horária, de ${plural(counted, 'disciplina', 'disciplinas')}`
