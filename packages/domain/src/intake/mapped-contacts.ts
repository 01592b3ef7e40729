import type { DateSense } from './date-order.ts'
import type { Cells } from './headed-table.ts'
import type { Line, ReadContext } from './line.ts'
import { cellTaker, type MappedField } from './mapped-values.ts'
import { CONTACTS, type ContactItem, itemLine } from './record-item.ts'

/** The columns that a list of people can have. */
export const CONTACT_FIELDS: readonly MappedField[] = [
  {
    name: 'nome',
    label: 'Nome',
    words: ['name', 'full name', 'first name', 'nome completo', 'contato', 'pessoa'],
  },
  { name: 'sobrenome', label: 'Sobrenome', words: ['last name', 'surname'] },
  {
    name: 'empresa',
    label: 'Empresa',
    words: ['company', 'organizacao', 'instituicao', 'organization name', 'organization 1 name'],
  },
  {
    name: 'cargo',
    label: 'Cargo',
    words: [
      'position',
      'job title',
      'title',
      'funcao',
      'organization title',
      'organization 1 title',
      'profissao',
    ],
  },
  {
    name: 'canal',
    label: 'Canal',
    words: [
      'url',
      'linkedin',
      'perfil',
      'link',
      'whatsapp',
      'telefone',
      'celular',
      'phone',
      'phone 1 value',
      'mobile phone',
    ],
  },
  {
    name: 'email',
    label: 'E-mail',
    words: [
      'email',
      'endereco de e mail',
      'endereco de email',
      'email address',
      'e mail address',
      'e mail 1 value',
    ],
  },
  { name: 'ultimoContato', label: 'Último contato', words: ['last contact', 'falei em'], isDay: true },
  { name: 'proximoContato', label: 'Próximo contato', words: ['next contact', 'falar em'], isDay: true },
  { name: 'notas', label: 'Notas', words: ['notes', 'observacoes', 'anotacoes', 'comentarios'] },
]

/** A row of a list of people, by the fields of its columns. */
export function mappedContact(cells: Cells, at: number, context: ReadContext & DateSense): Line<ContactItem> {
  const of = cellTaker(cells, CONTACT_FIELDS, context)
  const [canal, email] = [of.text('canal'), of.text('email')]
  const fields = {
    nome: `${of.text('nome')} ${of.text('sobrenome')}`.trim(),
    empresa: of.text('empresa'),
    cargo: of.text('cargo'),
    canal: canal || email,
    ultimoContato: of.day('ultimoContato'),
    proximoContato: of.day('proximoContato'),
    notas: [canal && email && `E-mail: ${email}`, of.text('notas')].filter(Boolean).join('\n'),
  }
  const fault = of.fault()
  return fault === undefined
    ? itemLine(at, CONTACTS, { fields, told: [] })
    : { at, refused: `Linha ${at}, ${fault}.` }
}
