import { afterEach, expect, it, vi } from 'vitest'
import { DatabaseUnavailable } from '../platform/db/retry.ts'
import { createLog } from '../platform/log.ts'
import { createAside } from './aside.ts'
import { eachDue, eachOf } from './each-due.ts'

afterEach(() => vi.useRealTimers())

const log = createLog({ level: 'silent' })
const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }))

/** A deadline whose rows stay due; gives which of them each round has done. */
const rounds = (atOnce: number, failures: Record<string, Error>) => {
  const aside = createAside()
  return async () => {
    const done: string[] = []
    const find = async (atMost: number) => rows.slice(0, atMost)
    await eachDue({ aside, log }, { deadline: 'odd', atOnce, find }, async ({ id }) => {
      if (failures[id]) throw failures[id]
      done.push(id)
    }).catch((error) => done.push(error.name))
    return done.join(' ')
  }
}

it('a row that throws stands aside for a minute, and as many as would fill a round leave room for those behind', async () => {
  vi.useFakeTimers()
  const round = rounds(2, { a: new Error('odd'), b: new Error('odd') })
  expect(await round()).toBe('')
  expect(await round()).toBe('c d')
  vi.advanceTimersByTime(60_001)
  expect(await round()).toBe('')
})

it('where the database is away the round is over, and nothing stands aside for it', async () => {
  const failures: Record<string, Error> = { b: new DatabaseUnavailable('away') }
  const round = rounds(3, failures)
  expect(await round()).toBe('a DatabaseUnavailable')
  delete failures.b
  expect(await round()).toBe('a b c')
})

it('a row that somebody else holds ends one round and stands aside in the next', async () => {
  const cause = Object.assign(new Error('held'), { code: '55P03' })
  const round = rounds(3, { b: new DatabaseUnavailable('busy', { cause }) })
  expect(await round()).toBe('a DatabaseUnavailable')
  expect(await round()).toBe('a c d')
})

it('of rows that are leased already, one that throws leaves those behind it their turn', async () => {
  const done: string[] = []
  const count = await eachOf({ log }, 'leased', rows, async ({ id }) => {
    if (id === 'b') throw new Error('odd')
    done.push(id)
  })
  expect([count, done.join(' ')]).toEqual([3, 'a c d'])
})
