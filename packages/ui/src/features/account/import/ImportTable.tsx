import { countOf, type ImportPlan } from '@caderno/domain/archive'
import { VisuallyHidden } from '@mantine/core'
import { GROUPS } from './texts.ts'
import classes from './Import.module.css'

/** How much of a file is new to the account, module by module. */
export const ImportTable = ({ caption, plan }: { caption: string; plan: ImportPlan }) => (
  <table className={classes.table}>
    <caption>{caption}</caption>
    <thead>
      <tr>
        <th scope="col">
          <VisuallyHidden>Parte</VisuallyHidden>
        </th>
        <th scope="col">Novos</th>
        <th scope="col">Já na conta</th>
        <th scope="col">Diferentes</th>
      </tr>
    </thead>
    <tbody>
      {GROUPS.map(({ label, kinds }) => {
        const { fresh, equal, differing } = countOf(plan, kinds)
        if (fresh + equal + differing === 0) return null
        return (
          <tr key={label}>
            <th scope="row">{label}</th>
            {[fresh, equal, differing].map((count, at) => (
              <td key={at} data-none={count === 0 || undefined}>
                {count.toLocaleString('pt-BR')}
              </td>
            ))}
          </tr>
        )
      })}
    </tbody>
  </table>
)
