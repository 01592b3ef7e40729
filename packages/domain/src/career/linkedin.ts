import { percentOf } from './statistics.ts'

/** The checklist of a good profile; the ids are stored. */
export const LINKEDIN_ITEMS = [
  { id: 'foto', texto: 'Foto recente, de rosto, com fundo simples' },
  { id: 'headline', texto: 'Título que diz o que você estuda e a vaga que procura' },
  { id: 'resumo', texto: 'Resumo com o que você sabe fazer e o que quer aprender' },
  {
    id: 'experiencias',
    texto: 'Experiências com o que você fez e no que deu: trabalho, projetos e voluntariado contam',
  },
  { id: 'habilidades', texto: 'Pelo menos 10 habilidades' },
  { id: 'conexoes', texto: 'Pelo menos 50 conexões' },
] as const

/** How much of the checklist is done; an unknown id counts for nothing, and one that stands twice counts once. */
export const linkedinPercent = (ids: readonly string[]): number =>
  percentOf(LINKEDIN_ITEMS.filter(({ id }) => ids.includes(id)).length, LINKEDIN_ITEMS.length)
