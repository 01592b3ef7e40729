import { aKnownUser } from '@caderno/domain/testing'
import { describe, expect, it } from 'vitest'
import { createBrowser } from '../../test/tabs.ts'
import { forgetDepartedUsers } from './departed-users.ts'

const KEPT_OF = (uid: string): Readonly<Record<string, unknown>> => ({
  [`copia/metas_carreira/${uid}`]: { curtoPrazo: [], longoPrazo: [] },
  [`sessao-conhecida/${uid}`]: aKnownUser(),
  [`importadas/${uid}`]: [],
  [`importacao/${uid}`]: null,
})
const OF_THE_DEVICE = { 'candidaturas/visitante/0': [], 'sessao-na-nuvem': null, tema: 'dark' }
const WAITING = {
  'fila/uid-bia': { a: { item: 'leitura/a', state: 'sending', effect: 'gone' } },
  'importacao/uid-bia': { arquivo: 'caderno.json', em: '2026-11-24', confirmados: 500, registros: 900 },
  'importadas/uid-bia': ['c1'],
  'sessao-conhecida/uid-bia': aKnownUser({ signedUpAs: { nome: 'Bia', sobrenome: 'Luz' } }),
}

async function openWith(values: object) {
  const browser = createBrowser()
  for (const [key, value] of Object.entries(values)) await browser.disk.write(key, value)
  return {
    forget: (stays?: string) => forgetDepartedUsers(browser.tab(), stays),
    keys: () => browser.disk.keys(''),
  }
}

describe('who has left (B21)', () => {
  it('leaves nothing on this device; whoever is signed in and the device itself keep theirs', async () => {
    const ana = KEPT_OF('uid-ana')
    const { forget, keys } = await openWith({ ...ana, ...KEPT_OF('uid-bia'), ...OF_THE_DEVICE })
    await forget('uid-ana')
    expect((await keys()).toSorted()).toEqual(Object.keys({ ...ana, ...OF_THE_DEVICE }).toSorted())
    await forget()
    expect((await keys()).toSorted()).toEqual(Object.keys(OF_THE_DEVICE).toSorted())
  })

  it('finds again what is not sent yet', async () => {
    const { forget, keys } = await openWith({ ...KEPT_OF('uid-bia'), ...WAITING })
    await forget()
    expect((await keys()).toSorted()).toEqual(Object.keys(WAITING).toSorted())
  })
})
