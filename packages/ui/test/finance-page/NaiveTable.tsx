import type { Transaction } from '@caderno/domain/finance'
import { ActionIcon, Table, TextInput } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

/** The list as it is most often written: every transaction a row of Mantine's Table, filtered with each keystroke. */
export function NaiveTable({ transactions }: { transactions: readonly Transaction[] }) {
  const [text, setText] = useState('')
  const shown = transactions.filter(({ descricao }) => descricao.toLowerCase().includes(text.toLowerCase()))
  return (
    <>
      <TextInput
        aria-label="Buscar transação"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <p role="status">{shown.length} transações</p>
      <Table>
        <Table.Tbody>
          {shown.map(({ id, descricao, categoria, data, valor }) => (
            <Table.Tr key={id} data-record={id}>
              <Table.Td>{data}</Table.Td>
              <Table.Td>{descricao}</Table.Td>
              <Table.Td>{categoria}</Table.Td>
              <Table.Td>{money.format(valor)}</Table.Td>
              <Table.Td>
                <ActionIcon aria-label="Editar">
                  <IconPencil size={18} />
                </ActionIcon>
                <ActionIcon aria-label="Remover">
                  <IconTrash size={18} />
                </ActionIcon>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </>
  )
}
