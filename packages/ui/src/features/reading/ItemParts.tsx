import { isSafeUrl } from '@caderno/domain/kernel'
import { hasPages, PAGE_STEP, pageOf, type Reading } from '@caderno/domain/reading'
import { VisuallyHidden } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { Stepper } from '../../components/forms/Stepper.tsx'
import { pagesOf } from './texts.ts'
import classes from './ItemParts.module.css'

/** «168/262», heard as pages. */
export function PagesRead({ reading }: { reading: Reading }) {
  if (!hasPages(reading)) return null
  return (
    <span className={classes.pages}>
      <span>{pagesOf(pageOf(reading), reading.paginasTotal)}</span>
      <span className={classes.unit}> páginas</span>
    </span>
  )
}

/** −10 and +10; hidden where there are no pages. */
export function PageStepper({
  reading,
  describedBy,
  onStep,
}: {
  reading: Reading
  describedBy: string
  onStep: (pages: number) => void
}) {
  if (!hasPages(reading)) return null
  return (
    <Stepper
      decreaseLabel="Voltar 10 páginas"
      increaseLabel="Avançar 10 páginas"
      step={PAGE_STEP}
      describedBy={describedBy}
      onStep={onStep}
    />
  )
}

/** «Itamar Vieira Junior · Livro» */
export const byLine = ({ autor, tipo }: Reading): string => [autor.trim(), tipo].filter(Boolean).join(' · ')

/** Opens in a new tab; what is no http(s) address is shown as the text it is (D14). */
export function PurchaseLink({
  reading: { linkCompra },
  describedBy,
}: {
  reading: Reading
  describedBy: string
}) {
  if (linkCompra === '') return null
  if (!isSafeUrl(linkCompra)) return <span className={classes.link}>{linkCompra}</span>
  return (
    <a
      className={classes.link}
      href={linkCompra}
      target="_blank"
      rel="noopener noreferrer"
      aria-describedby={describedBy}
    >
      Link de compra <IconExternalLink size={13} stroke={1.5} aria-hidden />
      <VisuallyHidden> (abre em nova aba)</VisuallyHidden>
    </a>
  )
}

/** Why the last change of this item was not kept. */
export const ItemFailure = ({ sentence }: { sentence: string | undefined }) =>
  sentence ? (
    <p role="alert" className={classes.failure}>
      {sentence}
    </p>
  ) : null
