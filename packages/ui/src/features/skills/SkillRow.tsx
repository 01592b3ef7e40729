import { daysFrom, formatMinutes, mondayOf, studiedIn, type Write } from '@caderno/domain/kernel'
import { lastDays } from '@caderno/domain/skills'
import { Button, Title, UnstyledButton } from '@mantine/core'
import { memo } from 'react'
import { ProblemText } from '../../components/feedback/ProblemText.tsx'
import { Stepper } from '../../components/forms/Stepper.tsx'
import { MetaLine } from '../../components/lists/MetaLine.tsx'
import { MoreMenu } from '../../components/lists/MoreMenu.tsx'
import { useAttempt } from '../../hooks/use-command.ts'
import { useIsPhone } from '../../hooks/use-is-phone.ts'
import { Pace } from './Pace.tsx'
import { menuOf, MORE_PRACTICE, RHYTHMS, STEPPER, type SkillRowProps } from './skill-row.ts'
import { SkillPhoneRow } from './SkillPhoneRow.tsx'
import { SkillTick } from './SkillTick.tsx'
import { formatDayState, weekdayLetter } from './texts.ts'
import { titleIdOf } from './use-changes.ts'
import dayClasses from './DayStrip.module.css'
import classes from './SkillRow.module.css'

/** One skill: the big tick is today's check-in. */
export const SkillRow = memo(function SkillRow(props: SkillRowProps) {
  const { skill, group, today, changes, onDetails } = props
  const { failure, attempt } = useAttempt(changes)
  const change = (write: Write) => void attempt('update', write)
  const isPhone = useIsPhone()
  if (isPhone) return <SkillPhoneRow {...props} failure={failure} change={change} />
  const title = titleIdOf(skill.id)
  const studied = studiedIn(skill.estudos, daysFrom(mondayOf(today), 7))
  return (
    <article aria-labelledby={title} data-record={skill.id} data-group={group} className={classes.row}>
      <SkillTick {...props} onTick={() => change(changes.toggle(skill, today))} />
      <div className={classes.text}>
        <Title order={3} className="record-title">
          <UnstyledButton
            id={title}
            data-handle
            data-printed
            className={`name-button ${classes.name}`}
            aria-haspopup="dialog"
            onClick={() => onDetails(skill)}
          >
            <span className="clamp">{skill.nome}</span>
          </UnstyledButton>
        </Title>
        <MetaLine
          parts={[
            skill.categoria,
            group !== 'concluded' && RHYTHMS[group](skill, today),
            studied > 0 && `${formatMinutes(studied)} na semana`,
          ]}
        />
        <ProblemText>{failure}</ProblemText>
      </div>
      {group === 'ongoing' && (
        <div role="group" aria-label="Últimos 7 dias" className={`${classes.middle} ${dayClasses.strip}`}>
          {lastDays(skill, today).map(({ dia, state }) => (
            <UnstyledButton
              key={dia}
              className={dayClasses.day!}
              data-printed
              aria-label={formatDayState(dia, state)}
              aria-describedby={title}
              data-state={state}
              data-today={dia === today || undefined}
              onClick={() => change(changes.toggle(skill, dia))}
            >
              <span>{weekdayLetter(dia)}</span>
              <i />
            </UnstyledButton>
          ))}
        </div>
      )}
      {group === 'paused' && (
        <Button
          size="xs"
          variant="light"
          className={classes.middle!}
          aria-describedby={title}
          onClick={() => change(changes.resume(skill.id))}
        >
          Ativar
        </Button>
      )}
      {(group === 'upcoming' || group === 'concluded') && <span />}
      {group === 'paused' ? <span /> : <Pace skill={skill} today={today} />}
      <span className={classes.tools}>
        {group === 'ongoing' && (
          <Button
            size="xs"
            variant="subtle"
            aria-label={MORE_PRACTICE}
            aria-describedby={title}
            onClick={() => change(changes.addHalfHour(skill, today))}
          >
            +30 min
          </Button>
        )}
        {group !== 'paused' && (
          <Stepper
            {...STEPPER}
            describedBy={title}
            onStep={(by) => change(changes.step(skill.id, by < 0 ? -10 : 10))}
          />
        )}
        <MoreMenu label="Mais ações" describedBy={title} module="habilidades" items={menuOf(props, change)} />
      </span>
    </article>
  )
})
