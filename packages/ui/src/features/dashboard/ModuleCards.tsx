import { Title } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import { BookCover } from '../../components/BookCover.tsx'
import { Link } from '../../components/Link.tsx'
import { MODULES, type ModuleInfo } from '../../components/modules.ts'
import type { CareerGlance } from './career-glance.ts'
import { CareerFigure, FunnelPicture } from './CareerFigure.tsx'
import css from './ModuleCards.module.css'
import type { KnownGlance } from './glance.ts'

/** Four dividers of the notebook; a module's figure stands on its card. */
export function ModuleCards({ glance, career }: { glance: KnownGlance; career: CareerGlance }) {
  return (
    <ul className={css.cards}>
      {MODULES.map((module) => {
        if (module.id === 'carreira') return <CareerCard key={module.id} module={module} glance={career} />
        if (module.id === 'leitura') return <ReadingCard key={module.id} module={module} glance={glance} />
        return <Card key={module.id} module={module} />
      })}
    </ul>
  )
}

function Card({ module: { id, name, path, about, Icon }, figure, picture }: { module: ModuleInfo; figure?: ReactNode; picture?: ReactNode }) {
  const title = useId()
  const text = useId()
  return (
    <li>
      <Link to={path} className={css.card!} data-module={id} aria-labelledby={title} aria-describedby={text}>
        <div>
          <Title order={2} id={title}>
            <Icon size={18} stroke={1.5} aria-hidden />
            {name}
          </Title>
          <div id={text}>
            {figure}
            <p className={css.about}>{about}</p>
          </div>
        </div>
        {picture ?? <IconChevronRight size={20} stroke={1.5} className={css.onward} aria-hidden />}
      </Link>
    </li>
  )
}

const CareerCard = ({ module, glance }: { module: ModuleInfo; glance: CareerGlance }) => (
  <Card
    module={module}
    figure={<CareerFigure glance={glance} />}
    picture={typeof glance === 'object' && glance.total > 0 ? <FunnelPicture {...glance} /> : undefined}
  />
)

function ReadingCard({ module, glance }: { module: ModuleInfo; glance: KnownGlance }) {
  if (typeof glance === 'string' || glance.figures.total === 0) return <Card module={module} />
  const { figures, open } = glance
  const covers = open.length > 0 && (
    <span className={css.covers}>
      {open.slice(0, 3).map(({ id, titulo, capa }) => (
        <BookCover key={id} title={titulo} src={capa} width={34} />
      ))}
    </span>
  )
  return <Card module={module} figure={<ReadingFigure {...figures} />} picture={covers || undefined} />
}

function ReadingFigure({ pagesRead, reading, finishedInYear }: { pagesRead: number; reading: number; finishedInYear: number }) {
  return (
    <>
      <p className={css.figure}>
        {pagesRead.toLocaleString('pt-BR')} <small>{pagesRead === 1 ? 'página lida' : 'páginas lidas'}</small>
      </p>
      <p className={css.state}>{[`Lendo ${reading}`, ...finishedWords(finishedInYear)].join(', ')}</p>
    </>
  )
}

const finishedWords = (count: number): string[] => (count === 0 ? [] : [count === 1 ? '1 concluído neste ano' : `${count} concluídos neste ano`])
