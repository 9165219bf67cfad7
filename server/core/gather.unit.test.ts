import { expect, test } from 'vitest'
import { DatabaseUnavailable } from '../platform/db/retry.ts'
import { gather, gatherReads, type Outcome } from './gather.ts'

interface Call {
  name: string
}

/** Gathers calls by name, and tells which were done together and which alone. */
function given(outcomeOf: (name: string) => Outcome<string> | undefined, groups = 1) {
  const done: string[] = []
  const send = gather<Call, string>({
    async together(calls) {
      const names = calls.map(({ name }) => name).join('')
      done.push(names)
      await new Promise((goOn) => setTimeout(goOn, 5))
      const outcomes = calls.map((call) => [call, outcomeOf(call.name)] as const)
      return new Map(outcomes.flatMap(([call, told]) => (told ? [[call, told]] : [])))
    },
    async alone({ name }) {
      done.push(`alone ${name}`)
      if (name === 'x') throw new Error('x is bad')
      return `${name} alone`
    },
    groups,
    most: 3,
  })
  return { done, send: (...names: string[]) => names.map((name) => send({ name })) }
}

test('calls of one moment are done together, so many at most, and those that come meanwhile after them', async () => {
  const { done, send } = given((value) => ({ value }))
  const first = send('a', 'b', 'c', 'd')
  await new Promise((goOn) => setTimeout(goOn, 2))
  const second = send('e', 'f')
  expect(await Promise.all([...first, ...second])).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  expect(done).toEqual(['abc', 'def'])
})

test('each has its own answer, and what is left is done alone', async () => {
  const refused = new Error('too often')
  const { done, send } = given((name) =>
    name === 'a' ? { value: 'a' } : name === 'b' ? { refused } : undefined,
  )
  const [a, b, c] = await Promise.allSettled(send('a', 'b', 'c'))
  expect([a, b, c]).toMatchObject([{ value: 'a' }, { reason: refused }, { value: 'c alone' }])
  expect(done).toEqual(['abc', 'alone c'])
})

test('of a group that fails each is done alone; one that is bad takes no other with it', async () => {
  const { done, send } = given((value) => {
    if (value === 'x') throw new Error('the group failed')
    return { value }
  })
  const told = await Promise.allSettled(send('a', 'x', 'b'))
  expect(told.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(done).toEqual(['axb', 'alone a', 'alone x', 'alone b'])
})

test('while the database is away nobody waits for it twice', async () => {
  const { done, send } = given(() => {
    throw new DatabaseUnavailable('away')
  })
  const told = await Promise.allSettled(send('a', 'b'))
  expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(done).toEqual(['ab'])
})

test('what is asked for at one moment is found by one reading, each key once, and nothing stays unanswered', async () => {
  const read: string[] = []
  const find = gatherReads(async (keys) => {
    read.push(keys.join(''))
    return new Map(keys.filter((key) => key !== 'x').map((key) => [key, key.toUpperCase()]))
  })
  expect(await Promise.all(['a', 'b', 'x', 'a'].map(find))).toEqual(['A', 'B', undefined, 'A'])
  expect(read).toEqual(['abx'])
})

test('who may wait is read with those that come in the meantime, also after a reading has ended', async () => {
  const read: string[] = []
  const find = gatherReads(
    async (keys) => {
      read.push(keys.join(''))
      await new Promise((goOn) => setTimeout(goOn, 5))
      return new Map(keys.map((key) => [key, key]))
    },
    { waitsMs: 30 },
  )
  const found: Promise<string | undefined>[] = []
  for (const key of 'abcdefgh') {
    found.push(find(key))
    await new Promise((goOn) => setTimeout(goOn, 10))
  }
  expect((await Promise.all(found)).join('')).toBe('abcdefgh')
  expect(read.length).toBeLessThan(5)
})
