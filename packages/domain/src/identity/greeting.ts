/** By the hour of the day where the user is (§2, /boas-vindas). */
export function greeting(hour: number): string {
  if (hour < 12) return 'Bom dia'
  return hour < 18 ? 'Boa tarde' : 'Boa noite'
}

export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? ''

/** `Bom dia, Ana!`, or `Bom dia!` of somebody without a name. */
export function welcome(hour: number, name: string): string {
  const first = firstName(name)
  return first ? `${greeting(hour)}, ${first}!` : `${greeting(hour)}!`
}
