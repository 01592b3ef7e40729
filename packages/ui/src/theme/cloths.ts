/** Cloth and print of drawn book covers; the print is readable on its cloth. */
export const CLOTHS = [
  ['#2F4858', '#F2E6CF'],
  ['#7A2E2E', '#F6DFC8'],
  ['#3D5A45', '#EFE6C9'],
  ['#C9A24B', '#33270F'],
  ['#4A3B63', '#EBDDF0'],
  ['#D9C8AE', '#4A3A22'],
  ['#8C4A2A', '#FBE6D0'],
  ['#274C4A', '#D7ECE3'],
] as const satisfies readonly (readonly [cloth: string, print: string])[]
