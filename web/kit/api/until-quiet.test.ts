import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { untilQuiet } from './until-quiet.ts'

const seconds = (count: number) => vi.advanceTimersByTimeAsync(1000 * count)
let lookAgain: Set<() => void>

beforeEach(() => {
  vi.useFakeTimers()
  lookAgain = new Set()
  const listening = {
    addEventListener: (_: string, hear: () => void) => lookAgain.add(hear),
    removeEventListener: (_: string, hear: () => void) => lookAgain.delete(hear),
  }
  vi.stubGlobal('document', { ...listening, visibilityState: 'visible' })
  for (const [name, value] of Object.entries(listening)) vi.stubGlobal(name, value)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A stream with a reader: what it has heard, and how it has ended. */
async function reading() {
  const sending = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>()
  const writer = sending.writable.getWriter()
  const { body } = await untilQuiet(Promise.resolve(new Response(sending.readable)))
  let isFailed = false
  let isDone = false
  let heard = 0
  const read = async () => {
    for await (const _ of body ?? []) heard++
    isDone = true
  }
  read().catch(() => {
    isFailed = true
  })
  return {
    say: () => writer.write(new TextEncoder().encode(': still here\n\n')),
    close: () => writer.close(),
    heard: () => heard,
    isFailed: () => isFailed,
    isDone: () => isDone,
  }
}

test('a stream lasts as long as its server gives signs of life', async () => {
  const stream = await reading()
  for (let sign = 0; sign < 9; sign++) {
    await seconds(20)
    await stream.say()
  }
  await seconds(0)
  expect(stream.heard()).toBe(9)
  expect(stream.isFailed()).toBe(false)
})

test('it fails after a minute without one, and listens to nothing any longer', async () => {
  const stream = await reading()
  await stream.say()
  await seconds(59)
  expect(stream.isFailed()).toBe(false)
  await seconds(1)
  expect(stream.isFailed()).toBe(true)
  expect(lookAgain.size).toBe(0)
})

test('whoever looks at the page again, or has a network again, waits for one sign at most', async () => {
  const [fresh, quiet] = [await reading(), await reading()]
  await seconds(20)
  await fresh.say()
  await seconds(6)
  for (const look of [...lookAgain]) look()
  await seconds(0)
  expect([fresh.isFailed(), quiet.isFailed()]).toEqual([false, true])
})

test('an answer that never begins is lost sooner', async () => {
  const failing = untilQuiet(new Promise<Response>(() => {})).catch((error: unknown) => error)
  await seconds(20)
  expect(await failing).toBeInstanceOf(Error)
})

test('one that its server ends has ended, and does not fail', async () => {
  const stream = await reading()
  await stream.close()
  await seconds(120)
  expect([stream.isDone(), stream.isFailed(), lookAgain.size]).toEqual([true, false, 0])
})
