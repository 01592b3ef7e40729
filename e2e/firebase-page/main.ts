import { createFirebaseAdapter } from '@caderno/adapters-firebase'
import { dataOf } from '@caderno/domain/kernel'
import type { Transaction } from '@caderno/domain/finance'

const query = new URLSearchParams(location.search)
const emulators = { authUrl: `http://${query.get('auth')!}`, firestoreHost: query.get('firestore')! }
const kept = new Map<string, unknown>()
const adapter = createFirebaseAdapter(
  { apiKey: 'demo-key', authDomain: 'localhost', projectId: 'demo-caderno', appId: 'demo', emulators },
  {
    origin: location.origin,
    marks: {
      read: (key) => Promise.resolve(kept.get(key)),
      write: (key, value) => Promise.resolve(void kept.set(key, value)),
    },
  },
)

const incomeOf = (id: string): Transaction => ({ id, descricao: 'Bolsa de monitoria', valor: 12.34, categoria: 'Mesada', data: '2026-11-20', tipo: 'entrada' })

/** What the finances of one signed-in user do here, and what they show. */
const page = {
  async signIn(email: string, password: string): Promise<string> {
    return (await adapter.accounts.signIn(email, password)).uid
  },
  open(owner: string) {
    const book = adapter.finances.watch(owner)
    book.subscribe(() => undefined)
    return {
      /** The ids of the confirmed entries; null until there are any to tell of. */
      shown(): string[] | null {
        const snapshot = book.getSnapshot()
        return snapshot.status === 'ready' && !snapshot.pending ? (dataOf(snapshot)?.entradas.map(({ id }) => id).toSorted() ?? null) : null
      },
      add: (id: string) => adapter.finances.change(owner, [{ list: 'entradas', put: incomeOf(id) }]),
    }
  },
}
type Page = typeof page
export type CloudPage = Page & { finances?: ReturnType<Page['open']> }

Object.assign(window, { cloud: page })
