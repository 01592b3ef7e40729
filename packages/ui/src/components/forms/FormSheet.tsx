import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useIsPhone } from '../../hooks/use-is-phone.ts'
import { Sheet } from '../layout/Sheet.tsx'
import { AddButton } from './AddButton.tsx'
import type { ModuleId } from '../../modules/index.ts'
import classes from './dialog.module.css'
import '../../theme/styles-dialog.ts'

interface FormSheetProps {
  module: ModuleId
  /** Names the form. */
  label: string
  /** The label is read over the form, as it always is on a phone. */
  titled?: boolean
  /** On the button that opens it; without it that stands elsewhere. */
  add?: string
  /** On a phone; elsewhere it always is. */
  opened: boolean
  /** A new record is to be written. */
  onAdd: () => void
  /** What is typed stays. */
  onClose: () => void
  children: ReactNode
}

/** The form above a list. On a phone the list comes first: the form is behind one button above the bottom bar. */
export function FormSheet({ module, label, titled, add, opened, onAdd, onClose, children }: FormSheetProps) {
  const isPhone = useIsPhone()
  if (!isPhone) return <Sheet {...(titled ? { title: label } : { label })}>{children}</Sheet>
  return (
    <>
      {add && (
        <AddButton floating onAdd={onAdd}>
          {add}
        </AddButton>
      )}
      <Modal
        opened={opened}
        onClose={onClose}
        title={label}
        data-module={module}
        classNames={{ header: classes.header!, body: classes.bare! }}
      >
        {children}
      </Modal>
    </>
  )
}
