import { expect, test } from 'vitest'
import {
  isWaiting,
  keepOnce,
  keepPress,
  keepWithPlace,
  type Press,
  placeOf,
  pressesOf,
} from './presses.ts'

let seq = 0
const pressed = (by: string, step: 'arrive' | 'work' | 'finish'): Press => ({
  call: 'step',
  body: { step, occurredAt: '2026-03-01T12:00:00.000Z' },
  id: `press-${++seq}`,
  by,
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

test('asking for more that is tapped twice waits once beside a step, and on another job beside it', async () => {
  const work = pressed('sue', 'work')
  const more = (jobId: string): Press => ({
    ...work,
    id: `ask-${++seq}`,
    jobId,
    seq,
    call: 'more',
    rise: '12.00',
    body: { occurredAt: work.body.occurredAt, reason: 'waiting', lines: [] },
  })
  await keepOnce(work)
  await Promise.all([keepOnce(more('job')), keepOnce(more('job')), keepOnce(more('other'))])
  expect(pressesOf('sue').map(({ call, jobId }) => `${call} ${jobId}`)).toEqual([
    'step job',
    'more job',
    'more other',
  ])
})

test('an arrival waits at once, and learns where the phone was when that is known', async () => {
  const fix = { lat: 35, lng: -101, accuracyM: 12, fixedAt: '2026-03-01T12:00:04.000Z' }
  const place = Promise.withResolvers<typeof fix>()
  const arrival = pressed('lee', 'arrive')
  const id = await keepWithPlace(arrival, place.promise)
  expect(pressesOf('lee')).toEqual([arrival])
  place.resolve(fix)
  await placeOf(id)
  expect(pressesOf('lee')).toEqual([{ ...arrival, body: { ...arrival.body, fix } }])
  expect(placeOf(id)).toBeUndefined()
})

test('an arrival without a place is let go as it is, and one that was sent meanwhile stays as it was sent', async () => {
  const nowhere = pressed('kim', 'arrive')
  const id = await keepWithPlace(nowhere, Promise.resolve(undefined))
  await placeOf(id)
  expect(placeOf(id)).toBeUndefined()
  expect(pressesOf('kim')).toEqual([nowhere])

  const fix = { lat: 35, lng: -101, accuracyM: 12, fixedAt: '2026-03-01T12:00:04.000Z' }
  const place = Promise.withResolvers<typeof fix>()
  const sent = { ...pressed('pat', 'arrive'), isTried: true }
  await keepWithPlace(sent, place.promise)
  place.resolve(fix)
  await placeOf(sent.id)
  expect(pressesOf('pat')).toEqual([sent])
})
