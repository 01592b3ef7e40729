import {
  editGoal,
  newGoal,
  type CareerGoal,
  type CareerGoalDraft,
  type CareerGoals,
} from '@caderno/domain/career'
import { isoDateOf, type Clock, type RecordId, type WriteOutcome } from '@caderno/domain/kernel'

/** What a student can do with the plan. Every rejection is an AppError. */
export interface GoalActions {
  add(typed: Partial<CareerGoalDraft>): Promise<WriteOutcome>
  /** Writes the changed fields onto the goal as it is by now. */
  edit(id: RecordId, changes: Partial<CareerGoalDraft>): Promise<WriteOutcome>
  tick(id: RecordId, concluida: boolean): Promise<WriteOutcome>
  remove(id: RecordId): Promise<WriteOutcome>
  restore(goal: CareerGoal): Promise<WriteOutcome>
}

interface Plan {
  goals: CareerGoals
  owner: string
  clock: Clock
}

export function createGoalActions({ goals, owner, clock }: Plan): GoalActions {
  const today = () => isoDateOf(clock.now())
  const edit: GoalActions['edit'] = (id, changes) =>
    goals.update(owner, id, (goal) => editGoal(goal, changes, today()))
  return {
    add: async (typed) => (await goals.add(owner, newGoal(typed, today()))).outcome,
    edit,
    tick: (id, concluida) => edit(id, { concluida }),
    remove: (id) => goals.remove(owner, id),
    restore: (goal) => goals.restore(owner, goal),
  }
}
