import type { AgendaItem, AgendaItemOf } from '@caderno/domain/agenda'
import {
  careerFailure,
  completed,
  editGoal,
  markDone,
  postpone,
  type Career,
  type CareerFailure,
  type Due,
} from '@caderno/domain/career'
import {
  editChanges,
  financeFailure,
  wayBack,
  type FinanceBook,
  type FinanceStore,
} from '@caderno/domain/finance'
import {
  addDays,
  isoDateOf,
  type AppErrorCode,
  type Clock,
  type PatchOf,
  type RecordId,
  type RecordStore,
  type WriteOutcome,
} from '@caderno/domain/kernel'
import {
  PAGE_STEP,
  pagesLogged,
  readingFailure,
  stepPages,
  type Reading,
  type ReadingDraft,
  type Readings,
} from '@caderno/domain/reading'
import {
  checkIn,
  skillFailure,
  skip,
  takeBack,
  unskip,
  type Skill,
  type SkillDraft,
} from '@caderno/domain/skills'
import { CHANGED_SINCE, words } from './texts.ts'

/** What can be done with a thing where it stands. */
export type Verb = 'done' | 'takeBack' | 'skip' | 'postpone' | 'pagesOn' | 'pagesBack'

/** One change of one record, and the way back. */
export interface Deed {
  readonly message: string
  /** What the record says once the thing is done: it stays, struck through, for as long as that is so. Absent where the thing leaves or stays by itself. */
  readonly ticked?: Readonly<Record<string, unknown>>
  write(): Promise<WriteOutcome>
  /** Offered on the bar. Absent where the thing stays in the list with a button that makes it undone. Resolves the reason why nothing was taken back. */
  back?(): Promise<string | undefined>
  refused(code: AppErrorCode): string
}

interface DeedMeans {
  readonly owner: string
  readonly clock: Clock
  career(): Promise<Pick<Career, 'applications' | 'contacts' | 'goals'>>
  finances(): Promise<Pick<FinanceStore, 'change'>>
  readonly readings: Readings
  readonly skills: RecordStore<SkillDraft, Skill>
  /** As they are known now. */
  book(): FinanceBook
  reading(id: RecordId): Reading | undefined
}
type Maker = (item: AgendaItem, verb: Verb) => Deed | undefined

/** Turns «this verb on that thing» into a change; undefined where it makes none. */
export function createDeeds(means: DeedMeans): Maker {
  const [careerDeed, moneyDeed, skillDeed, readingDeed] = [
    careerDeeds(means),
    moneyDeeds(means),
    skillDeeds(means),
    readingDeeds(means),
  ]
  return (item, verb) => {
    switch (item.kind) {
      case 'transaction':
        return moneyDeed(item, verb)
      case 'financialGoal':
        return undefined
      case 'skill':
        return skillDeed(item, verb)
      case 'reading':
        return readingDeed(item, verb)
      default:
        return careerDeed(item, verb)
    }
  }
}

const todayOf = ({ clock }: DeedMeans) => isoDateOf(clock.now())
const nothingLeft = async (write: Promise<unknown>): Promise<undefined> => void (await write)

