/** D23. */
export const COMPANY_REQUIRED = 'Empresa é obrigatória'
export const POSITION_REQUIRED = 'Vaga é obrigatória'
export const GOAL_REQUIRED = 'Meta é obrigatória'
