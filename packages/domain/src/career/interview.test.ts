import { expect, it } from 'vitest'
import { anApplication } from '../../testing/index.ts'
import { nextContact, placeWords } from './interview.ts'

const interview = anApplication({
  fase: 'entrevista',
  proximoContato: '2026-11-26',
  horaEntrevista: '14:00',
  localEntrevista: 'Sala 3',
})

it('says the day of the next contact, and the hour of an interview (S20)', () => {
  expect(nextContact(interview)).toBe('26/11/2026 às 14h')
  expect(nextContact({ ...interview, horaEntrevista: '' })).toBe('26/11/2026')
  expect(nextContact({ ...interview, fase: 'enviado' })).toBe('26/11/2026')
  expect(nextContact({ ...interview, proximoContato: '' })).toBe('')
})

it.each([
  ['Sala 3 ', 'Sala 3'],
  ['https://meet.exemplo.com/abc-defg', 'meet.exemplo.com'],
  ['HTTPS://meet.exemplo.com?senha=1', 'meet.exemplo.com'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['', ''],
])('of %j says «%s» (S20)', (localEntrevista, words) => {
  expect(placeWords({ ...interview, localEntrevista })).toBe(words)
})

it('says no place in another fase (S20)', () => {
  expect(placeWords({ ...interview, fase: 'aprovado' })).toBe('')
})
