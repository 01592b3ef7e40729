import { refusal } from '@caderno/domain/contracts'
import { firstData } from '@caderno/domain/kernel'
import { aMember, aStudent } from '@caderno/domain/testing'
import { describe, expect, it } from 'vitest'
import { createBrowser } from '../../test/tabs.ts'
import { createLocalAdapter } from '../../test/local-adapter.ts'

const EMAIL = 'ana@exemplo.com.br'
const PASSWORD = 'senha-da-ana'
const NO_BOOKS = ['texto', 7, [], { contas: 'nada' }, { contas: [] }, { contas: {}, codigos: 3 }]
const NO_PEOPLE = ['texto', 7, [], { alunos: 'nada' }, { matriculas: [] }, { usuarios: 1 }]

describe('damaged documents of this device', () => {
  it.each(NO_BOOKS)('never write over accounts that cannot be read: %j', async (damaged) => {
    const browser = createBrowser()
    await browser.disk.write('contas', damaged)
    const { accounts } = createLocalAdapter(browser.tab())

    expect(await refusal(accounts.signUp(EMAIL, PASSWORD))).toBe('invalid-record')
    expect(await refusal(accounts.signIn(EMAIL, PASSWORD))).toBe('invalid-record')
    expect(await browser.disk.read('contas')).toEqual(damaged)
  })

  it('let one damaged account stand without locking the others out', async () => {
    const browser = createBrowser()
    const { accounts } = createLocalAdapter(browser.tab())
    await accounts.signUp(EMAIL, PASSWORD)
    const book = (await browser.disk.read('contas')) as { contas: object }
    await browser.disk.write('contas', {
      ...book,
      contas: { quebrada: null, vazia: { record: {} }, ...book.contas },
      sessao: 'quebrada',
    })
    const reopened = createLocalAdapter(browser.tab()).accounts

    expect(await firstData(reopened.current())).toBeNull()
    expect(await reopened.signIn(EMAIL, PASSWORD)).toMatchObject({ email: EMAIL })
    expect(await browser.disk.read('contas')).toMatchObject({
      contas: { quebrada: null, vazia: { record: {} } },
    })
  })

  it.each(NO_PEOPLE)('never write over people that cannot be read: %j', async (damaged) => {
    const browser = createBrowser()
    await browser.disk.write('pessoas', damaged)
    const { members, students } = createLocalAdapter(browser.tab())

    expect(await refusal(members.createIfMissing(aMember()))).toBe('invalid-record')
    expect(await refusal(students.enroll(aStudent()))).toBe('invalid-record')
    expect(await browser.disk.read('pessoas')).toEqual(damaged)
  })
})
