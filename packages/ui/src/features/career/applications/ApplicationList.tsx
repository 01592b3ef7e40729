import type { Application } from '@caderno/domain/career'
import sheet from '../../../components/layout/Sheet.module.css'
import { LongList } from '../../../components/lists/LongList.tsx'
import { problemOf, type Problem } from '../../../hooks/use-command.ts'
import { ApplicationRow, type CardProps } from './ApplicationRow.tsx'
import classes from './ApplicationList.module.css'

const ROW_HEIGHT = 64

export interface CardsProps extends Pick<CardProps, 'onMove' | 'onEdit' | 'onRemove'> {
  applications: readonly Application[]
  contactNames: ReadonlyMap<string, string>
  problem: Problem | undefined
}

export const ApplicationList = ({ applications, contactNames, problem, ...actions }: CardsProps) => (
  <LongList records={applications} lineHeight={ROW_HEIGHT} className={`${sheet.sheet} ${classes.list}`}>
    {(application) => (
      <ApplicationRow
        {...actions}
        application={application}
        contact={contactNames.get(application.contatoId)}
        problem={problemOf(application.id, problem)}
      />
    )}
  </LongList>
)
