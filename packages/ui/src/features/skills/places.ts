import type { IsoDate } from '@caderno/domain/kernel'
import { byUrgency, isConcluded, type Skill } from '@caderno/domain/skills'

/** The sheet on which a skill stands. */
export type Place = 'andamento' | 'pausadas' | 'concluidas'
export interface Placed {
  readonly skill: Skill
  readonly place: Place
}

const placeOf = (skill: Skill): Place => (isConcluded(skill) ? 'concluidas' : skill.ativo ? 'andamento' : 'pausadas')

/** The most urgent first, each on its sheet. */
export const placesOf = (skills: readonly Skill[], today: IsoDate): readonly Placed[] =>
  byUrgency(skills, today).map((skill) => ({ skill, place: placeOf(skill) }))

/** Where they stand while somebody is at one of them: each keeps its place though its progress has changed, so that a second press meets the same one. */
export function stillPlaces(before: readonly Placed[], now: readonly Placed[]): readonly Placed[] {
  const ranks = new Map(before.map(({ skill, place }, rank) => [skill.id, { place, rank }]))
  const rankOf = ({ skill }: Placed) => ranks.get(skill.id)?.rank ?? before.length
  return now.toSorted((a, b) => rankOf(a) - rankOf(b)).map((placed) => ({ ...placed, place: stillPlace(ranks.get(placed.skill.id)?.place, placed.place) }))
}

/** A pause was asked for and shows at once. */
const stillPlace = (before: Place | undefined, now: Place): Place => (before === 'andamento' && now === 'concluidas') || (before === 'concluidas' && now === 'andamento') ? before : now
