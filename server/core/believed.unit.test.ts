import { expect, it } from 'vitest'
import { createBelieved } from './believed.ts'

/** What is believed of words, by a clock and a feed that the test moves. */
function believing() {
  const downs: (() => void)[] = []
  const feed = { isUp: true, onDown: (react: () => void) => void downs.push(react) }
  let now = 0
  const clock = { now: () => new Date(now) }
  const believed = createBelieved<string>(feed, clock, 2)
  return {
    ...believed,
    later: (ms: number) => {
      now += ms
    },
    fall: () => {
      feed.isUp = false
      for (const react of downs) react()
    },
  }
}

it('what the database says is believed for a minute, until it is forgotten', () => {
  const { asking, find, forget, later } = believing()
  asking('a')('ann')
  later(59_000)
  expect(find('a')).toBe('ann')
  later(1_000)
  expect(find('a')).toBeUndefined()
  asking('a')('ann')
  asking('b')('bob')
  forget((value) => value === 'ann')
  expect([find('a'), find('b')]).toEqual([undefined, 'bob'])
})

it('what was asked before something was forgotten is not believed', () => {
  const { asking, find, forget } = believing()
  const believe = asking('a')
  forget(() => false)
  believe('ann')
  expect(find('a')).toBeUndefined()
})

it('while announcements may be missed nothing is', () => {
  const { asking, find, fall } = believing()
  asking('a')('ann')
  const believe = asking('b')
  fall()
  believe('bob')
  expect([find('a'), find('b')]).toEqual([undefined, undefined])
})

it('and never more than so many', () => {
  const { asking, find } = believing()
  for (const key of ['a', 'b', 'c']) asking(key)(key)
  expect([find('a'), find('c')]).toEqual([undefined, 'c'])
})
