import type { AgendaItemOf } from '@caderno/domain/agenda'
import type {
  Applied,
  FailureOf,
  IsoDate,
  LiveQuery,
  ModuleService,
  OtherReading,
  UserId,
  Write,
} from '@caderno/domain/kernel'
import type { Preferences } from '@caderno/domain/shell'
import type { ModuleId, ModuleKindName, ModuleSources } from '@caderno/domain/modules'
import type { ReactNode } from 'react'
import type { Services } from '../hooks/services.tsx'

/** Whether what a module keeps is there. */
export type ModuleState = 'ready' | 'loading' | 'failed'
export type SourceQueries = { readonly [Name in keyof ModuleSources]: LiveQuery<ModuleSources[Name]> }

/** The props of a feature's `DashboardCard`, listed in dashboard-parts.ts. */
export interface CardProps<Name extends keyof ModuleSources = keyof ModuleSources> {
  sources: Pick<ModuleSources, Name>
  state: ModuleState
  preferences: Preferences | undefined
  today: IsoDate
}

/** What the search asks of a module, and its sources: the `module-ui.ts` of its feature, listed in parts.ts. */
export interface ModuleUi<
  Name extends keyof ModuleSources = keyof ModuleSources,
  Kind extends ModuleKindName = ModuleKindName,
> {
  readonly id: ModuleId
  /** What is kept of one owner, live. */
  open(services: Services, owner: UserId): Pick<SourceQueries, Name>
  /** What the owner can do with it: its commands. */
  service(services: Services, owner: UserId): ModuleService
  /** A visitor keeps something too. */
  readonly forGuests?: boolean
  readonly kinds: { readonly [One in Kind]: KindPart }
  /** The tabs of its screen, as it names them, and other words by which one is asked for. */
  readonly tabs?: readonly (readonly [id: string, name: string, words?: string])[]
}

export interface KindPart {
  /** The name of many, in the search. */
  readonly name: string
  /** The tab of the screen on which they stand. */
  readonly tab?: string
  /** What makes a new one is called, and other words by which it is asked for. */
  readonly create?: readonly [label: string, words?: string]
}

/** What a line would add, in one sentence, or why it adds nothing. */
export type QuickRead =
  | {
      readonly sentence: string
      /** The word on the button; «Lançar» without one. */
      readonly button?: string
      /** What else it may mean. */
      readonly others: readonly OtherReading[]
      add(service: ModuleService): AgendaChange
    }
  // `isUnknown`: it may be a line of another module.
  | { readonly refusal: string; readonly isUnknown?: boolean }

/** What a line typed in the search or in «Hoje» would add to a module; undefined where it is no line of it. In `quick-line.ts` of its feature. */
export type ReadLine = (line: string, sources: ModuleSources, today: IsoDate) => QuickRead | undefined

/** What can be done with a thing where it stands in «Hoje». */
export type AgendaAct = 'done' | 'takeBack' | 'skip' | 'postpone' | 'stepOn' | 'stepBack' | 'miss' | 'attend'

/** A change that was asked for in «Hoje». */
export interface AgendaChange<Failure extends string = string> {
  readonly write: Write<Applied>
  /** The kind of failure, as the service has it. */
  readonly failure: Failure
  words(changed: unknown): string
  /** False where the thing stays in the list with a button that makes it undone. */
  isOffered?(changed: unknown): boolean
}

/** A button at the end of a row of «Hoje»; without an act it opens the record's screen. The main one is what the thing asks for. */
export interface RowButton {
  readonly label: string
  readonly act?: AgendaAct
  readonly isMain?: boolean
}

/** −10 and +10 at the end of a row, by what they say. */
interface RowStepper {
  readonly decreaseLabel: string
  readonly increaseLabel: string
}

/** What «Hoje» asks of a module: the `agenda.ts` of its feature, listed in dashboard-parts.ts. */
export type AgendaParts<
  Kind extends ModuleKindName = ModuleKindName,
  Service extends ModuleService = ModuleService,
> = {
  readonly [One in Kind]: AgendaPart<One, Service>
}

export interface AgendaPart<Kind extends ModuleKindName, Service extends ModuleService = ModuleService> {
  /** «Faltam 3 dias para guardar» */
  readonly leftFor?: string
  /** What is said beside a thing to do, besides its day. */
  details(item: AgendaItemOf<Kind>, today: IsoDate): readonly string[]
  /** What is said in the place of its day; undefined where its day is. */
  when?(item: AgendaItemOf<Kind>): string | undefined
  /** When it runs on its day; the soonest that is not over stands on top of «Hoje», with what `ifMissed` says. */
  hours?(item: AgendaItemOf<Kind>): readonly { readonly inicio: string; readonly fim: string }[]
  /** «restam 12 → 10» */
  ifMissed?(item: AgendaItemOf<Kind>): readonly ReactNode[]
  /** Ticked off by a round button; `pointer`: hidden from keyboard and screen reader, because a button beside it does the same. */
  readonly tick?: 'button' | 'pointer'
  buttons(item: AgendaItemOf<Kind>): readonly RowButton[] | RowStepper
  /** Makes the change; undefined where there is none to make. */
  act?(
    service: Service,
    item: AgendaItemOf<Kind>,
    act: AgendaAct,
    today: IsoDate,
  ): AgendaChange<FailureOf<Service>> | undefined
  /** The fields of the record that say that it is done: it stays in the list, struck through, for as long as the record has it as the act left it. */
  readonly doneFields?: readonly string[]
  /** True if it can still be worked on today though it is done for today: a book after today's pages. */
  goesOn?(item: AgendaItemOf<Kind>): boolean
}
