import { financeTips, PUBLIC_RESOURCES, goalsProgress, type FinancialGoal } from '@caderno/domain/finance'
import { IconBulb } from '@tabler/icons-react'
import { useMemo } from 'react'
import { LinkList } from '../../../components/lists/LinkList.tsx'
import { RuledList } from '../../../components/lists/RuledList.tsx'
import { Sheet } from '../../../components/layout/Sheet.tsx'
import type { FinancePartProps } from '../parts.ts'
import { ownFigure, progressWords } from './own-figures.ts'
import classes from './Tips.module.css'
import { Ring } from '../../../components/charts/Ring.tsx'
import { TabLink } from '../TabLink.tsx'

const RESOURCES = PUBLIC_RESOURCES.map(({ nome, href, texto }) => ({ name: nome, url: href, about: texto }))

/** «Dicas»: how far all goals are, the two tips for that, and where to learn more. */
export default function TipsTab({ book, today }: FinancePartProps) {
  const tips = useMemo(
    () => financeTips(book.metas).map((tip) => ({ ...tip, figure: ownFigure(tip, book, today) })),
    [book, today],
  )
  return (
    <div className={classes.blocks}>
      <GoalsTogether goals={book.metas} />
      <Sheet title="Dicas para você">
        <RuledList>
          {tips.map(({ titulo, texto, figure }) => (
            <li key={titulo} className={classes.tip}>
              <IconBulb size={20} stroke={1.5} aria-hidden />
              <div>
                <h3>{titulo}</h3>
                <p>{texto}</p>
                {figure && <p className={classes.figure}>{figure}</p>}
              </div>
            </li>
          ))}
        </RuledList>
      </Sheet>
      <Sheet title="Para aprender mais" note="de graça">
        <LinkList links={RESOURCES} />
      </Sheet>
    </div>
  )
}

/** How far all goals together are (D13); without one, the way to the first. */
function GoalsTogether({ goals }: { goals: readonly FinancialGoal[] }) {
  const percent = Math.floor(goalsProgress(goals))
  return (
    <Sheet label="Suas metas juntas" className={classes.together}>
      <Ring value={percent} of="de todas as metas" size={64} />
      {goals.length > 0 ? (
        <p>{progressWords(goals)}</p>
      ) : (
        <p>
          Você ainda não tem metas. <TabLink tab="metas">Defina a primeira</TabLink> e as dicas acompanham o
          quanto você já guardou.
        </p>
      )}
    </Sheet>
  )
}
