import {
  concealCpf,
  isCpf,
  maskCpf,
  maskPhone,
  type ProfileValues,
  type Student,
} from '@caderno/domain/registration'
import { Stack, TextInput, Title } from '@mantine/core'
import type { Form } from '../../hooks/use-form.ts'
import { MaskedInput } from '../../components/forms/MaskedInput.tsx'
import { ReadOnlyField } from '../../components/forms/FormFields.tsx'
import fields from '../../components/forms/dialog-fields.module.css'

interface PersonalFieldsProps {
  form: Form<ProfileValues>
  student: Student
  stored: ProfileValues
}

/** What the record had before stays required; what it never had may wait (D21). */
export function PersonalFields({ form: { text }, student, stored }: PersonalFieldsProps) {
  const had = (name: keyof ProfileValues) => stored[name] !== ''
  return (
    <Stack component="section" gap="sm" aria-label="Seus dados">
      <Title order={3} mt="xs" fz="1.0625rem">
        Seus dados
      </Title>
      <div className={fields.fields}>
        <TextInput label="Nome completo" required autoComplete="name" {...text('nomeCompleto')} />
        <ReadOnlyField label="Email" value={student.email} />
        <TextInput
          label="Email de contato"
          type="email"
          required={had('emailContato')}
          autoComplete="email"
          {...text('emailContato')}
        />
        <MaskedInput
          label="Telefone"
          type="tel"
          inputMode="tel"
          required={had('telefone')}
          autoComplete="tel-national"
          mask={maskPhone}
          {...text('telefone')}
        />
        <TextInput
          label="Data de nascimento"
          type="date"
          required={had('dataNascimento')}
          autoComplete="bday"
          min="1900-01-01"
          {...text('dataNascimento')}
        />
        <ReadOnlyField label="Matrícula" value={student.matricula} copies="matrícula" />
        {isCpf(stored.cpf) ? (
          <ReadOnlyField label="CPF" value={concealCpf(stored.cpf)} />
        ) : (
          <MaskedInput label="CPF" required={had('cpf')} autoComplete="off" mask={maskCpf} {...text('cpf')} />
        )}
      </div>
    </Stack>
  )
}
