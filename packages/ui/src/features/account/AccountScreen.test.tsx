import { archiveText, exportOf } from '@caderno/domain/archive'
import {
  aReading,
  createFakeArchive,
  createFakeWorld,
  NO_HOLDINGS,
  someHoldings,
} from '@caderno/domain/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { arrived } from '../../../test/arrived.ts'
import { fakeServices } from '../../../test/fake-services.ts'
import { openScreen, press } from '../../../test/open-screen.tsx'
import AccountScreen from './AccountScreen.tsx'

vi.setConfig({ testTimeout: 60_000 })
afterEach(() => void vi.restoreAllMocks())

const fileOf = (holdings = someHoldings()) =>
  new File(
    [...archiveText(exportOf(holdings, { conta: 'uid-ana', exportadoEm: '2026-11-20T15:00:00.000Z' }))],
    'caderno.json',
    { type: 'application/json' },
  )

async function open(options: Parameters<typeof createFakeArchive>[0] = {}) {
  const archive = createFakeArchive({
    holdings: { 'uid-ana': { ...NO_HOLDINGS, alunos: someHoldings().alunos } },
    ...options,
  })
  await act(async () => void openScreen(AccountScreen, fakeServices({ archive }), '/conta'))
  expect(await screen.findByRole('heading', { name: 'Meus dados' })).toBeVisible()
  return archive
}
const choose = async (file: File) => {
  fireEvent.change(screen.getByLabelText('Arquivo do Caderno'), { target: { files: [file] } })
  await arrived()
}

test('an import that fails keeps its rows, says so, and can be asked again (B18)', async () => {
  const archive = await open()
  await choose(fileOf())
  expect(await screen.findByText('Importar 13 registros')).toBeVisible()
  archive.failNext('storage-full')
  await press('Importar 13 registros')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'A importação não foi concluída. Tente novamente: nada entra duas vezes. Não há espaço livre neste dispositivo.',
  )
  await press('Importar 13 registros')
  expect(await screen.findByText('Importação concluída: 13 registros.')).toBeVisible()
  expect((await archive.read('uid-ana')).holdings.leitura).toHaveLength(1)
})

test('what another tab brought in meanwhile is not written again', async () => {
  const world = createFakeWorld()
  const archive = await open({ world })
  await choose(fileOf())
  expect(await screen.findByText('Importar 13 registros')).toBeVisible()
  createFakeArchive({ world, holdings: { 'uid-ana': someHoldings({ leitura: [] }) } })
  await press('Importar 13 registros')
  expect(await screen.findByText('Importação concluída: 1 registro.')).toBeVisible()
  expect((await archive.read('uid-ana')).holdings.leitura).toHaveLength(1)
})

test('what another tab brought in otherwise meanwhile is not replaced, though it was ticked as new (I17)', async () => {
  const world = createFakeWorld()
  const archive = await open({ world })
  await choose(fileOf())
  await press('Desmarcar todos')
  await press('Marcar todos')
  const leitura = [aReading({ titulo: 'Outro' })]
  createFakeArchive({ world, holdings: { 'uid-ana': someHoldings({ leitura }) } })
  await press('Importar 13 registros')
  expect(await screen.findByText('Nada mudou: o que está na conta ficou como estava.')).toBeVisible()
  expect((await archive.read('uid-ana')).holdings.leitura).toMatchObject(leitura)
})

describe('an import that an earlier page left in the middle (B18)', () => {
  const unfinished = {
    arquivo: 'uid-ana/2026-11-20T15:00:00.000Z',
    em: '2026-11-22T12:00:00.000Z',
    confirmados: 4,
    registros: 10,
  }
  const notice = () =>
    screen.queryByText(/^A importação de 22\/11\/2026 parou no meio, com 4 de 10 registros confirmados\./)

  test('is told until the same file has come in', async () => {
    await open({ unfinished })
    await waitFor(() => expect(notice()).toBeVisible())
    await choose(fileOf())
    await press('Importar 13 registros')
    expect(await screen.findByText('Importação concluída: 13 registros.')).toBeVisible()
    await waitFor(() => expect(notice()).toBeNull())
  })

  test('is told until the same file brings nothing any more', async () => {
    await open({ unfinished, holdings: { 'uid-ana': someHoldings() } })
    await waitFor(() => expect(notice()).toBeVisible())
    await choose(fileOf())
    expect(await screen.findByText(/^14 registros = 0 novos \+ 14 já na conta/)).toBeVisible()
    await waitFor(() => expect(notice()).toBeNull())
  })

  test('is still told after another file, and no longer once nobody wants to go on', async () => {
    await open({ unfinished: { ...unfinished, arquivo: 'uid-ana/2025-01-01T00:00:00.000Z' } })
    await choose(fileOf())
    await press('Importar 13 registros')
    expect(await screen.findByText('Importação concluída: 13 registros.')).toBeVisible()
    expect(notice()).toBeVisible()
    await press('Dispensar')
    await waitFor(() => expect(notice()).toBeNull())
    expect(screen.getByRole('button', { name: 'Importar' })).toHaveFocus()
  })
})

test('nothing is compared with what only this device knows', async () => {
  await open({ isCurrent: false })
  await choose(fileOf())
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Não foi possível abrir seus dadosSem conexão com a internet.',
  )
})

test('a file of more than 50 MB is refused before it is read', async () => {
  await open()
  const file = fileOf()
  const text = vi.spyOn(file, 'text')
  Object.defineProperty(file, 'size', { value: 50_000_001 })
  await choose(file)
  expect(await screen.findByRole('alert')).toHaveTextContent('O arquivo passa de 50 MB.')
  expect(text).not.toHaveBeenCalled()
})

test('a file that is gone is asked for again', async () => {
  await open()
  const file = fileOf()
  vi.spyOn(file, 'text').mockRejectedValue(new DOMException('gone', 'NotFoundError'))
  await choose(file)
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'O arquivo não pôde ser lido. Escolha-o de novo.',
  )
})

const downloads = () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:caderno')
  return vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
}

test('an export says how much of it an import would leave out (B17, B18)', async () => {
  downloads()
  const there = someHoldings()
  await open({
    holdings: {
      'uid-ana': { ...there, habilidades: there.habilidades.map((skill) => ({ ...skill, descricao: '' })) },
    },
  })
  await press('Exportar')
  expect(
    await screen.findByText('1 registro está no arquivo, mas incompleto: uma importação o deixaria de fora.'),
  ).toBeVisible()
})

test('an export that fails says why, and works when asked again', async () => {
  const click = downloads()
  const archive = await open({ holdings: { 'uid-ana': someHoldings() } })
  archive.failNext('network-request-failed')
  await press('Exportar')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Não foi possível exportar. Tente novamente. Sem conexão com a internet.',
  )
  await press('Exportar')
  expect(await screen.findByText(/baixado, com 14 registros\.$/)).toBeVisible()
  expect(click).toHaveBeenCalledTimes(1)
  expect(screen.queryByText(/incompleto/)).toBeNull()
})
