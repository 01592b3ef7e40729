import { EDUCATION_LEVELS, fieldsOfLevel, MODALITIES, SHIFTS, type RegistrationForm } from '@caderno/domain/registration'
import { NativeSelect, TextInput } from '@mantine/core'
import type { Form } from '../../bridge/use-form.ts'

const choices = (options: readonly string[]) => [{ value: '', label: 'Selecione' }, ...options]

/** The level decides which other fields there are (spec §5, step 3). */
export function SchoolStep({ form }: { form: Form<RegistrationForm> }) {
  const asked = fieldsOfLevel(form.values.nivelEnsino)
  return (
    <>
      <NativeSelect label="Nível de ensino" required data={choices(EDUCATION_LEVELS)} {...form.text('nivelEnsino')} />
      {asked.includes('anoSerie') && (
        <>
          <TextInput label="Ano/Série" required {...form.text('anoSerie')} />
          <TextInput label="Nome da escola" required autoComplete="organization" {...form.text('nomeEscola')} />
          <NativeSelect label="Turno" required data={choices(SHIFTS)} {...form.text('turno')} />
        </>
      )}
      {asked.includes('curso') && (
        <>
          <TextInput label="Nome da instituição" required autoComplete="organization" {...form.text('nomeInstituicao')} />
          <TextInput label="Curso" required {...form.text('curso')} />
          <TextInput label="Semestre/Período" required {...form.text('semestrePeriodo')} />
          <NativeSelect label="Modalidade" required data={choices(MODALITIES)} {...form.text('modalidade')} />
        </>
      )}
    </>
  )
}
