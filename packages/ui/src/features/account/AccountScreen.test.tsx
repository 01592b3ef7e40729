import { archiveText, exportOf } from '@caderno/domain/archive'
import { createFakeArchive, createFakeWorld, NO_HOLDINGS, someHoldings } from '@caderno/domain/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { arrived } from '../../../test/arrived.ts'
import { fakeServices } from '../../../test/fake-services.ts'
import { openScreen, press } from '../../../test/open-screen.tsx'
import AccountScreen from './AccountScreen.tsx'

vi.setConfig({ testTimeout: 60_000 })

const fileOf = (holdings = someHoldings()) =>
  new File([...archiveText(exportOf(holdings, { conta: 'uid-ana', exportadoEm: '2026-11-20T15:00:00.000Z' }))], 'caderno.json', { type: 'application/json' })

async function open(options: Parameters<typeof createFakeArchive>[0] = {}) {
  const archive = createFakeArchive({ holdings: { 'uid-ana': { ...NO_HOLDINGS, alunos: someHoldings().alunos } }, ...options })
  const arriving = Promise.resolve(archive)
  await act(async () => void openScreen(AccountScreen, fakeServices({ archive: () => arriving }), '/conta'))
  expect(await screen.findByRole('heading', { name: 'Meus dados' })).toBeVisible()
  return archive
}
const choose = async (file: File) => {
  fireEvent.change(screen.getByLabelText('Arquivo do Caderno'), { target: { files: [file] } })
  await arrived()
}

test('an import that fails keeps its question open, says so, and can be asked again', async () => {
  const archive = await open()
  await choose(fileOf())
  expect(await screen.findByText('Importar 9 registros')).toBeVisible()
  archive.failNext('storage-full')
  await press('Importar 9 registros')
  expect(await screen.findByRole('alert')).toHaveTextContent('A importação não foi concluída. Tente novamente: nada entra duas vezes. Não há espaço livre neste dispositivo.')
  await press('Importar 9 registros')
  expect(await screen.findByText('Importação concluída: 9 registros.')).toBeVisible()
  expect((await archive.read('uid-ana')).holdings.leitura).toHaveLength(1)
})

test('what another tab brought in meanwhile is not written again', async () => {
  const world = createFakeWorld()
  const archive = await open({ world })
  await choose(fileOf())
  expect(await screen.findByText('Importar 9 registros')).toBeVisible()
  createFakeArchive({ world, holdings: { 'uid-ana': someHoldings({ leitura: [] }) } })
  await press('Importar 9 registros')
  expect(await screen.findByText('Importação concluída: 1 registro.')).toBeVisible()
  expect((await archive.read('uid-ana')).holdings.leitura).toHaveLength(1)
})

test('what differs and stays as it is was no import', async () => {
  const there = someHoldings()
  await open({ holdings: { 'uid-ana': { ...there, leitura: there.leitura.map((reading) => ({ ...reading, titulo: 'Outro' })) } } })
  await choose(fileOf())
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Importar' }))
  expect(await screen.findByText('Nada mudou: o que está na conta ficou como estava.')).toBeVisible()
})

test('nothing is compared with what only this device knows', async () => {
  await open({ isCurrent: false })
  await choose(fileOf())
  expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível conferir o arquivo. Tente novamente. Sem conexão com a internet.')
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
  expect(await screen.findByRole('alert')).toHaveTextContent('O arquivo não pôde ser lido. Escolha-o de novo.')
})

test('an export that fails says why, and works when asked again', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:caderno')
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const archive = await open({ holdings: { 'uid-ana': someHoldings() } })
  archive.failNext('network-request-failed')
  await press('Exportar')
  expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível exportar. Tente novamente. Sem conexão com a internet.')
  await press('Exportar')
  expect(await screen.findByText(/baixado, com 9 registros\.$/)).toBeVisible()
  expect(click).toHaveBeenCalledTimes(1)
  saved.mockRestore()
  click.mockRestore()
})
