import { after, always, twoOf, describeUndoContract, type UndoCases } from '../../contracts/undo.contract.ts'
import { aReading, createFakePreferences, createFakeRecordStore, fakeClock } from '../../testing/index.ts'
import { NEW_READING, READING_KIND, type Reading, type ReadingDraft, type ReadingStatus } from './reading.ts'
import { createReadingService, type ReadingService } from './service.ts'

const OWNER = 'uid-ana'
const TODAY = '2026-11-20'
const BOOK = aReading({
  id: 'b',
  userId: OWNER,
  paginasTotal: 262,
  paginasLidas: 100,
  status: 'Lendo',
  paginasPorDia: { '2026-11-19': 30 },
  anotacoes: [
    { pagina: '120', texto: 'Reler', em: '2026-11-02' },
    { pagina: '34', texto: 'Ler o mundo', em: '' },
  ],
})
const NOTE = BOOK.anotacoes[0]!
const DONE = aReading({
  id: 'done',
  userId: OWNER,
  paginasTotal: 262,
  paginasLidas: 262,
  status: 'Concluído',
  dataInicio: '2024-03-01',
  dataTermino: '2024-04-10',
})
const YEAR = { ano: 2026, tipo: 'livros', quantidade: 12 } as const
const READING: UndoCases<ReadingService> = {
  add: { offersNothing: (service) => service.add({ ...NEW_READING, titulo: 'Outro' }) },
  bringIn: [
    always({
      make: (service) => service.bringIn({ added: [{ ...NEW_READING, titulo: 'Outro' }], changed: [] }),
      elsewhere: (service, [id]) => service.rate(id!, 4),
      beside: (service) => service.rate('b', 4),
    }),
    twoOf('Zahar', 'Todavia', 'Boitempo').map(([editora, other]) => ({
      make: (service) =>
        service.bringIn({ added: [], changed: [{ id: 'b', patch: { editora, ano: '2019' } }] }),
      elsewhere: (service) => service.edit('b', { editora: `${other}!` }),
      beside: (service) => service.rate('b', 4),
      gone: (service) => service.remove(BOOK),
    })),
  ],
  edit: { offersNothing: (service) => service.edit('b', { titulo: 'Outro' }) },
  turnTo: [
    twoOf(0, 30, 110, 262).map(([page, other]) => ({
      make: (service) => service.turnTo('b', page),
      elsewhere: (service) => service.turnTo('b', other),
      beside: (service) => service.rate('b', 4),
      gone: (service) => service.remove(BOOK),
    })),
  ],
  step: [
    twoOf(10, -10).map(([pages]) => ({
      make: (service) => service.step('b', pages),
      elsewhere: (service) => service.step('b', 20),
      beside: (service) => service.edit('b', { notas: 'da outra aba' }),
      gone: (service) => service.remove(BOOK),
    })),
  ],
  chooseStatus: [
    twoOf<ReadingStatus>('Pausado', 'Concluído', 'Abandonado').map(([status, other]) => ({
      make: (service) => service.chooseStatus('b', status),
      elsewhere: (service) => service.chooseStatus('b', other),
      beside: (service) => service.rate('b', 4),
      gone: (service) => service.remove(BOOK),
    })),
    always({
      make: (service) => service.chooseStatus('done', 'Lendo'),
      elsewhere: (service) => service.turnTo('done', 20),
      beside: (service) => service.rate('done', 4),
    }),
  ],
  readAgain: [
    always({
      make: (service) => service.readAgain('done'),
      elsewhere: (service) => service.turnTo('done', 20),
      beside: (service) => service.rate('done', 4),
      gone: (service) => service.remove(DONE),
    }),
  ],
  addNote: [
    twoOf('Ler', 'Reler', '😀').map(([texto, other]) => ({
      make: (service) => service.addNote('b', { pagina: '7', texto }),
      elsewhere: (service) => service.addNote('b', { pagina: '7', texto: other }),
      beside: (service) => service.rate('b', 4),
      gone: (service) => service.remove(BOOK),
    })),
  ],
  editNote: [
    twoOf('Ler', 'Ler de novo', '😀').map(([texto, other]) => ({
      make: (service) => service.editNote('b', NOTE, { pagina: '121', texto }),
      elsewhere: (service) =>
        service.editNote('b', { ...NOTE, pagina: '121', texto }, { pagina: '', texto: other }),
      beside: (service) => service.rate('b', 4),
      gone: (service) => service.remove(BOOK),
    })),
  ],
  removeNote: [
    always({
      make: (service) => service.removeNote('b', NOTE),
      elsewhere: (service) => service.addNote('b', { pagina: '120', texto: 'Reler' }),
      beside: (service) => service.turnTo('b', 120),
      gone: (service) => service.remove(BOOK),
    }),
  ],
  rate: { offersNothing: (service) => service.rate('b', 3) },
  remove: [
    always({
      make: (service) => service.remove(BOOK),
      elsewhere: (service) => after(service.restore(BOOK), () => service.turnTo('b', 120)),
    }),
  ],
  chooseView: { offersNothing: (service) => service.chooseView('lista') },
  setGoal: { offersNothing: (service) => service.setGoal(YEAR) },
  removeGoal: [
    twoOf(20, 30).map(([quantidade]) => ({
      make: (service) => service.removeGoal(YEAR),
      elsewhere: (service) => service.setGoal({ ...YEAR, quantidade }),
    })),
  ],
  discardAll: 'inverse',
  revertAll: 'inverse',
  restore: 'inverse',
  putBack: 'inverse',
  restoreGoal: 'inverse',
}

const clock = fakeClock(`${TODAY}T15:00:00.000Z`)
describeUndoContract<ReadingService>(
  (world) => {
    const readings = createFakeRecordStore<ReadingDraft, Reading>(READING_KIND, {
      world,
      records: [DONE, BOOK],
    })
    const preferences = createFakePreferences({ world })
    const document = { linkedin: [], metaLeitura: YEAR, visoes: {} }
    world.write([{ collection: 'preferencias', key: OWNER, document }])
    return () => createReadingService({ readings, preferences, clock }, OWNER)
  },
  [READING_KIND.collection, 'preferencias'],
  READING,
)
