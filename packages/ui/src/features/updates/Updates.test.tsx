import { createUpdates } from '@caderno/domain/shell'
import { createFakeAppFiles, createFakeDismissals, fakeClock } from '@caderno/domain/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeServices } from '../../../test/fake-services.ts'
import { openScreen, press } from '../../../test/open-screen.tsx'
import { noticeStore } from '../../components/feedback/notify.ts'
import { askBeforeUnload, useUnloadWarning } from '../../hooks/use-discard-guard.ts'
import Updates, { type UpdateCommand } from './Updates.tsx'

const notices = () => noticeStore.getSnapshot().map(({ message }) => message)
const offer = () => screen.findByText('Há uma nova versão disponível.')

function HalfTyped() {
  useUnloadWarning(true)
  return null
}

function open({ inside = false, command = undefined as UpdateCommand | undefined, typed = false } = {}) {
  const [files, clock] = [createFakeAppFiles(), fakeClock()]
  const updates = createUpdates({ files, dismissals: createFakeDismissals(), clock })
  const Screen = () => (
    <>
      {typed && <HalfTyped />}
      <Updates updates={updates} inside={inside} command={command} />
    </>
  )
  return { files, show: () => act(async () => openScreen(Screen, fakeServices(), '/leitura')) }
}
/** What the browser would ask about a reload. */
const isHeldBack = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

afterEach(() => {
  vi.unstubAllGlobals()
  askBeforeUnload(true)
})

describe('the app on this device', () => {
  it('is kept beyond the sign-in pages, and not by a visit of those', async () => {
    const [outside, inside] = [open(), open({ inside: true })]
    await outside.show()
    await inside.show()
    expect(outside.files.asked).toEqual([])
    expect(inside.files.asked).toContain('register')
  })
})

describe('the offer of a new version', () => {
  it('comes when somebody returns to the page, and goes when it is dismissed (§9.7)', async () => {
    const { files, show } = open()
    await show()
    files.deploy({ version: 'v2' })
    await act(async () => document.dispatchEvent(new Event('visibilitychange')))
    expect(await offer()).toBeVisible()
    await press('Dispensar')
    await waitFor(() => expect(screen.queryByText('Há uma nova versão disponível.')).toBeNull())
    expect(files.asked).toEqual(['fetchUpdate'])
  })

  it('comes at once when a part of the app is gone, dismissed or not', async () => {
    const { files, show } = open()
    await show()
    files.deploy({ version: 'v2' })
    await act(async () => window.dispatchEvent(new Event('online')))
    await offer()
    await press('Dispensar')
    await act(async () => window.dispatchEvent(new Event('vite:preloadError')))
    expect(await offer()).toBeVisible()
  })

  it('brings it with one reload, or says that it did not come', async () => {
    const { files, show } = open()
    files.deploy({ version: 'v2' })
    await show()
    await offer()
    await press('Atualizar agora')
    expect(files.asked.slice(-2)).toEqual(['activateUpdate', 'reload'])
    files.goOffline()
    await press('Atualizar agora')
    expect(notices()).toEqual(['A nova versão não chegou. Verifique sua conexão e tente novamente.'])
    expect(files.asked.filter((what) => what === 'reload')).toHaveLength(1)
  })

  it('neither reloads nor lets go what was typed where the files are not there yet (B23)', async () => {
    const { files, show } = open({ typed: true })
    files.deploy({ version: 'v2' })
    files.lag()
    await show()
    await offer()
    await press('Atualizar agora')
    await press('Descartar')
    await waitFor(() =>
      expect(notices()).toContain(
        'A nova versão ainda está sendo publicada. Tente novamente em alguns minutos.',
      ),
    )
    expect([files.asked.includes('reload'), isHeldBack()]).toEqual([false, true])
    expect(await offer()).toBeVisible()
  })

  it('asks before what was typed goes; only who lets it go is not asked again by the browser', async () => {
    const { files, show } = open({ typed: true })
    files.deploy({ version: 'v2' })
    await show()
    await offer()
    await press('Atualizar agora')
    await screen.findByText('Descartar o que você digitou?')
    await press('Continuar editando')
    expect([files.asked.includes('reload'), isHeldBack()]).toEqual([false, true])
    await press('Atualizar agora')
    await screen.findByText('Descartar o que você digitou?')
    await press('Descartar')
    await waitFor(() => expect(files.asked).toContain('reload'))
    expect(isHeldBack()).toBe(false)
  })
})

describe('a shortcut', () => {
  it('that clears says so; the other one reloads too', async () => {
    const clear = open({ command: { act: 'clear' } })
    await clear.show()
    await waitFor(() => expect(notices()).toEqual(['Cache limpo.']))
    expect(clear.files.asked).not.toContain('reload')
    const reload = open({ command: { act: 'clearAndReload' } })
    await reload.show()
    await waitFor(() => expect(reload.files.asked).toContain('reload'))
  })

  it('clears nothing without a connection, and says so', async () => {
    const { files, show } = open({ command: { act: 'clearAndReload' } })
    files.goOffline()
    await show()
    await waitFor(() =>
      expect(noticeStore.getSnapshot()).toMatchObject([
        { message: 'Sem conexão: o cache não foi limpo.', isProblem: true },
      ]),
    )
    expect(files.asked).toEqual([])
  })
})
