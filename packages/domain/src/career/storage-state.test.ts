import { describe, expect, it } from 'vitest'
import { AppError, failed, LOADING, ready } from '../kernel/index.ts'
import { storageStateOf, type StorageFacts } from './storage-state.ts'

const calm = ready([])
const pending = ready([], { pending: true })
const broken = failed(new AppError('network-request-failed'))
const brokenWithOld = failed(new AppError('network-request-failed'), calm)
const stateOf = (over: Partial<StorageFacts>) =>
  storageStateOf({
    backend: 'firebase',
    guest: false,
    offline: false,
    memory: false,
    snapshots: [calm, calm],
    ...over,
  })

describe('in the cloud (§2.2, W14)', () => {
  it('claims to be there only when everything is confirmed', () => {
    expect(stateOf({})).toBe('cloud')
    expect(stateOf({ snapshots: [calm, pending] })).toBe('waiting')
    expect(stateOf({ snapshots: [calm, brokenWithOld] })).toBe('waiting')
    expect(stateOf({ snapshots: [calm, broken] })).toBe('waiting')
    expect(stateOf({ offline: true })).toBe('waiting')
  })

  it('is loading until all of it is known, and after a failure it is not', () => {
    expect(stateOf({ snapshots: [LOADING, calm] })).toBe('loading')
    expect(stateOf({ snapshots: [LOADING, pending] })).toBe('loading')
    expect(stateOf({ snapshots: [LOADING, broken] })).toBe('waiting')
  })

  it('never calls durable what a browser without storage holds', () => {
    expect(stateOf({ memory: true })).toBe('cloud')
    expect(stateOf({ memory: true, snapshots: [pending] })).toBe('tab')
    expect(stateOf({ memory: true, offline: true })).toBe('tab')
  })
})

describe('on this device (§2.2, W14)', () => {
  it.each([
    ['local', true, 'browser'],
    ['local', false, 'account'],
    ['firebase', true, 'browser'],
  ] as const)('on %s, guest: %s', (backend, guest, state) => {
    expect(stateOf({ backend, guest })).toBe(state)
    expect(stateOf({ backend, guest, offline: true, snapshots: [pending] })).toBe(state)
    expect(stateOf({ backend, guest, memory: true })).toBe('tab')
    expect(stateOf({ backend, guest, snapshots: [calm, broken] })).toBe('unread')
    expect(stateOf({ backend, guest, snapshots: [LOADING] })).toBe('loading')
  })
})
