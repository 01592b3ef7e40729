/** Of the heading over the sheets. */
export const HEADING_ID = 'suas-habilidades'
/** Of the button that a skill's name is. */
export const titleIdOf = (id: string): string => `habilidade-${id}`
