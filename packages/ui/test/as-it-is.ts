/** The play of a story that only shows a state; what happens in it is told by the story that it shares its state with. */
export const asItIs = (): void => undefined
