import * as v from 'valibot'
import { LIMITS, optionalDay, optionalTime, requiredText, textUpTo, wholeNumber } from '../kernel/index.ts'

export const ASSESSMENT_KINDS = ['prova', 'entrega'] as const

/** How many assessments one subject has at most, as the Firestore rules have it. */
export const MAX_ASSESSMENTS = 100

/** How many stages a rule has at most, as the Firestore rules have it. */
export const MAX_STAGES = 4

/** A grade or a weight: up to two decimals, as it is typed. */
export const decimal = (from: number, to: number, sentence: string) =>
  v.pipe(
    v.number(sentence),
    v.minValue(from, sentence),
    v.maxValue(to, sentence),
    v.check((value) => /^\d+(\.\d{1,2})?$/.test(String(value)), sentence),
  )

const assessmentFields = {
  /** Unique in its subject alone. */
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  titulo: requiredText('Título é obrigatório', LIMITS.short),
  tipo: v.picklist(ASSESSMENT_KINDS, 'Escolha um tipo da lista'),
  data: optionalDay,
  hora: optionalTime,
  /** 0: it stands outside the mean, as the final exam does. */
  peso: decimal(0, 1_000, 'O peso vai de 0 a 1.000'),
  /** The best grade there is. */
  maxima: decimal(0.01, 1_000, 'A nota máxima vai de 0,01 a 1.000'),
  /** The grade; null until there is one. */
  nota: v.nullable(decimal(0, 1_000, 'A nota vai de 0 à nota máxima')),
  /** Handed in, or sat. */
  feita: v.boolean(),
  /** The stage from 1 on; 0 or absent for none. Absent where an older page made it: what a store takes out of a list is as it was put in. */
  etapa: v.optional(wholeNumber(0, MAX_STAGES, `A etapa vai de 1 a ${MAX_STAGES}`)),
  /** It stands in for the others of its stage. */
  recuperacao: v.optional(v.boolean()),
  /** Which event of a calendar it came from, and what that said (`intake/calendar-plan.ts`); absent where it came from none. */
  origem: v.optional(textUpTo(64)),
}

/** An exam or an assignment of one subject. */
export const assessmentSchema = v.pipe(
  v.object(assessmentFields),
  v.forward(
    v.check(({ nota, maxima }) => nota === null || nota <= maxima, 'A nota vai de 0 à nota máxima'),
    ['nota'],
  ),
)
export type Assessment = Readonly<v.InferOutput<typeof assessmentSchema>>

export const CALCULATIONS = ['aritmetica', 'ponderada'] as const
export const STAGE_NAMES = ['unidade', 'bimestre', 'trimestre', 'etapa'] as const
export const RECOVERIES = ['', 'substitui', 'media'] as const
export const SCALES = ['numeros', 'mencoes'] as const
export const FINALS = ['media', 'substitui', 'melhor', 'recupera'] as const

export const STAGE_WEIGHT_INVALID = 'O peso vai de 0,01 a 100'
export const stageWeight = decimal(0.01, 100, STAGE_WEIGHT_INVALID)
const grade = decimal(0, 10, 'Escolha uma nota de 0 a 10')
/** A field that an older rule lacks; whoever writes one has it. */
const since = <Value>(schema: v.GenericSchema<Value>, usual: Value) =>
  v.optional(schema, () => usual) as unknown as v.GenericSchema<Value>

/** When a subject is passed. Its mean is from 0 to 10, whatever the best grade of each assessment. */
export const ruleSchema = v.object({
  calculo: v.picklist(CALCULATIONS, 'Escolha uma das opções'),
  /** The mean that passes without a final exam. */
  media: grade,
  /** Below this mean there is no final exam; equal to `media` where there is none at all. */
  minimoFinal: grade,
  /** How much mean and final exam weigh in the mean after it. */
  pesoMedia: decimal(0, 100, 'O peso vai de 0 a 100'),
  pesoFinal: stageWeight,
  /** The mean after the final exam that passes. */
  mediaFinal: grade,
  /** The weight of each stage; of none, all assessments are one. */
  etapas: since(v.pipe(v.array(stageWeight), v.maxLength(MAX_STAGES), v.readonly()), []),
  nomeEtapa: since(v.picklist(STAGE_NAMES, 'Escolha uma das opções'), 'unidade'),
  /** What the one of a stage does, where there is one: it takes the place of the mean, or makes a mean with it. It never lowers it. */
  recuperacao: since(v.picklist(RECOVERIES, 'Escolha uma das opções'), ''),
  /** What the final exam does: a mean by the weights above, take the place of the stage where it helps most, whichever is more, or take the place of the mean up to `mediaFinal`. */
  final: since(v.picklist(FINALS, 'Escolha uma das opções'), 'media'),
  /** The least grade in the final exam: less does not pass, whatever the mean after it. */
  minimoNaFinal: since(grade, 0),
  /** What a result is written as: the mean, or the mention that it is. */
  escala: since(v.picklist(SCALES, 'Escolha uma das opções'), 'numeros'),
})
export type ApprovalRule = Readonly<v.InferOutput<typeof ruleSchema>>

/** 7,0 passes; from 4,0 on there is a final exam, and (mean + final) / 2 ≥ 5,0 passes then. */
export const USUAL_RULE: ApprovalRule = Object.freeze({
  calculo: 'ponderada',
  media: 7,
  minimoFinal: 4,
  pesoMedia: 1,
  pesoFinal: 1,
  mediaFinal: 5,
  etapas: [],
  nomeEtapa: 'unidade',
  recuperacao: '',
  final: 'media',
  minimoNaFinal: 0,
  escala: 'numeros',
})

/**
 * What a school year begins with: four bimestres, in each the better of its grade and its recuperação, and a final one.
 * Amazonas, Secretaria de Estado de Educação e Desporto: Diário Oficial of 01/04/2022, seção II, p. 18 e 19, art. 3º
 * (https://diaoficial.com/linkdo/1593785/diario_am_2022-04-01_1?docid=20315&page=33&pageid=1593785), and for the
 * recuperação of a bimestre that of 19/09/2019, p. 13, IV
 * (https://www.diaoficial.com/linkdo/1624170/diario_am_2019-09-19_1?docid=20938&page=27&pageid=1624170).
 */
export const FOUR_TERMS: ApprovalRule = Object.freeze({
  ...USUAL_RULE,
  media: 6,
  minimoFinal: 0,
  mediaFinal: 6,
  etapas: [1, 1, 1, 1],
  nomeEtapa: 'bimestre',
  recuperacao: 'substitui',
})

/** What a new one starts with. */
export const NEW_ASSESSMENT: Omit<Assessment, 'id'> = Object.freeze({
  titulo: '',
  tipo: 'prova',
  data: '',
  hora: '',
  peso: 1,
  maxima: 10,
  nota: null,
  feita: false,
})
