import { expect, test } from 'vitest'
import { isWaiting, keepOnce, keepPress, type Press, pressesOf } from './presses.ts'

let seq = 0
const pressed = (technicianId: string, step: 'work' | 'finish'): Press => ({
  call: 'step',
  body: { step, occurredAt: '2026-03-01T12:00:00.000Z' },
  id: `press-${++seq}`,
  technicianId,
  jobId: 'job',
  title: 'Tire',
  seq,
  clockOffset: 0,
  isTried: false,
})

test('a step that is tapped twice waits once, also at the same moment', async () => {
  const ids = await Promise.all([
    keepOnce(pressed('marco', 'finish')),
    keepOnce(pressed('marco', 'finish')),
  ])
  await keepOnce(pressed('marco', 'finish'))
  expect(new Set(ids).size).toBe(1)
  expect(pressesOf('marco').map(({ id }) => id)).toEqual([ids[0]])
})

test('another step waits beside it, and the same one anew where the first was not taken', async () => {
  const work = pressed('ana', 'work')
  await keepOnce(work)
  await keepOnce(pressed('ana', 'finish'))
  expect(pressesOf('ana').filter(isWaiting)).toHaveLength(2)
  await keepPress({ ...work, refusal: 'Work starts after you have arrived.' })
  await keepOnce(pressed('ana', 'work'))
  expect(pressesOf('ana').filter(isWaiting)).toHaveLength(2)
})
