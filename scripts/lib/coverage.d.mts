export function isProof(file: string): boolean
export function coverageOf(
  specification: string,
  files: readonly { readonly file: string; readonly text: string }[],
): { readonly page: string; readonly problems: readonly string[] }
