import { EDUCATION_LEVELS, fieldsOfLevel, MODALITIES, SHIFTS, type LevelField, type ProfileValues } from '@caderno/domain/registration'
import { NativeSelect, TextInput, Title } from '@mantine/core'
import type { Form } from '../../bridge/use-form.ts'
import css from './Profile.module.css'

const LABELS: Readonly<Record<LevelField, string>> = {
  anoSerie: 'Ano/Série', nomeEscola: 'Nome da escola', turno: 'Turno',
  nomeInstituicao: 'Nome da instituição', curso: 'Curso', semestrePeriodo: 'Semestre/Período', modalidade: 'Modalidade',
}
const OPTIONS: Partial<Record<LevelField, readonly string[]>> = { turno: SHIFTS, modalidade: MODALITIES }
const choices = (options: readonly string[]) => [{ value: '', label: 'Selecione' }, ...options]

/** The level decides which other fields there are (spec §5, step 3). */
export function SchoolFields({ form: { text, values }, required }: { form: Form<ProfileValues>; required: boolean }) {
  return (
    <section className={css.section} aria-label="Formação">
      <Title order={3}>Formação</Title>
      <div className={css.grid}>
        <NativeSelect label="Nível de ensino" required={required} data={choices(EDUCATION_LEVELS)} {...text('nivelEnsino')} />
        {fieldsOfLevel(values.nivelEnsino).map((name) => {
          const options = OPTIONS[name]
          return options
            ? <NativeSelect key={name} label={LABELS[name]} required data={choices(options)} {...text(name)} />
            : <TextInput key={name} label={LABELS[name]} required {...text(name)} />
        })}
      </div>
    </section>
  )
}
