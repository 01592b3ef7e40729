import { anApplication, createFakeCareer } from '@caderno/domain/testing'
import { dataOf } from '@caderno/domain/kernel'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { openCareer } from '../../../../test/open-career.tsx'
import { press } from '../../../../test/open-screen.tsx'

vi.setConfig({ testTimeout: 60_000 })
const OWNER = 'uid-ana'
const EDITED = anApplication({ id: 'a', empresa: 'Embrapa', observacoes: 'Levar o portfólio' })

test('an application that is removed elsewhere while it is edited can be added anew, with what was typed (§4.2)', async () => {
  const career = createFakeCareer({ applications: [EDITED, anApplication({ id: 'b', vaga: 'Outra' })] })
  const all = career.applications.watch(OWNER)
  all.subscribe(() => undefined)
  await openCareer('estagios', career)
  await userEvent.click((await screen.findAllByRole('button', { name: 'Editar' }))[0]!)
  await userEvent.type(screen.getByLabelText('Empresa'), ' Soja')
  expect(screen.queryByText(/foi removida em outra aba/)).toBeNull()
  await act(() => career.applications.remove(OWNER, 'a').outcome)
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Esta candidatura foi removida em outra aba ou outro aparelho. O que você digitou continua aqui: adicione-a de novo, se quiser.',
  )
  expect(screen.getByLabelText('Empresa')).toHaveValue('Embrapa Soja')
  expect(screen.queryByRole('button', { name: 'Salvar alterações' })).toBeNull()
  await press('Adicionar candidatura')
  await waitFor(() => expect(dataOf(all.getSnapshot())).toHaveLength(2))
  expect(dataOf(all.getSnapshot())).toContainEqual(
    expect.objectContaining({ empresa: 'Embrapa Soja', observacoes: 'Levar o portfólio', vaga: EDITED.vaga }),
  )
  await waitFor(() => expect(screen.getByLabelText('Empresa')).toHaveValue(''))
  expect(screen.queryByRole('alert')).toBeNull()
})
