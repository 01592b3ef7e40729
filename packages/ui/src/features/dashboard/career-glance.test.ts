import { AppError, failed, firstData, LOADING, ready, type Snapshot } from '@caderno/domain/kernel'
import { anApplication, createFakeCareer } from '@caderno/domain/testing'
import { describe, expect, it, vi } from 'vitest'
import { applicationsOf, careerGlanceOf } from './career-glance.ts'

const TODAY = '2026-11-20'
const inPhases = (...fases: ('enviado' | 'entrevista' | 'aprovado' | 'rejeitado')[]) => fases.map((fase, at) => anApplication({ id: `c${at}`, fase }))

describe('careerGlanceOf', () => {
  it('counts all, the interviews, and how many got how far', () => {
    expect(careerGlanceOf(ready(inPhases('enviado', 'entrevista', 'entrevista', 'aprovado')), TODAY)).toEqual({ total: 4, interviews: 2, reached: [4, 3, 1] })
  })

  it('keeps the last data after a failure, and tells loading from failed', () => {
    const error = new AppError('storage-unavailable')
    expect(careerGlanceOf(failed(error, ready(inPhases('enviado'))), TODAY)).toMatchObject({ total: 1 })
    expect(careerGlanceOf(failed(error), TODAY)).toBe('failed')
    expect(careerGlanceOf(LOADING, TODAY)).toBe('loading')
  })
})

describe('applicationsOf', () => {
  it('are live once the career has come', async () => {
    const career = createFakeCareer({ applications: [anApplication()] })
    const query = applicationsOf(() => Promise.resolve(career), 'uid-ana')
    const seen: Snapshot<unknown>[] = []
    const close = query.subscribe(() => void seen.push(query.getSnapshot()))
    await vi.waitFor(() => expect(query.getSnapshot()).toMatchObject({ status: 'ready', data: [{ empresa: 'Embrapa' }] }))
    await career.applications.add('uid-ana', anApplication({ empresa: 'Fiocruz' }))
    await vi.waitFor(() => expect(query.getSnapshot()).toMatchObject({ data: [{}, { empresa: 'Fiocruz' }] }))
    close()
    const told = seen.length
    await career.applications.add('uid-ana', anApplication({ empresa: 'Tarde demais' }))
    expect(seen).toHaveLength(told)
  })

  it('fail when the career does not come', async () => {
    await expect(firstData(applicationsOf(() => Promise.reject(new AppError('network-request-failed')), 'uid-ana'))).rejects.toMatchObject({ code: 'network-request-failed' })
  })

  it('ask for nothing that nobody waits for any more', async () => {
    const career = createFakeCareer()
    const watch = vi.fn(career.applications.watch)
    const query = applicationsOf(() => Promise.resolve({ ...career, applications: { ...career.applications, watch } }), 'uid-ana')
    query.subscribe(() => undefined)()
    await Promise.resolve()
    expect(watch).not.toHaveBeenCalled()
  })
})
