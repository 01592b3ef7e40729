import { CATEGORY_CHOICES, type CategoryChoice } from '@caderno/domain/skills'
import { UnstyledButton } from '@mantine/core'
import classes from './CategoryFilter.module.css'

interface CategoryFilterProps {
  chosen: CategoryChoice
  counts: Readonly<Record<CategoryChoice, number>>
  onChoose: (choice: CategoryChoice) => void
}

/** One category or all of them, each with how many there are. */
export const CategoryFilter = ({ chosen, counts, onChoose }: CategoryFilterProps) => (
  <div role="group" aria-label="Filtrar por categoria" className={classes.filter}>
    {CATEGORY_CHOICES.map((choice) => (
      <UnstyledButton
        key={choice}
        className={classes.pill!}
        aria-pressed={choice === chosen}
        onClick={() => onChoose(choice)}
      >
        {choice} <small>{counts[choice]}</small>
      </UnstyledButton>
    ))}
  </div>
)
