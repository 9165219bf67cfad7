import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createGate } from './gate.ts'

test('no more than so many run at once, the others wait in order', async () => {
  const gate = createGate({ atOnce: 2, waiting: 10 })
  const started: number[] = []
  let running = 0
  let most = 0
  const work = (n: number) =>
    gate(async () => {
      started.push(n)
      most = Math.max(most, ++running)
      await wait(2)
      running--
      return n
    })
  expect(await Promise.all([1, 2, 3, 4, 5, 6].map(work))).toEqual([1, 2, 3, 4, 5, 6])
  expect(most).toBe(2)
  expect(started).toEqual([1, 2, 3, 4, 5, 6])
})

test('who comes when the line is full is refused at once and may come again', async () => {
  const gate = createGate({ atOnce: 1, waiting: 1 })
  const first = gate(() => wait(20))
  const second = gate(() => wait(1))
  await expect(gate(() => wait(1))).rejects.toMatchObject({ code: 'unavailable', status: 503 })
  await Promise.all([first, second])
  await expect(gate(async () => 'done')).resolves.toBe('done')
})

test('work that fails gives its place to the next', async () => {
  const gate = createGate({ atOnce: 1, waiting: 5 })
  const failing = gate(() => Promise.reject(new Error('no')))
  const next = gate(async () => 'done')
  await expect(failing).rejects.toThrow('no')
  await expect(next).resolves.toBe('done')
})
