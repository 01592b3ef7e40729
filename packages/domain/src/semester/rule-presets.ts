import { pick } from '../kernel/index.ts'
import { FOUR_TERMS, USUAL_RULE, type ApprovalRule } from './assessment.ts'
import { approvalWords, ruleWords } from './grade-messages.ts'
import { ruleForm, type RuleForm } from './rule-form.ts'

export interface RulePreset {
  readonly id: string
  /** An institution, or the figures of a rule that many have. */
  readonly name: string
  /** All of an institution's rule; of the figures alone, what they say. */
  readonly regra: Partial<ApprovalRule>
  /** Where an institution says so, and what is to be known beside it; empty for figures. */
  readonly source: string
}

const institution = (name: string, regra: Partial<ApprovalRule>, source: string, id = name): RulePreset => ({
  id,
  name,
  regra: { ...USUAL_RULE, ...regra },
  source,
})

const withoutFinal = (media: number) => ({ media, minimoFinal: media, mediaFinal: media })
const IFRN = { media: 6, minimoFinal: 2, mediaFinal: 6, nomeEtapa: 'bimestre', final: 'melhor' } as const

const INSTITUTIONS: readonly RulePreset[] = [
  // As `FOUR_TERMS` says where.
  institution(
    'Amazonas, rede estadual',
    FOUR_TERMS,
    'Secretaria de Educação do Amazonas, Diário Oficial de 01/04/2022, art. 3º. A recuperação final é a prova final.',
  ),
  // Organização Didática do IFRN, 2012, seção II, «Cálculo de média em disciplinas» (https://portal.ifrn.edu.br).
  institution(
    'IFRN, disciplina anual',
    { ...IFRN, etapas: [2, 2, 3, 3] },
    'Organização Didática do IFRN, de 2012, cálculo de média.',
  ),
  institution(
    'IFRN, disciplina semestral',
    { ...IFRN, etapas: [2, 3] },
    'Organização Didática do IFRN, de 2012, cálculo de média.',
  ),
  // Regimento Geral da Udesc, art. 147: 6 and 4 are the weights, and every mean below 7 may sit the exam
  // (https://github.com/LucasRayzer/TCC, avaliacao_academica_udesc_.pdf).
  institution('UDESC', { minimoFinal: 0, pesoMedia: 6, pesoFinal: 4 }, 'Regimento Geral da UDESC, art. 147.'),
  // Guia da Pró-Reitoria de Graduação, «Como funcionam as APs» (https://guiaprograd.ufc.br/knowledge-base/como-funcionam-as-aps),
  // and Regimento Geral da UFC, arts. 109 ff., for the 4,0 in the exam itself.
  institution(
    'UFC',
    { calculo: 'aritmetica', minimoNaFinal: 4 },
    'Regimento Geral da UFC e Guia da Prograd, disciplina semestral.',
  ),
  // Resolução Consepe/Ufersa 004/2018 (https://engmecanicacaraubas.ufersa.edu.br/2019/04/18/novo-sistema-de-avaliacao).
  institution(
    'UFERSA',
    { minimoFinal: 3.5, pesoMedia: 6, pesoFinal: 4, etapas: [1, 1, 1] },
    'Resolução 004/2018 do Consepe da UFERSA.',
  ),
  // Resolução Complementar Cepe 01/2018, art. 15 (https://www.ufmg.br/montesclaros/?p=1205): the exame especial gives 60 points at most.
  institution(
    'UFMG',
    { ...withoutFinal(6), minimoFinal: 4, final: 'recupera' },
    'Resolução Complementar 01/2018 do Cepe da UFMG, art. 15. A prova final é o exame especial; o peso de cada prova é quantos pontos ela vale.',
  ),
  // Resolução Consepe 29/2020, arts. 86 e 87 (https://pt.scribd.com/document/663759716/Resp29-20-copilada-RegulamentoGraduac-a-o).
  institution(
    'UFPB',
    { calculo: 'aritmetica', pesoMedia: 6, pesoFinal: 4 },
    'Resolução 29/2020 do Consepe da UFPB, arts. 86 e 87.',
  ),
  // Resolução 37/97 do Cepe (http://www.inf.ufpr.br/cursos/ci055/avaliacao.html).
  institution('UFPR', {}, 'Resolução 37/97 do Cepe da UFPR.'),
  // Regimento Geral da UnB, arts. 122 ff. (https://pt.scribd.com/document/43880485/REGIMENTO-DA-UNB), and Manual para
  // estudantes de graduação (https://pt.scribd.com/document/645312444/manual-estudante-unb): MM, from 5,0 on, passes.
  institution(
    'UnB',
    { ...withoutFinal(5), escala: 'mencoes' },
    'Regimento Geral da UnB, art. 122: aprova a menção MM, a partir de 5,0.',
  ),
  // Regimento Geral, arts. 83 e 84 (http://www.poli.usp.br/en/component/content/479.html); Resolução CoG 3583/1989
  // (https://eesc.usp.br/comunicacao-admin/?p=23013): from 3,0 on there is a recuperação; what it makes with the mean is each course's.
  institution(
    'USP',
    { media: 5, minimoFinal: 3, mediaFinal: 5 },
    'Regimento Geral da USP, art. 84, e Resolução CoG 3583/1989. A prova final é a recuperação, e a conta dela é de cada disciplina: aqui, a média das duas. O limite de faltas é 30%.',
  ),
]

const figures = (
  id: string,
  [media, minimoFinal, mediaFinal]: readonly [number, number, number],
  [pesoMedia, pesoFinal]: readonly [number, number] = [1, 1],
): RulePreset => {
  const regra = {
    media,
    minimoFinal,
    mediaFinal,
    pesoMedia,
    pesoFinal,
    final: 'media',
    minimoNaFinal: 0,
  } as const
  return { id, name: approvalWords({ ...USUAL_RULE, ...regra }), regra, source: '' }
}

/** The rules of institutions, then figures that many have: how the mean is computed, and its stages, are chosen beside those. */
export const RULE_PRESETS: readonly RulePreset[] = [
  ...INSTITUTIONS,
  figures('7-4-5', [7, 4, 5]),
  figures('7-4-5-pesos-6-4', [7, 4, 5], [6, 4]),
  figures('7-3-5', [7, 3, 5]),
  figures('6-3-6', [6, 3, 6]),
  figures('5-3-5', [5, 3, 5]),
  figures('7', [7, 7, 7]),
  figures('6', [6, 6, 6]),
  figures('5', [5, 5, 5]),
]

const isWhole = (regra: Partial<ApprovalRule>): regra is ApprovalRule => 'etapas' in regra

/** What one fills in of the dialog; nothing where there is none of that id. */
export function presetForm(id: string): Partial<RuleForm> {
  const { regra = {} } = RULE_PRESETS.find((one) => one.id === id) ?? {}
  return isWhole(regra)
    ? ruleForm(regra)
    : pick(ruleForm({ ...USUAL_RULE, ...regra }), Object.keys(regra) as (keyof RuleForm)[])
}

/** The institution that was chosen, as long as the rule is its own; else the figures, since several institutions have the same. */
export const presetOf = (regra: ApprovalRule, chosen: string): RulePreset | undefined =>
  RULE_PRESETS.find((one) => one.id === chosen && isWhole(one.regra) && isSameRule(one.regra, regra)) ??
  RULE_PRESETS.find((one) => !isWhole(one.regra) && one.name === approvalWords(regra))

const isSameRule = (one: ApprovalRule, other: ApprovalRule): boolean =>
  one.calculo === other.calculo && ruleWords(one) === ruleWords(other)
