import * as v from 'valibot'
import { LIMITS, shortText, textUpTo } from '../kernel/index.ts'

const PASSWORD_FIELDS = ['senha', 'confirmSenha'] as const
const text = v.fallback(v.optional(shortText, ''), '')

/** An `alunos` document (spec §3), keyed by uid. Passwords are dropped wherever it comes from (D1); unknown keys stay. */
export const studentSchema = v.pipe(
  v.looseObject({
    uid: v.string(),
    email: v.fallback(textUpTo(LIMITS.email), ''),
    matricula: v.pipe(v.string(), v.minLength(1)),
    criadoEm: v.fallback(v.string(), ''),
    nomeCompleto: text,
    dataNascimento: text,
    cpf: text,
    telefone: text,
    emailContato: text,
    nivelEnsino: text,
    anoSerie: text,
    nomeEscola: text,
    turno: text,
    nomeInstituicao: text,
    curso: text,
    semestrePeriodo: text,
    modalidade: text,
    foto: v.fallback(v.optional(textUpTo(LIMITS.url), ''), ''),
  }),
  v.transform((student) => {
    const clean: Record<string, unknown> = { ...student }
    for (const field of PASSWORD_FIELDS) delete clean[field]
    return clean as typeof student
  }),
)

/** Everything but the four keys is empty text until the profile asks for it (D21). */
export interface Student {
  readonly uid: string
  readonly email: string
  /** `MAT-` and a number below 1,000,000 (spec §9). */
  readonly matricula: string
  /** ISO instant. */
  readonly criadoEm: string
  readonly nomeCompleto: string
  readonly dataNascimento: string
  readonly cpf: string
  readonly telefone: string
  readonly emailContato: string
  readonly nivelEnsino: string
  readonly anoSerie: string
  readonly nomeEscola: string
  readonly turno: string
  readonly nomeInstituicao: string
  readonly curso: string
  readonly semestrePeriodo: string
  readonly modalidade: string
  readonly foto: string
}

export type StudentPatch = Partial<Omit<Student, 'uid' | 'email' | 'matricula' | 'criadoEm'>>
