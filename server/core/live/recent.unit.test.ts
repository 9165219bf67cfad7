import { expect, it } from 'vitest'
import type { RecordedEvent } from '../events.ts'
import { createRecent } from './recent.ts'

const event = (id: number) => ({ id }) as RecordedEvent
const idsOf = (events: RecordedEvent[] | null) => events?.map(({ id }) => id) ?? null

function recentOf(ids: number[], { begunAt = 10, atMost = 3 } = {}) {
  const recent = createRecent(atMost)
  recent.begin(begunAt)
  for (const id of ids) recent.see(event(id))
  return recent
}

it('gives what was handed on after an id, in the order of ids', () => {
  expect(idsOf(recentOf([12, 11, 13]).since(11))).toEqual([12, 13])
  expect(idsOf(recentOf([12, 11, 13]).since(13))).toEqual([])
})

it('knows nothing before it has begun, and nothing of what was before', () => {
  expect(createRecent(3).since(5)).toBeNull()
  expect(idsOf(recentOf([11]).since(9))).toBeNull()
  expect(idsOf(recentOf([11]).since(10))).toEqual([11])
})

it('does not answer where one it has dropped would be missing, also one that came late or before it began', () => {
  const recent = recentOf([11, 12, 13, 14])
  expect(recent.since(10)).toBeNull()
  expect(idsOf(recent.since(11))).toEqual([12, 13, 14])
  const late = recentOf([14, 11, 12, 13])
  expect(late.since(13)).toBeNull()
  expect(idsOf(late.since(14))).toEqual([])
  const early = createRecent(1)
  early.see(event(20))
  early.see(event(21))
  early.begin(10)
  expect(early.since(19)).toBeNull()
  expect(idsOf(early.since(20))).toEqual([21])
})
