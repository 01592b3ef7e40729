import { describeRecordStoreContract } from '@caderno/domain/contracts'
import { NEW_READING, READING_KIND, type Reading, type ReadingDraft } from '@caderno/domain/reading'
import { anyReadingDraft, runs } from '@caderno/domain/testing'
import { recordWorld } from '../../test/firestore-worlds.ts'
import { createFirestoreRecordStore } from './record-store.ts'

describeRecordStoreContract<ReadingDraft, Reading>('the Firestore record store', {
  kind: READING_KIND,
  drafts: anyReadingDraft,
  draft: (n) => ({ ...NEW_READING, titulo: `Livro ${n}` }),
  patches: [{ paginasLidas: 99, status: 'Pausado' }, { notas: 'Voltar ao capítulo 3' }],
  makeWorld: recordWorld('leitura', ({ firestore, settle }) => createFirestoreRecordStore<ReadingDraft, Reading>(firestore, READING_KIND, { settle })),
  missing: ['not-found', 'permission-denied'],
  rounds: runs(2, 100),
  writesPerTab: runs(4, 100),
})
