import { untilData } from '@caderno/domain/contracts'
import { describe, expect, it } from 'vitest'
import { createMarks } from '../../test/fake-firestore-part.ts'
import { ANA, BIA, screen, setup } from '../../test/gate.ts'

describe('late refusals', () => {
  const REFUSAL = { collection: 'leitura', code: 'permission-denied' } as const

  it('are told to the user whose write came back, until they are dismissed', async () => {
    const { ports, part } = setup()
    await ports.members.get('uid-ana')
    part.refuse(REFUSAL)
    expect(await untilData(ports.refusals.watch(), (list) => list.length === 1)).toEqual([REFUSAL])
    await ports.refusals.dismiss()
    expect(await untilData(ports.refusals.watch(), (list) => list.length === 0)).toEqual([])
  })

  it('are told after a reload, and to nobody else', async () => {
    const first = setup()
    await first.ports.members.get('uid-ana')
    first.part.refuse(REFUSAL)
    await untilData(first.ports.refusals.watch(), (list) => list.length === 1)
    const second = setup(BIA, first.marks)
    expect(await untilData(second.ports.refusals.watch())).toEqual([])
    second.become(ANA)
    expect(await untilData(second.ports.refusals.watch(), (list) => list.length === 1)).toEqual([REFUSAL])
    second.become(null)
    expect(await untilData(second.ports.refusals.watch(), (list) => list.length === 0)).toEqual([])
  })

  it('are all told when several come at once, and when nothing can be kept', async () => {
    const marks = createMarks()
    marks.break()
    const { ports, part } = setup(ANA, marks)
    await ports.members.get('uid-ana')
    part.refuse(REFUSAL)
    part.refuse({ collection: 'alunos', code: 'invalid-record' })
    expect(await untilData(ports.refusals.watch(), (list) => list.length === 2)).toEqual([
      REFUSAL,
      { collection: 'alunos', code: 'invalid-record' },
    ])
  })

  it('are told in every tab, and dismissed in all of them', async () => {
    const one = setup()
    const other = setup(ANA, one.marks)
    await Promise.all([one, other].map(({ ports }) => ports.members.get('uid-ana')))
    const shown = [one, other].map(({ ports }) => ports.refusals.watch())
    const stops = shown.map((query) => query.subscribe(() => undefined))
    const told = async (count: number) =>
      Promise.all(shown.map((query) => untilData(query, (list) => list.length === count)))
    one.part.refuse(REFUSAL)
    other.part.refuse({ collection: 'alunos', code: 'invalid-record' })
    expect(new Set((await told(2)).flat().map(({ collection }) => collection))).toEqual(
      new Set(['leitura', 'alunos']),
    )
    await other.ports.refusals.dismiss()
    await told(0)
    one.part.refuse(REFUSAL)
    expect(await told(1)).toEqual([[REFUSAL], [REFUSAL]])
    stops.forEach((stop) => stop())
  })

  it.each([[null], ['x'], [{ 0: REFUSAL }], [[1, null, { collection: 3 }]]])(
    'are not made of what else the device may hold: %j',
    async (damage) => {
      const marks = createMarks()
      marks.kept.set('recusas/uid-ana', damage)
      const { ports, part } = setup(ANA, marks)
      const { seen } = screen(ports.refusals.watch())
      await ports.members.get('uid-ana')
      part.refuse(REFUSAL)
      expect(await untilData(ports.refusals.watch(), (list) => list.length > 0)).toEqual([REFUSAL])
      expect(seen.map((each) => each.status)).not.toContain('failed')
    },
  )
})
