import { aContact, anApplication } from '@caderno/domain/testing'
import { expect, it } from 'vitest'
import { datesOf, dueWords, isDue, mentionsWords, whoIs } from './texts.ts'

const TODAY = '2026-11-20'

it('is due on its day and after, and with no day never (B7)', () => {
  expect(
    ['', '2026-11-21', '2026-11-20', '2026-11-19'].map((proximoContato) =>
      isDue(aContact({ proximoContato }), TODAY),
    ),
  ).toEqual([false, false, true, true])
  expect(dueWords(aContact({ proximoContato: TODAY }), TODAY)).toBe('Contato marcado para hoje')
  expect(dueWords(aContact({ proximoContato: '2026-11-18' }), TODAY)).toBe(
    'Contato atrasado, era para 18/11/2026',
  )
})

it('says who somebody is with what is known (B7)', () => {
  expect(whoIs(aContact({ cargo: ' ', empresa: 'Embrapa', canal: '' }))).toEqual(['Embrapa'])
  expect(datesOf(aContact({ ultimoContato: '2026-11-03', proximoContato: '2026-12-01' }), TODAY)).toEqual([
    'Último contato em 03/11/2026',
    'Próximo contato em 01/12/2026',
  ])
  expect(datesOf(aContact({ proximoContato: TODAY }), TODAY)).toEqual([])
})

it('names three applications and counts the others (B7)', () => {
  const application = (empresa: string) => anApplication({ vaga: 'Estágio', empresa })
  expect(mentionsWords([])).toBeUndefined()
  expect(mentionsWords([application('A')])).toBe('Na candidatura: Estágio (A)')
  expect(mentionsWords(['A', 'B', 'C', 'D'].map(application))).toBe(
    'Nas candidaturas: Estágio (A), Estágio (B), Estágio (C) e mais 1 outra',
  )
})
