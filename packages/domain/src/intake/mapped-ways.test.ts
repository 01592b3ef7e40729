import { describe, expect, it } from 'vitest'
import { tableOf } from './headed-table.ts'
import { mappingOf, readMapped } from './mapping.ts'

/** What `Valor;Tipo` of each row comes to, and whether a number without a sign is asked for. */
function read(...cells: readonly string[]) {
  const table = tableOf(
    ['Data;Descrição;Valor;Tipo', ...cells.map((each) => `13/11/2026;A;${each}`)].join('\n'),
  )!
  const { lines, isSignUnsure } = readMapped(table, mappingOf(table.header, 'statement'), 'statement', {
    today: '2026-11-20',
  })
  return { isSignUnsure, amounts: lines.slice(1).map(({ item, refused }) => item?.centavos ?? refused) }
}

describe('the kind beside an amount (I13)', () => {
  it.each([
    ['Pagamento recebido', 700],
    ['Pix recebido', 700],
    ['Transferência recebida', 700],
    ['Compra estornada', 700],
    ['Reembolso', 700],
    ['E', 700],
    ['Pix enviado', -700],
    ['Pagamento', -700],
    ['S', -700],
  ])('«%s» says whether it comes or leaves', (tipo, centavos) => {
    expect(read(`7,00;${tipo}`)).toEqual({ isSignUnsure: false, amounts: [centavos] })
  })

  it('that is a category says neither', () => {
    expect(read('7,00;Entretenimento')).toEqual({ isSignUnsure: true, amounts: [700] })
  })

  it('does not turn what has its own sign: «Crédito» may be the card', () => {
    expect(read('-120,00;Crédito', '700,00;Pagamento recebido').amounts).toEqual([-12_000, 70_000])
  })

  it('is named where it contradicts the sign', () => {
    expect(read('-700,00;Entrada', '-7,00;Saída', '7,00;Entrada').amounts).toEqual([
      'Linha 2, Tipo: “Entrada” está ao lado de um valor abaixo de zero.',
      -700,
      700,
    ])
  })

  it('says neither where it is how something was paid', () => {
    expect(read('120,00;Crédito', '4,40;Pix', '9,00;Débito', '5,00;Dinheiro')).toEqual({
      isSignUnsure: true,
      amounts: [12_000, 440, 900, 500],
    })
    expect(read('7,00;Crédito', '7,00;Débito').amounts).toEqual([700, -700])
  })
})

describe('the state of a line (I24)', () => {
  const stateRead = (header: string, state: string) => {
    const table = tableOf(`Data;Nome;Líquido;${header}\n13/11/2026;Loja;-7,00;${state}\n`)!
    const [, line] = readMapped(table, mappingOf(table.header, 'statement'), 'statement', {
      today: '2026-11-20',
    }).lines
    return line
  }

  it.each(['Pendente', 'Cancelado', 'Negada', 'Em análise', 'Não autorizada', 'Agendado', 'Pending'])(
    '«%s» moves no money, and is said',
    (state) => {
      expect(stateRead('Status', state)).toEqual({ at: 2, none: `Situação: “${state}”` })
    },
  )

  it.each(['Concluído', 'Pago', 'Reembolsado parcialmente', 'Aprovada', ''])(
    '«%s» is one like others',
    (state) => {
      expect(stateRead('Situação', state)).toMatchObject({ item: { centavos: -700 } })
    },
  )
})
