import { addDays, mondayOf, type IsoDate } from '@caderno/domain/kernel'
import { weekOfDay, type Subject } from '@caderno/domain/semester'
import { Box, Group } from '@mantine/core'
import { Sheet } from '../../../components/layout/Sheet.tsx'
import { dayAndMonth } from '../texts.ts'
import { ToggleButton } from '../ToggleButton.tsx'
import type { SemesterTabProps } from '../tab-props.ts'
import '../../../theme/styles-layout.ts'

interface FortnightProps extends Pick<SemesterTabProps, 'actions' | 'commands'> {
  subjects: readonly Subject[]
  /** A day of the week that is shown. */
  day: IsoDate
}

/** Which week is I: told once for all subjects of the semester, by naming the shown one. */
export function Fortnight({ subjects, day, actions, commands }: FortnightProps) {
  const semanaI = subjects.find((subject) => subject.semanaI)?.semanaI ?? ''
  const monday = mondayOf(day)
  const week = weekOfDay(semanaI, day)
  const name = `A semana de ${dayAndMonth(monday)}`
  const choose = (chosen: 'I' | 'II') =>
    void commands.run(
      actions.setWeekI(
        subjects.map(({ id }) => id),
        chosen === 'I' ? monday : addDays(monday, 7),
      ),
      {
        subject: '',
        failure: 'update',
        message: () => `${name} é a semana ${chosen}`,
        undone: 'Semana I: como antes',
      },
    )
  return (
    <Sheet title="Aulas quinzenais">
      <Group gap="xs" px="1.25rem" pb="sm" role="group" aria-label={`${name} é a semana`}>
        <Box component="p" flex="1 1 14rem">
          {week
            ? `${name} é a semana ${week}.`
            : `${name} é a I ou a II? Até você dizer, as aulas quinzenais aparecem em todas.`}
        </Box>
        {(['I', 'II'] as const).map((each) => (
          <ToggleButton key={each} pressed={each === week} onClick={() => choose(each)}>
            Semana {each}
          </ToggleButton>
        ))}
      </Group>
    </Sheet>
  )
}
