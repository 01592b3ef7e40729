export { isCpf } from './cpf-and-phone.ts'
export { concealCpf, maskCpf, maskPhone } from './masks.ts'
export { drawMatricula, enrollWithMatricula } from './matricula.ts'
export { MATRICULA_FAILURE, PROFILE_FAILURE, PROFILE_QUEUED, PROFILE_SAVED } from './messages.ts'
export type { Students } from './ports.ts'
export {
  EMPTY_FORM,
  profileErrors,
  profilePatch,
  type ProfileValues,
  profileValues,
  type RegistrationForm,
  studentOf,
} from './profile.ts'
export { createRegistration, openAccount, type Registration } from './register.ts'
export { EDUCATION_LEVELS, fieldsOfLevel, type LevelField, MODALITIES, SHIFTS } from './school.ts'
export { nextStep, openStep, previousStep, stepProgress, STEPS } from './steps.ts'
export { newStudent, type Student, type StudentPatch, studentSchema, withoutPasswords } from './student.ts'
