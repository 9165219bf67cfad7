import { expect, it } from 'vitest'
import { createSettled } from './settled.ts'

const patienceMs = 1000

function begunAt(id: number) {
  const settled = createSettled(patienceMs)
  settled.begin(id)
  return settled
}

it('follows events that come in their order', () => {
  const settled = begunAt(10)
  for (const id of [11, 12, 13]) settled.see(id, 0)
  expect(settled.upTo).toBe(13)
})

it('waits for one that comes later than its successors', () => {
  const settled = begunAt(10)
  for (const id of [12, 14, 13]) settled.see(id, 0)
  expect(settled.upTo).toBe(10)
  settled.see(11, 1)
  expect(settled.upTo).toBe(14)
})

it('gives up one that never comes, and waits for the next gap anew', () => {
  const settled = begunAt(10)
  settled.see(12, 0)
  settled.see(14, 900)
  expect(settled.upTo).toBe(10)
  settled.see(15, 1000)
  expect(settled.upTo).toBe(12)
  settled.see(16, 1900)
  expect(settled.upTo).toBe(16)
})

it('knows nothing before it has begun', () => {
  const settled = createSettled(patienceMs)
  settled.see(12, 0)
  expect(settled.upTo).toBe(null)
  settled.begin(11)
  settled.see(13, 1)
  expect(settled.upTo).toBe(13)
})
