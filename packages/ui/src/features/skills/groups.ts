import { byText, type IsoDate } from '@caderno/domain/kernel'
import { byUrgency, isConcluded, isToCome, type Skill } from '@caderno/domain/skills'

/** The sheet on which a skill stands. */
export type Place = 'andamento' | 'comecar' | 'pausadas' | 'concluidas'
export interface Placed {
  readonly skill: Skill
  readonly place: Place
}

function placeOf(skill: Skill, today: IsoDate): Place {
  if (isConcluded(skill)) return 'concluidas'
  if (!skill.ativo) return 'pausadas'
  return isToCome(skill, today) ? 'comecar' : 'andamento'
}

/** Each on its sheet, the most urgent first; after them what has yet to begin, by its start. */
export function placesOf(skills: readonly Skill[], today: IsoDate): readonly Placed[] {
  const placed = byUrgency(skills, today).map((skill): Placed => ({ skill, place: placeOf(skill, today) }))
  const beginsOn = ({ skill, place }: Placed) => (place === 'comecar' ? skill.dataInicio : '')
  return placed.toSorted((a, b) => byText(beginsOn(a), beginsOn(b)))
}

/** Where they stand while somebody is at one of them: each keeps its place though its progress has changed, so that a second press meets the same one. */
export function stillPlaces(before: readonly Placed[], now: readonly Placed[]): readonly Placed[] {
  const ranks = new Map(before.map(({ skill, place }, rank) => [skill.id, { place, rank }]))
  const rankOf = ({ skill }: Placed) => ranks.get(skill.id)?.rank ?? before.length
  return now
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .map((placed) => ({ ...placed, place: stillPlace(ranks.get(placed.skill.id)?.place, placed.place) }))
}

/** A pause was asked for and shows at once. */
const stillPlace = (before: Place | undefined, now: Place): Place =>
  before && before !== 'pausadas' && now !== 'pausadas' ? before : now