function careerDeeds(means: DeedMeans) {
  const { owner, career } = means
  const refusedAs = (failure: CareerFailure) => (code: AppErrorCode) => careerFailure(failure, code)
  const goalDeed = ({ record, title }: AgendaItemOf<'careerGoal'>): Deed => {
    const tick = async (concluida: boolean) =>
      (await career()).goals.update(
        owner,
        record.id,
        editGoal({ ...record, concluida: !concluida }, { concluida }, todayOf(means)),
      )
    return {
      message: words.done(title),
      ticked: { concluida: true },
      write: () => tick(true),
      back: () => nothingLeft(tick(false)),
      refused: refusedAs('saveGoal'),
    }
  }
  const write = async (due: Due, patch: ReturnType<typeof markDone>) => {
    const { applications, contacts } = await career()
    return due.kind === 'contact'
      ? contacts.update(owner, due.contact.id, patch)
      : applications.update(owner, due.application.id, { ...completed(due.application), ...patch })
  }
  return (
    item: AgendaItemOf<'application'> | AgendaItemOf<'contact'> | AgendaItemOf<'careerGoal'>,
    verb: Verb,
  ): Deed | undefined => {
    if (item.kind === 'careerGoal') return verb === 'done' ? goalDeed(item) : undefined
    const due: Due =
      item.kind === 'contact'
        ? { kind: item.kind, contact: item.record }
        : { kind: item.kind, application: item.record }
    const dates =
      due.kind === 'contact'
        ? { ultimoContato: due.contact.ultimoContato, proximoContato: due.contact.proximoContato }
        : { proximoContato: due.application.proximoContato }
    const deed = {
      back: () => nothingLeft(write(due, dates)),
      refused: refusedAs(item.kind === 'contact' ? 'saveContact' : 'saveApplication'),
    }
    if (verb === 'done') {
      const patch = markDone(due, todayOf(means))
      return {
        ...deed,
        message: words.done(item.title),
        ticked: { ...patch },
        write: () => write(due, patch),
      }
    }
    if (verb === 'postpone')
      return {
        ...deed,
        message: words.inAWeek(item.title),
        write: () => write(due, postpone(due, todayOf(means))),
      }
    return undefined
  }
}

function moneyDeeds({ owner, finances, book }: DeedMeans) {
  return ({ record, title }: AgendaItemOf<'transaction'>, verb: Verb): Deed | undefined => {
    if (verb !== 'postpone') return undefined
    const before = book()
    const changes = editChanges(before, record, { ...record, data: addDays(record.data, 1) }, 'esta')
    return {
      message: words.tomorrow(title),
      write: async () => (await finances()).change(owner, changes),
      async back() {
        const way = wayBack(before, changes, book())
        if (way.left.length > 0) return CHANGED_SINCE
        return nothingLeft((await finances()).change(owner, way.changes))
      },
      refused: (code) => financeFailure('update', code),
    }
  }
}

function skillDeeds(means: DeedMeans) {
  const { owner, skills } = means
  const refused = (code: AppErrorCode) => skillFailure('update', code)
  return ({ record: { id, checkins }, title }: AgendaItemOf<'skill'>, verb: Verb): Deed | undefined => {
    const today = todayOf(means)
    const check = (note?: string) => skills.update(owner, id, {}, checkIn(today, note))
    if (verb === 'done') return { message: words.doneToday(title), write: () => check(), refused }
    if (verb === 'takeBack') {
      const note = checkins[today]
      return {
        message: words.notDone(title),
        write: () => skills.update(owner, id, {}, takeBack(today)),
        ...(note && { back: () => nothingLeft(check(note)) }),
        refused,
      }
    }
    if (verb !== 'skip') return undefined
    return {
      message: words.skipped(title),
      write: () => skills.update(owner, id, (skill) => skip(skill, today)),
      back: () => nothingLeft(skills.update(owner, id, (skill) => unskip(skill, today))),
      refused,
    }
  }
}

function readingDeeds(means: DeedMeans) {
  const { owner, readings } = means
  return ({ record, title }: AgendaItemOf<'reading'>, verb: Verb): Deed | undefined => {
    if (verb !== 'pagesOn' && verb !== 'pagesBack') return undefined
    const today = todayOf(means)
    const before = means.reading(record.id) ?? record
    const turned = (reading: Reading) =>
      stepPages(reading, verb === 'pagesOn' ? PAGE_STEP : -PAGE_STEP, today)
    const turn = (patch: PatchOf<ReadingDraft, Reading>) =>
      readings.update(owner, record.id, patch, (reading, changed) => pagesLogged(reading, changed, today))
    const after = { ...before, ...turned(before) }
    const { paginasLidas, status, dataTermino } = before
    return {
      message: words.atPage(title, after),
      write: () => turn(turned),
      ...(after.status !== 'Lendo' && {
        ticked: { status: after.status },
        back: () => nothingLeft(turn({ paginasLidas, status, dataTermino })),
      }),
      refused: (code) => readingFailure('progress', code),
    }
  }
}
