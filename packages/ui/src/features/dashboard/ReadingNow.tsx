import { Button, Progress } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { hasPages, pageOf, percentRead, type Reading } from '@caderno/domain/reading'
import { useId } from 'react'
import { BookCover } from '../../components/BookCover.tsx'
import { Link } from '../../components/Link.tsx'
import { RuledList } from '../../components/RuledList.tsx'
import { Sheet } from '../../components/Sheet.tsx'
import '../../theme/styles-figures.ts'
import type { KnownGlance } from './glance.ts'
import css from './ReadingNow.module.css'

/** Where the student stopped, one step away from going on. */
export function ReadingNow({ glance }: { glance: KnownGlance }) {
  return (
    <div data-module="leitura" className={css.place}>
      <Sheet title="Lendo agora" className={css.sheet} action={note(glance)}>
        <Body glance={glance} />
      </Sheet>
    </div>
  )
}

function note(glance: KnownGlance) {
  if (typeof glance === 'string' || glance.open.length === 0) return null
  return <Link to="/leitura" className={css.shelf!}>Ver a estante</Link>
}

function Body({ glance }: { glance: KnownGlance }) {
  if (glance === 'failed') return <Nothing title="Não foi possível abrir sua estante" text="Ela aparece aqui assim que puder ser lida. Se demorar, recarregue a página." action="Abrir a estante" />
  if (glance.figures.total === 0) {
    return <Nothing title="Sua estante está vazia" text="Guarde aqui o que você lê e retome da página em que parou." action="Começar a estante" />
  }
  if (glance.open.length === 0) {
    return <Nothing title="Nada em andamento" text="Escolha um item da estante e marque a página em que está." action="Abrir a estante" />
  }
  return (
    <>
      <RuledList>
        {glance.open.map((reading) => (
          <OpenBook key={reading.id} reading={reading} />
        ))}
      </RuledList>
      <div className={css.rules} />
    </>
  )
}

function OpenBook({ reading }: { reading: Reading }) {
  const title = useId()
  const { titulo, autor, capa, paginasTotal } = reading
  return (
    <li className={css.row}>
      <BookCover title={titulo} src={capa} width={36} />
      <div className={css.text}>
        <p className={css.title} id={title}>{titulo}</p>
        {autor && <p className={css.meta}>{autor}</p>}
        {hasPages(reading) && (
          <>
            <Progress value={percentRead(reading)} aria-label={`Lido de ${titulo}`} className={css.bar} />
            <p className={css.meta}>página {pageOf(reading).toLocaleString('pt-BR')} de {paginasTotal.toLocaleString('pt-BR')}</p>
          </>
        )}
      </div>
      <Button component={Link} to="/leitura" variant="light" size="xs" className={css.onward} aria-label="Continuar lendo" aria-describedby={title}>
        <span className={css.word}>Continuar lendo</span>
        <IconChevronRight size={18} stroke={1.75} aria-hidden />
      </Button>
    </li>
  )
}

function Nothing({ title, text, action }: { title: string; text: string; action: string }) {
  return (
    <div className={css.nothing}>
      <h3>{title}</h3>
      <p>{text}</p>
      <Button component={Link} to="/leitura">{action}</Button>
    </div>
  )
}
