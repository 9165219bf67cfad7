import { expect, test } from 'vitest'
import { saysMore } from './says-more.ts'

const bare = {
  preferredTime: 'asap',
  scheduledAt: null,
  details: {},
  additionalNotes: null,
  budget: null,
}

test('a card has details to open only where something is said that does not stand above', () => {
  expect(saysMore(bare, true)).toBe(false)
  const problem = { ...bare, details: { problemDescription: 'Left steer tire blew out' } }
  expect(saysMore(problem, true)).toBe(false)
  expect(saysMore(problem, false)).toBe(true)
  expect(saysMore({ ...bare, additionalNotes: 'Blue cab' }, true)).toBe(true)
  expect(saysMore({ ...bare, details: { hasSpareTire: 'yes' } }, true)).toBe(true)
})
