import { interCartao } from './formats/inter-cartao.ts'
import { interConta } from './formats/inter-conta.ts'
import { nubankCartao } from './formats/nubank-cartao.ts'
import { nubankConta } from './formats/nubank-conta.ts'
import { ofx } from './formats/ofx.ts'
import { recognised } from './line.ts'
import type { StatementFormat } from './statement.ts'

/** Every kind of file that comes in. A new format is a file in `formats/` and a row here. */
export type KnownFormat = StatementFormat
export const FORMATS: readonly KnownFormat[] = [ofx, nubankConta, nubankCartao, interConta, interCartao]

/** The formats that a text may be of, by its content alone. */
export const formatsOf = (text: string): readonly KnownFormat[] => recognised(text, FORMATS)
