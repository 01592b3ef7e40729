export const EDUCATION_LEVELS = ['Ensino Fundamental', 'Ensino Médio', 'Ensino Superior'] as const
type EducationLevel = (typeof EDUCATION_LEVELS)[number]
export const SHIFTS = ['Manhã', 'Tarde', 'Noite'] as const
export const MODALITIES = ['Presencial', 'EAD', 'Híbrido'] as const

const SCHOOL_FIELDS = ['anoSerie', 'nomeEscola', 'turno'] as const
const UNIVERSITY_FIELDS = ['nomeInstituicao', 'curso', 'semestrePeriodo', 'modalidade'] as const
export const LEVEL_FIELDS = [...SCHOOL_FIELDS, ...UNIVERSITY_FIELDS] as const
export type LevelField = (typeof LEVEL_FIELDS)[number]

export const isEducationLevel = (text: string): text is EducationLevel =>
  (EDUCATION_LEVELS as readonly string[]).includes(text)

/** What a level asks for (§5, step 3); nothing until one is chosen. */
export function fieldsOfLevel(level: string): readonly LevelField[] {
  if (!isEducationLevel(level)) return []
  return level === 'Ensino Superior' ? UNIVERSITY_FIELDS : SCHOOL_FIELDS
}

/** The school data as stored: trimmed, and empty where it belongs to another level. */
export function schoolData(
  values: Readonly<Record<LevelField, string>> & { readonly nivelEnsino: string },
): Record<LevelField, string> {
  const kept = fieldsOfLevel(values.nivelEnsino)
  return Object.fromEntries(
    LEVEL_FIELDS.map((field) => [field, kept.includes(field) ? values[field].trim() : '']),
  ) as Record<LevelField, string>
}
