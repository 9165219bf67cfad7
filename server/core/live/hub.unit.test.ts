import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { RecordedEvent } from '../events.ts'
import { createHub, type LiveStream, sliceSize } from './hub.ts'

const fail = (error: unknown) => {
  throw error
}
const event = { name: 'request_opened' } as RecordedEvent

function streamsOn(hub: ReturnType<typeof createHub>, topic: string, count: number) {
  const heard: string[][] = []
  const streams = Array.from({ length: count }, (_, at): LiveStream => {
    const own: string[] = []
    heard.push(own)
    const stream: LiveStream = {
      topics: [topic, `own:${at}`],
      language: 'en-US',
      write: (chunk) => own.push(String(chunk)),
      end: () => hub.remove(stream),
    }
    hub.add(stream)
    return stream
  })
  return { heard, streams }
}

test('few hear of an event at once', () => {
  const hub = createHub(fail)
  const { heard } = streamsOn(hub, 'board', 3)
  hub.publish(event, ['board', 'own:1'], () => 'news')
  expect(heard).toEqual([['news'], ['news'], ['news']])
})

test('many hear of it after whoever caused it has gone on, some at a time, and all others have their turn between', async () => {
  const hub = createHub(fail)
  const { heard } = streamsOn(hub, 'board', 4 * sliceSize)
  const reached = () => heard.filter(({ length }) => length > 0).length
  hub.publish(event, ['board'], () => 'news')
  const counts = [reached()]
  while (reached() < heard.length) {
    await turn()
    counts.push(reached())
  }
  expect(counts[0]).toBe(0)
  for (const [at, count] of counts.entries())
    expect(count - (counts[at - 1] ?? 0)).toBeLessThanOrEqual(sliceSize)
})

test('each stream hears events in their order; one that ends meanwhile hears nothing more, one that comes later asks for itself', async () => {
  const hub = createHub(fail)
  const { heard, streams } = streamsOn(hub, 'board', 2 * sliceSize)
  const late = streamsOn(hub, 'later', 1)
  hub.publish(event, ['board'], () => 'first')
  hub.publish(event, ['own:7'], () => 'second')
  hub.publish(event, ['later'], () => 'first of another')
  streams.at(-1)?.end()
  await expect.poll(() => late.heard).toEqual([['first of another']])
  expect(heard[7]).toEqual(['first', 'second'])
  expect(heard.at(-1)).toEqual([])
  expect(heard.at(-2)).toEqual(['first'])
})

test('a sign of life comes behind what was published before it, so its place to resume from leaves nothing out', async () => {
  const hub = createHub(fail)
  const { heard } = streamsOn(hub, 'board', 2 * sliceSize)
  hub.publish(event, ['board'], () => 'news')
  hub.beat('id: 7')
  await expect.poll(() => heard.at(-1)).toEqual(['news', 'id: 7'])
  expect(heard.every((own) => own.join() === 'news,id: 7')).toBe(true)
})

test('it knows which topics have ended since, and says so too where it has forgotten', () => {
  const hub = createHub(fail)
  hub.end('session:1')
  const begun = hub.endings
  expect(hub.hasEndedSince(begun, ['session:1'])).toBe(false)
  hub.end('session:2')
  expect(hub.hasEndedSince(begun, ['session:1', 'board'])).toBe(false)
  expect(hub.hasEndedSince(begun, ['session:2', 'board'])).toBe(true)
  for (let at = 0; at < 1_000; at++) hub.end(`request:${at}`)
  expect(hub.hasEndedSince(begun, ['session:1'])).toBe(true)
})
