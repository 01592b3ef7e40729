import {
  EDUCATION_LEVELS,
  fieldsOfLevel,
  MODALITIES,
  SHIFTS,
  type LevelField,
} from '@caderno/domain/registration'
import { NativeSelect, TextInput } from '@mantine/core'
import type { TextProps } from '../../hooks/use-form.ts'
import '../../theme/styles-fields.ts'

interface SchoolFieldsProps {
  form: {
    readonly values: { readonly nivelEnsino: string }
    text(name: 'nivelEnsino' | LevelField): TextProps
  }
  /** The level has to be chosen; whatever a level asks for always has to be filled in. */
  required?: boolean
}

interface FieldInfo {
  readonly label: string
  readonly options?: readonly string[]
  readonly autoComplete?: string
}
const FIELDS: Readonly<Record<LevelField, FieldInfo>> = {
  anoSerie: { label: 'Ano/Série' },
  nomeEscola: { label: 'Nome da escola', autoComplete: 'organization' },
  turno: { label: 'Turno', options: SHIFTS },
  nomeInstituicao: { label: 'Nome da instituição', autoComplete: 'organization' },
  curso: { label: 'Curso' },
  semestrePeriodo: { label: 'Semestre/Período' },
  modalidade: { label: 'Modalidade', options: MODALITIES },
}
const choices = (options: readonly string[]) => [{ value: '', label: 'Selecione' }, ...options]

/** The level decides which other fields there are (§5, step 3). */
export function SchoolFields({ form: { text, values }, required = false }: SchoolFieldsProps) {
  return (
    <>
      <NativeSelect
        label="Nível de ensino"
        required={required}
        data={choices(EDUCATION_LEVELS)}
        {...text('nivelEnsino')}
      />
      {fieldsOfLevel(values.nivelEnsino).map((name) => {
        const { options, ...field } = FIELDS[name]
        return options ? (
          <NativeSelect key={name} required data={choices(options)} {...field} {...text(name)} />
        ) : (
          <TextInput key={name} required {...field} {...text(name)} />
        )
      })}
    </>
  )
}
