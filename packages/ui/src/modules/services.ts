import { createCareerService } from '@caderno/domain/career'
import { createFinanceService } from '@caderno/domain/finance'
import { AppError, type ModuleService, type UserId, GUEST } from '@caderno/domain/kernel'
import type { ModuleId } from '@caderno/domain/modules'
import { createReadingService } from '@caderno/domain/reading'
import { createSemesterService } from '@caderno/domain/semester'
import { createSkillsService } from '@caderno/domain/skills'
import type { Services } from '../hooks/services.tsx'

type Open = (services: Services, owner: UserId) => ModuleService | Promise<ModuleService>

/** The commands of each module. Loaded with the first thing that is done in «Hoje», or undone where its screen was left. */
const SERVICES: Readonly<Record<ModuleId, Open>> = {
  carreira: async ({ career, clock }, owner) => createCareerService({ ...(await career()), clock }, owner),
  financas: async ({ finances, ids, clock }, owner) =>
    createFinanceService({ finances: await finances(), ids, clock }, owner),
  habilidades: createSkillsService,
  leitura: createReadingService,
  semestre: createSemesterService,
}

/** Of a module, by its id; `owner` null is a guest. */
export async function serviceOf(
  services: Services,
  module: string,
  owner: UserId | null,
): Promise<ModuleService> {
  if (!Object.hasOwn(SERVICES, module)) throw new AppError('invalid-record')
  return SERVICES[module as ModuleId](services, owner ?? GUEST)
}
