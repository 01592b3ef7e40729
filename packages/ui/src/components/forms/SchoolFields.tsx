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

const LABELS: Readonly<Record<LevelField, string>> = {
  anoSerie: 'Ano/Série',
  nomeEscola: 'Nome da escola',
  turno: 'Turno',
  nomeInstituicao: 'Nome da instituição',
  curso: 'Curso',
  semestrePeriodo: 'Semestre/Período',
  modalidade: 'Modalidade',
}
const OPTIONS: Partial<Record<LevelField, readonly string[]>> = { turno: SHIFTS, modalidade: MODALITIES }
const COMPLETED: Partial<Record<LevelField, string>> = {
  nomeEscola: 'organization',
  nomeInstituicao: 'organization',
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
        const options = OPTIONS[name]
        return options ? (
          <NativeSelect key={name} label={LABELS[name]} required data={choices(options)} {...text(name)} />
        ) : (
          <TextInput
            key={name}
            label={LABELS[name]}
            required
            autoComplete={COMPLETED[name]}
            {...text(name)}
          />
        )
      })}
    </>
  )
}
