import { describe, expect, it } from 'vitest'
import { effectOf, isAsWritten } from './record-effect.ts'

interface Draft {
  readonly progresso: number
  readonly checkins: Readonly<Record<string, string>>
}
const CHECKED = { checkins: { '2026-11-19': 'Feito', '2026-11-20': '' } }

describe('what became of an update that was queued', () => {
  it('is that its fields are there, whatever else is', () => {
    const effect = effectOf<Draft>({ progresso: 50, dias: [1] }, {})
    expect(isAsWritten({ nome: 'Violão', progresso: 50, dias: [1] }, effect)).toBe(true)
    for (const other of [{ progresso: 60, dias: [1] }, { progresso: 50 }, {}, undefined])
      expect(isAsWritten(other, effect)).toBe(false)
  })

  it('is of a map that the entries which were put are there and the others gone, whatever another device put beside them', () => {
    const put = effectOf<Draft>({}, { checkins: { '2026-11-20': '' } })
    const taken = effectOf<Draft>({}, { checkins: { '2026-11-20': null } })
    expect([isAsWritten(CHECKED, put), isAsWritten(CHECKED, taken)]).toEqual([true, false])
    for (const checkins of [{}, { '2026-11-19': '' }, { '2026-11-20': 3 }, undefined, 'nenhum', null])
      expect(isAsWritten({ checkins }, put)).toBe(false)
    for (const checkins of [{}, { '2026-11-19': '' }, undefined, 'nenhum', null])
      expect(isAsWritten({ checkins }, taken)).toBe(true)
  })

  it('is of several updates what the last says of each entry', () => {
    const first = effectOf<Draft>(
      { progresso: 10 },
      { checkins: { '2026-11-18': 'Antes', '2026-11-20': 'Antes' } },
    )
    const last = effectOf<Draft>({}, { checkins: { '2026-11-18': null, '2026-11-20': '' } })
    expect(isAsWritten({ ...CHECKED, progresso: 10 }, { ...(first as object), ...(last as object) })).toBe(
      true,
    )
  })

  it('is of a new or removed record that it is there, or gone', () => {
    expect([
      isAsWritten({}, 'there'),
      isAsWritten(undefined, 'there'),
      isAsWritten({}, 'gone'),
      isAsWritten(undefined, 'gone'),
    ]).toEqual([true, false, false, true])
  })
})
