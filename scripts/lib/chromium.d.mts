export const TEST_ARGS: readonly string[]
export const SHORT_LIVED: string
export function findChromium(env?: NodeJS.ProcessEnv): string | undefined
