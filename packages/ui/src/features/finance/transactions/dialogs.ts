import { lazyDialog } from '../../../components/layout/lazy-part.tsx'

const load = () => import('./EditDialog.tsx')
export const EditDialog = lazyDialog(async () => ({ default: (await load()).EditDialog }))
export const RemovalDialog = lazyDialog(async () => ({ default: (await load()).RemovalDialog }))
