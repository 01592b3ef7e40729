import type { SkillFigures } from '@caderno/domain/skills'
import { IconFlame } from '@tabler/icons-react'
import { Ring } from '../../components/charts/Ring.tsx'
import { StatRow } from '../../components/lists/StatRow.tsx'
import { best, missingThisWeek, missingToday, NONE_ONGOING, ofAll, pace, weeks } from './texts.ts'

/** The skills under way in four figures. */
export function SkillFiguresRow({ figures }: { figures: SkillFigures }) {
  const { ativas, feitasHoje, esperamHoje, metasDaSemana, sequencia, progressoMedio } = figures
  const forToday = feitasHoje + esperamHoje
  const share = Math.round((100 * feitasHoje) / forToday)
  return (
    <StatRow
      stats={[
        {
          label: 'Feitas hoje',
          value: ofAll(feitasHoje, forToday),
          note: ativas === 0 ? NONE_ONGOING : missingToday(esperamHoje),
          picture: forToday > 0 && (
            <Ring value={share} label={`${share}% feitas hoje`}>
              {share}%
            </Ring>
          ),
        },
        {
          label: 'Metas da semana',
          value: ofAll(metasDaSemana.cumpridas, ativas),
          note: ativas === 0 ? NONE_ONGOING : missingThisWeek(metasDaSemana.faltamCheckins),
        },
        {
          label: 'Sequência',
          icon: <IconFlame size={16} stroke={1.5} aria-hidden />,
          value: weeks(sequencia.atual),
          note: best(sequencia),
        },
        { label: 'Progresso médio', value: `${progressoMedio}%`, note: pace(figures) },
      ]}
    />
  )
}
