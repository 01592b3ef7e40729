import { bancoDoBrasil } from './formats/banco-do-brasil.ts'
import { bradescoCartao } from './formats/bradesco-cartao.ts'
import { bradescoConta } from './formats/bradesco-conta.ts'
import { c6Cartao } from './formats/c6-cartao.ts'
import { c6Conta } from './formats/c6-conta.ts'
import { caixa } from './formats/caixa.ts'
import { interCartao } from './formats/inter-cartao.ts'
import { interConta } from './formats/inter-conta.ts'
import { itauCartao } from './formats/itau-cartao.ts'
import { itauConta } from './formats/itau-conta.ts'
import { itauTxt } from './formats/itau-txt.ts'
import { mercadoPago } from './formats/mercado-pago.ts'
import { nubankCartao } from './formats/nubank-cartao.ts'
import { nubankConta } from './formats/nubank-conta.ts'
import { ofx } from './formats/ofx.ts'
import { picpay } from './formats/picpay.ts'
import { picpayEmpresas } from './formats/picpay-empresas.ts'
import { xpCartao } from './formats/xp-cartao.ts'
import { bibtex } from './formats/bibtex.ts'
import { cadernoApplications } from './formats/caderno-applications.ts'
import { cadernoBooks } from './formats/caderno-books.ts'
import { cadernoContacts } from './formats/caderno-contacts.ts'
import { cadernoTransactions } from './formats/caderno-transactions.ts'
import { ics, type CalendarFormat } from './formats/ics.ts'
import { goodreads } from './formats/goodreads.ts'
import { linkedin } from './formats/linkedin.ts'
import { storygraph } from './formats/storygraph.ts'
import { recognised } from './line.ts'
import type { ApplicationFormat, BookFormat, ContactFormat } from './record-item.ts'
import type { StatementFormat } from './statement.ts'

/** Every kind of file that comes in. A new format is a file in `formats/` and a row here. */
export type KnownFormat = StatementFormat | CalendarFormat | BookFormat | ContactFormat | ApplicationFormat
export const FORMATS: readonly KnownFormat[] = [
  ofx,
  nubankConta,
  nubankCartao,
  interConta,
  interCartao,
  itauConta,
  itauTxt,
  itauCartao,
  bancoDoBrasil,
  caixa,
  bradescoConta,
  bradescoCartao,
  c6Conta,
  c6Cartao,
  picpay,
  picpayEmpresas,
  mercadoPago,
  xpCartao,
  cadernoTransactions,
  ics,
  goodreads,
  storygraph,
  bibtex,
  linkedin,
  cadernoApplications,
  cadernoBooks,
  cadernoContacts,
]

/** The formats that a text may be of, by its content alone. */
export const formatsOf = (text: string): readonly KnownFormat[] => recognised(text, FORMATS)
