import type { Backend } from '@caderno/domain/shell'
import type { ReactNode, Ref } from 'react'
import { ModuleTabs } from '../../components/layout/ModuleTabs.tsx'
import { PageHead } from '../../components/layout/PageHead.tsx'
import { StorageBanner } from './StorageBanner.tsx'
import type { StorageState } from './storage-state.ts'
import { TABS, type CareerTabId } from './tabs.ts'

export interface CareerFrameProps {
  backend: Backend
  guest: boolean
  storage: StorageState
  tab: CareerTabId
  onOpen: (tab: CareerTabId) => void
  panelRef?: Ref<HTMLDivElement> | undefined
  children: ReactNode
}

/** What stands around each tab of the career page. */
export function CareerFrame({ backend, guest, storage, tab, onOpen, panelRef, children }: CareerFrameProps) {
  return (
    <div data-module="carreira">
      <PageHead
        title="Carreira"
        tight
        actions={<StorageBanner state={storage} backend={backend} guest={guest} />}
      />
      <ModuleTabs label="Partes de Carreira" tabs={TABS} current={tab} onOpen={onOpen} panelRef={panelRef}>
        {children}
      </ModuleTabs>
    </div>
  )
}
