export * from './skill.ts'
