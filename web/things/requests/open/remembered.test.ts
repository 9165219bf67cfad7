import { beforeEach, expect, test, vi } from 'vitest'
import { forgetRemembered, readRemembered, remember } from './remembered.ts'

let stored: Record<string, string>
beforeEach(() => {
  stored = {}
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored[name] ?? null,
    setItem: (name: string, value: string) => void Object.assign(stored, { [name]: value }),
    removeItem: (name: string) => void Reflect.deleteProperty(stored, name),
  })
})

test('the newest request comes first, and one that is followed again is there once', () => {
  remember({ id: 'a', token: 'of-a' })
  remember({ id: 'b', token: 'of-b' })
  remember({ id: 'a', token: 'newer-of-a' })
  expect(readRemembered()).toEqual([
    { id: 'a', token: 'newer-of-a' },
    { id: 'b', token: 'of-b' },
  ])
})

test('no more than five are kept, and nothing stays behind of the last that is forgotten', () => {
  for (const id of 'abcdefg') remember({ id, token: `of-${id}` })
  expect(readRemembered().map(({ id }) => id)).toEqual(['g', 'f', 'e', 'd', 'c'])
  for (const { id } of readRemembered()) forgetRemembered(id)
  expect(stored).toEqual({})
})

test('what is no request of ours counts as nothing', () => {
  for (const kept of ['null', '{"id":"a"}', '[null, {"id":7}, "x"]', 'no JSON']) {
    stored['open-requests'] = kept
    expect(readRemembered()).toEqual([])
  }
})
