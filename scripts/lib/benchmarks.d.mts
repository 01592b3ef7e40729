export function whyOld(
  report: string,
  today: Date,
  changedSince: (commit: string) => readonly string[],
): string
