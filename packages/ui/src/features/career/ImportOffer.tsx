import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { importQuestion, type GuestCount } from './texts.ts'
import classes from './CareerFrame.module.css'

interface ImportOfferProps {
  found: GuestCount
  busy: boolean
  failure: string | undefined
  onImport: () => void
  onDismiss: () => void
}

/** Offers the account what was kept in this browser before the sign-in (D17). */
export function ImportOffer({ found, busy, failure, onImport, onDismiss }: ImportOfferProps) {
  const question = importQuestion(found)
  return (
    <section className={classes.offer} aria-label="Importar deste navegador">
      <IconDownload size={20} stroke={1.5} aria-hidden />
      <div className={classes.asked}>
        <p>{question}</p>
        {failure && (
          <p role="alert" className={classes.failure}>
            {failure}
          </p>
        )}
      </div>
      <div className={classes.answers}>
        <Button variant="default" disabled={busy} onClick={onDismiss}>
          Agora não
        </Button>
        <Button loading={busy} onClick={onImport}>
          Importar
        </Button>
      </div>
    </section>
  )
}
