export const TEST_ARGS: readonly string[]
export function findChromium(env?: NodeJS.ProcessEnv): string | undefined
